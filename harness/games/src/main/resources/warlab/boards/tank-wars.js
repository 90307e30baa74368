// Tank Wars: hexagons, odd rows half a tile to the right; units with health and what they are
// doing; bases with their owners; and the fog of either side. Words of a position:
// "at=1 map=3x2|1200U|BGG/GGB|1T0.0,2U2.1 units=100:3.0,80:9.0:M2.1>1.1@1-91 owners=0.0:1,2.1:2 ..."
boards["tank-wars"] = (function () {
  const { start, add } = drawing;
  const RADIUS = 24;
  const WIDTH = RADIUS * Math.sqrt(3);
  const GROUND = {
    B: ["base", "#d8c9a8"], D: ["dirt", "#c9ad86"], F: ["forest", "#7fae77"], G: ["grass", "#b9d99b"],
    H: ["hill", "#c4b873"], O: ["hole", "#8f8674"], M: ["mountain", "#a9a6a2"], S: ["structure", "#c9b7c4"],
    W: ["water", "#9cc8e6"],
  };
  const KINDS = { A: "artillery", U: "soldier", T: "tank" };
  const SIDES = { 1: ["red", "#c1272d"], 2: ["blue", "#2f66c8"] };
  let fog = 0;

  // Everything around the board takes the colours that the sides are called by, lighter as text on
  // a dark page.
  const viewer = document.getElementById("viewer");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  viewer.style.setProperty("--first", dark ? "#ff8a85" : SIDES[1][1]);
  viewer.style.setProperty("--second", dark ? "#8ab4ff" : SIDES[2][1]);

  function read(position) {
    const words = Object.fromEntries(position.split(" ").map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
    const [size, , ground, placed] = words.map.split("|");
    const details = words.units.split(",");
    const units = placed === "" ? [] : placed.split(",").map((text, i) => unit(text, details[i].split(":")));
    const owners = Object.fromEntries(words.owners.split(",").map((text) => text.split(":")));
    const [width, height] = size.split("x").map(Number);
    return { at: words.at, width, height, rows: ground.split("/"), units, owners };
  }

  function unit(text, details) {
    const [, player, kind, column, row] = text.match(/^(\d)(.)(\d+)\.(\d+)$/);
    const activity = details.find((detail) => /^[MF]/.test(detail));
    return {
      player, kind, column: Number(column), row: Number(row), health: Number(details[0]),
      ammunition: details[1], demoralized: details.includes("d"),
      activity: activity ? activity.match(/^(.)(\d+)\.(\d+)>(\d+)\.(\d+)/).slice(1) : null,
    };
  }

  function distance(a, b) {
    const axial = (tile) => tile.column - (tile.row - (tile.row % 2)) / 2;
    const q = axial(a) - axial(b);
    const r = a.row - b.row;
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  }

  // 0 fog, 1 seen, 2 seen closely: only there hidden units show. The rules' table of grounds.
  function level(world, player, tile) {
    let best = 0;
    for (const each of world.units.filter((other) => other.player === player)) {
      const ground = world.rows[each.row][each.column];
      const high = ground === "H" || ground === "M" ? 1 : 0;
      const away = distance(each, tile);
      if (away <= 1 + (ground === "B" ? 2 : high)) {
        best = 2;
      } else if (away <= 3 + (ground === "F" ? -1 : high)) {
        best = Math.max(best, 1);
      }
    }
    return best;
  }

  function shows(world, player, each) {
    const ground = world.rows[each.row][each.column];
    const hidden = ground === "F" || ground === "S" || (ground === "G" && each.kind === "U");
    return each.player === player || level(world, player, each) >= (hidden ? 2 : 1);
  }

  function centre(column, row) {
    return [(column + 0.5 + (row % 2) / 2) * WIDTH + 2, RADIUS * (1 + 1.5 * row) + 2];
  }

  function hexagon(x, y, radius) {
    const corners = [];
    for (let i = 0; i < 6; i++) {
      const angle = (Math.PI / 3) * i + Math.PI / 6;
      corners.push((x + radius * Math.cos(angle)).toFixed(1) + "," + (y + radius * Math.sin(angle)).toFixed(1));
    }
    return corners.join(" ");
  }

  function drawTile(svg, world, column, row) {
    const [x, y] = centre(column, row);
    const letter = world.rows[row][column];
    const tile = add(svg, "polygon", { points: hexagon(x, y, RADIUS - 0.5), fill: GROUND[letter][1], stroke: "var(--paper)" });
    add(tile, "title", {}, GROUND[letter][0] + " " + column + " " + row);
    const dark = fog && level(world, String(fog), { column, row }) === 0;
    if (dark) {
      add(svg, "polygon", { points: hexagon(x, y, RADIUS - 0.5), fill: "#000", opacity: 0.45, "pointer-events": "none" });
    }
    const owner = world.owners[column + "." + row];
    if (owner !== undefined) {
      const shown = SIDES[owner] && !(dark && owner !== String(fog));
      add(svg, "polygon", { points: hexagon(x, y, RADIUS - 4), fill: "none", stroke: shown ? SIDES[owner][1] : "#555", "stroke-width": 3, "pointer-events": "none" });
    }
  }

  function drawActivity(svg, each) {
    const [what, ...place] = each.activity;
    const [fromX, fromY] = centre(Number(place[0]), Number(place[1]));
    const [toX, toY] = centre(Number(place[2]), Number(place[3]));
    add(svg, "line", { x1: fromX, y1: fromY, x2: toX, y2: toY, stroke: SIDES[each.player][1], "stroke-width": 3, "stroke-dasharray": what === "F" ? "3 4" : "none", opacity: 0.8, "marker-end": "url(#tank-arrow-" + each.player + ")" });
  }

  function drawUnit(svg, each) {
    const [x, y] = centre(each.column, each.row);
    const [side, colour] = SIDES[each.player];
    const group = add(svg, "g", {});
    const doing = each.activity ? (each.activity[0] === "M" ? ", moving" : ", firing") : "";
    add(group, "title", {}, side + " " + KINDS[each.kind] + ", health " + each.health + ", ammunition " + each.ammunition + doing + (each.demoralized ? ", demoralized" : ""));
    const round = each.player === "1" ? 12 : 3;
    add(group, "rect", { x: x - 13, y: y - 14, width: 26, height: 22, rx: round, fill: colour, stroke: each.demoralized ? "#ffd23f" : "#fff", "stroke-width": each.demoralized ? 3 : 1 });
    add(group, "text", { x, y: y - 3, "font-size": 15, "font-weight": 700, fill: "#fff", "text-anchor": "middle", "dominant-baseline": "central" }, each.kind === "U" ? "S" : each.kind);
    add(group, "rect", { x: x - 13, y: y + 11, width: 26, height: 5, rx: 2, fill: "#fff" });
    add(group, "rect", { x: x - 13, y: y + 11, width: 0.26 * each.health, height: 5, rx: 2, fill: colour });
  }

  function draw(svg, position) {
    svg.replaceChildren();
    const world = read(position);
    svg.setAttribute("viewBox", "0 0 " + ((world.width + 0.5) * WIDTH + 4).toFixed(1) + " " + (RADIUS * (1.5 * world.height + 0.5) + 4));
    const definitions = add(svg, "defs", {});
    for (const player of ["1", "2"]) {
      const arrow = add(definitions, "marker", { id: "tank-arrow-" + player, viewBox: "0 0 6 6", refX: 5, refY: 3, markerWidth: 4, markerHeight: 4, orient: "auto" });
      add(arrow, "path", { d: "M0 0L6 3L0 6z", fill: SIDES[player][1] });
    }
    for (let row = 0; row < world.height; row++) {
      for (let column = 0; column < world.width; column++) {
        drawTile(svg, world, column, row);
      }
    }
    const shown = world.units.filter((each) => !fog || shows(world, String(fog), each));
    shown.filter((each) => each.activity).forEach((each) => drawActivity(svg, each));
    shown.forEach((each) => drawUnit(svg, each));
    return world;
  }

  function legend(world) {
    const note = document.createElement("p");
    note.className = "note";
    for (const [letter, [name, colour]] of Object.entries(GROUND)) {
      if (world.rows.some((row) => row.includes(letter))) {
        const patch = document.createElement("span");
        patch.textContent = "\u2b22";
        patch.style.color = colour;
        note.append(patch, "\u00a0" + name + " ");
      }
    }
    note.append(document.createElement("br"), "A artillery, S soldier, T tank; line: a step, dots: a shell; yellow rim: demoralized");
    return note;
  }

  return function (position) {
    const block = document.createElement("div");
    const svg = start({});
    const world = draw(svg, position);
    svg.setAttribute("aria-label", "iteration " + world.at);
    const note = document.createElement("p");
    note.className = "note";
    const label = document.createElement("label");
    const chooser = document.createElement("select");
    ["no fog", "fog of red", "fog of blue"].forEach((text, i) => chooser.append(new Option(text, i, false, i === fog)));
    chooser.addEventListener("change", () => {
      fog = Number(chooser.value);
      draw(svg, position);
    });
    label.append("iteration " + world.at + ", ", chooser);
    note.append(label);
    block.append(svg, note, legend(world));
    return block;
  };
})();
