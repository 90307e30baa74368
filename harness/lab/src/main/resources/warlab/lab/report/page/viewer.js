"use strict";
// The viewer of recorded games. Games come as JSON (see the package warlab.lab.report.replay);
// boards[game](position, move) draws a position and returns an element; the positions of a game
// without such a script are text to look at.
(function () {
  const DECIDED = 2000000000;
  const WIN = 2147483647;
  const TICK_MS = 600;

  const data = JSON.parse(document.getElementById("viewer-games").textContent);
  const viewer = document.getElementById("viewer");
  const chooser = document.getElementById("viewer-game");
  const about = document.getElementById("viewer-about");
  const board = document.getElementById("viewer-board");
  const moves = document.getElementById("viewer-moves");
  const curve = document.getElementById("viewer-curve");
  const slider = document.getElementById("viewer-slider");
  const place = document.getElementById("viewer-place");
  const player = viewer.querySelector("[data-step=play]");
  const copier = document.getElementById("viewer-copy");
  const filters = ["pairing", "result", "ending"].map((key) => [key, document.getElementById("find-" + key)]);
  const order = document.getElementById("find-length");

  let game = null;
  let positions = [];
  let ply = 0;
  let timer = null;

  // A position is a text, or what changed since the one before: word, kept letters in front and
  // behind, new letters between; word -1 is the whole text.
  function unpack(packed) {
    const texts = [];
    for (const entry of packed) {
      texts.push(typeof entry === "string" ? entry : change(texts[texts.length - 1], entry));
    }
    return texts;
  }

  function change(text, entry) {
    const words = entry[0] < 0 ? [text] : text.split(" ");
    for (let i = 0; i < entry.length; i += 4) {
      const at = Math.max(0, entry[i]);
      const old = words[at];
      words[at] = old.slice(0, entry[i + 1]) + entry[i + 3] + old.slice(old.length - entry[i + 2]);
    }
    return words.join(" ");
  }

  function scoreText(score) {
    if (score === null) {
      return "";
    }
    if (score > DECIDED) {
      return "wins by move " + (WIN - score);
    }
    if (score < -DECIDED) {
      return "loses by move " + (score + WIN + 1);
    }
    return (score > 0 ? "+" : "") + score.toLocaleString("en");
  }

  // Scores of different players have different scales: each is measured by its own usual size.
  function heights(side) {
    const own = game.moves.filter((move) => move[0] === side && move[2] !== null);
    const sizes = own.map((move) => Math.abs(move[2])).filter((size) => size <= DECIDED);
    sizes.sort((a, b) => a - b);
    const usual = sizes[Math.floor(sizes.length / 2)] || 1;
    return (score) => {
      const view = side === 0 ? score : -score;
      return Math.abs(score) > DECIDED ? Math.sign(view) : view / (Math.abs(view) + usual);
    };
  }

  function drawCurve() {
    curve.replaceChildren();
    if (game.moves.every((move) => move[2] === null)) {
      return;
    }
    const last = Math.max(1, game.moves.length);
    const svg = drawing.start({ viewBox: "0 -52 " + last * 10 + " 104", preserveAspectRatio: "none", "aria-label": "Scores, up is good for " + game.first });
    drawing.add(svg, "line", { x1: 0, x2: last * 10, y1: 0, y2: 0, stroke: "var(--line)", "vector-effect": "non-scaling-stroke" });
    for (const side of [0, 1]) {
      const height = heights(side);
      const points = [];
      game.moves.forEach((move, i) => {
        if (move[0] === side && move[2] !== null) {
          points.push(i * 10 + "," + (-50 * height(move[2])).toFixed(1));
        }
      });
      const colour = side === 0 ? "var(--first)" : "var(--second)";
      drawing.add(svg, "polyline", { points: points.join(" "), fill: "none", stroke: colour, "stroke-width": 2, "vector-effect": "non-scaling-stroke" });
    }
    drawing.add(svg, "line", { id: "viewer-now", y1: -52, y2: 52, stroke: "var(--pale)", "stroke-dasharray": "4 3", "vector-effect": "non-scaling-stroke" });
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      show(Math.round(((event.clientX - box.left) / box.width) * last));
    });
    curve.append(svg);
  }

  function listMoves() {
    moves.replaceChildren();
    game.moves.forEach((move, i) => {
      const item = document.createElement("li");
      const score = document.createElement("span");
      score.className = "score";
      score.textContent = scoreText(move[2]);
      const text = document.createElement("span");
      text.className = move[0] === 0 ? "first" : "second";
      text.textContent = move[1];
      item.append(score, text);
      item.addEventListener("click", () => show(i + 1));
      moves.append(item);
    });
  }

  function draw(position, move) {
    const make = boards[data.game];
    if (make) {
      return make(position, move);
    }
    const text = document.createElement("pre");
    text.textContent = position;
    return text;
  }

  function show(target) {
    ply = Math.max(0, Math.min(game.moves.length, target));
    const move = ply > 0 ? game.moves[ply - 1][1] : "";
    board.replaceChildren(draw(positions[ply], move));
    slider.value = ply;
    place.textContent = "move " + ply + " of " + game.moves.length;
    for (const old of moves.querySelectorAll("[aria-current]")) {
      old.removeAttribute("aria-current");
    }
    const item = moves.children[ply - 1];
    if (item) {
      item.setAttribute("aria-current", "step");
      moves.scrollTop = item.offsetTop - moves.clientHeight / 2;
    } else {
      moves.scrollTop = 0;
    }
    const now = document.getElementById("viewer-now");
    if (now) {
      now.setAttribute("x1", ply * 10);
      now.setAttribute("x2", ply * 10);
    }
    if (ply === game.moves.length) {
      stop();
    }
  }

  function stop() {
    clearInterval(timer);
    timer = null;
    player.textContent = "play";
  }

  function play() {
    if (timer !== null) {
      stop();
      return;
    }
    if (ply === game.moves.length) {
      show(0);
    }
    player.textContent = "pause";
    timer = setInterval(() => show(ply + 1), TICK_MS);
  }

  function step(where) {
    if (where === "play") {
      play();
      return;
    }
    stop();
    show({ first: 0, back: ply - 1, forward: ply + 1, last: game.moves.length }[where]);
  }

  function choose(number, target) {
    stop();
    game = data.games.find((each) => each.number === number);
    positions = unpack(game.positions);
    about.textContent = data.sides[0] + ": " + game.first + ", " + data.sides[1] + ": " + game.second + ". " +
      game.result[0].toUpperCase() + game.result.slice(1) + " after " + count(game.moves.length) + ": " + game.ending + ".";
    slider.max = game.moves.length;
    listMoves();
    drawCurve();
    show(target);
  }

  function count(moves) {
    return moves === 1 ? "1 move" : moves + " moves";
  }

  function title(each) {
    return each.number + ": " + each.first + " vs " + each.second + ", " + each.result + ", " +
      count(each.moves.length) + (each.reasons ? "; " + each.reasons : "");
  }

  // Lists the games that are looked for, and shows the first unless one of them is shown already.
  function find() {
    const found = data.games.filter((each) => filters.every(([key, list]) => !list.value || list.value === each[key]));
    if (order.value) {
      found.sort((a, b) => Number(order.value) * (a.moves.length - b.moves.length));
    }
    chooser.replaceChildren(...found.map((each) => new Option(title(each), each.number)));
    if (found.length === 0) {
      about.textContent = "No game here is like that; ./warlab show " + data.folder + " --game N has the others.";
    } else if (found.includes(game)) {
      chooser.value = game.number;
    } else {
      choose(found[0].number, 0);
    }
  }

  // An address that ends with #game=17&ply=30 leads there.
  function follow() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    if (!wanted.has("game")) {
      return false;
    }
    document.getElementById("replays").scrollIntoView({ behavior: "instant" });
    const number = Number(wanted.get("game"));
    if (!data.games.some((each) => each.number === number)) {
      about.textContent = "Game " + number + " is not on this page: ./warlab show " + data.folder + " --game " + number + " writes one with it.";
      return false;
    }
    for (const [, list] of filters) {
      list.value = "";
    }
    choose(number, Number(wanted.get("ply")) || 0);
    find();
    return true;
  }

  function copyLink() {
    const link = location.href.split("#")[0] + "#game=" + game.number + "&ply=" + ply;
    const done = () => {
      copier.textContent = "copied";
      setTimeout(() => { copier.textContent = "copy link"; }, 1500);
    };
    history.replaceState(null, "", "#game=" + game.number + "&ply=" + ply);
    if (navigator.clipboard) {
      navigator.clipboard.writeText(link).then(done, () => { copier.textContent = "see the address"; });
    } else {
      copier.textContent = "see the address";
    }
  }

  for (const [key, list] of filters) {
    for (const value of [...new Set(data.games.map((each) => each[key]))].sort()) {
      list.append(new Option(value, value));
    }
    list.addEventListener("change", find);
  }
  order.addEventListener("change", () => {
    game = null;
    find();
  });
  copier.addEventListener("click", copyLink);
  addEventListener("hashchange", follow);
  chooser.addEventListener("change", () => choose(Number(chooser.value), 0));
  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  for (const button of viewer.querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => step(button.dataset.step));
  }
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
  viewer.addEventListener("keydown", (event) => {
    const where = keys[event.key];
    const busy = event.target.closest("select, input") || (event.key === " " && event.target.closest("button"));
    if (where && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      step(where);
    }
  });
  viewer.hidden = false;
  if (!follow()) {
    const said = about.textContent;
    find();
    about.textContent = said || about.textContent;
  }
})();
