// Grid Conflict: both players' stats above the grid with players, monsters and items.
// "7 5 A; 100 40 0 20 20; 100 40 0 20 20; 1; 20 10 0 -5; A A3 B G3 o0 D3 m C2; rounds 0/10 actions 0"
boards["grid-conflict"] = function (position, move) {
  const { start, add } = drawing;
  const CELL = 40;
  const EDGE = 22;
  const LINE = 9;
  const COLOURS = { A: "var(--first)", B: "var(--second)" };
  const MODIFIERS = ["H", "A", "D", "S"];

  const lines = position.split(/; */);
  const [height, width, next] = lines[0].split(" ");
  const stats = { A: lines[1].split(" "), B: lines[2].split(" ") };
  const items = lines.slice(4, 4 + Number(lines[3])).map((line) => line.split(" "));
  const things = (lines[4 + items.length] || "").split(" ");
  const rounds = (position.match(/rounds (\d+)\/(\d+)/) || []).slice(1);

  function rowOf(letter) {
    const code = letter.charCodeAt(0);
    return code < 91 ? code - 65 : code - 97 + 26;
  }

  function rowName(row) {
    return String.fromCharCode(row < 26 ? 65 + row : 97 + row - 26);
  }

  const whole = [EDGE + width * CELL, EDGE + height * CELL];
  const svg = start({ viewBox: "0 0 " + whole.join(" "), "aria-label": "board " + position });
  // A small grid need not fill the page: its cells are at most a quarter larger than drawn.
  svg.style.maxWidth = whole[0] * 1.25 + "px";
  svg.style.maxHeight = "75vh";
  const label = { "font-size": 12, "text-anchor": "middle", "dominant-baseline": "central", fill: "var(--pale)" };
  for (let row = 0; row < height; row++) {
    add(svg, "text", { ...label, x: EDGE / 2, y: EDGE + (row + 0.5) * CELL }, rowName(row));
  }
  for (let column = 0; column < width; column++) {
    add(svg, "text", { ...label, x: EDGE + (column + 0.5) * CELL, y: EDGE / 2 }, column + 1);
  }
  const target = /^[ma]/.test(move) ? move.split(" ")[1] + move.split(" ")[2] : "";
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isTarget = target === rowName(row) + (column + 1);
      add(svg, "rect", { x: EDGE + column * CELL + 1, y: EDGE + row * CELL + 1, width: CELL - 2, height: CELL - 2, rx: 3, fill: "var(--card)", stroke: isTarget ? "var(--accent)" : "var(--line)", "stroke-width": isTarget ? 3 : 1 });
    }
  }

  function itemParts(item) {
    return MODIFIERS.map((name, i) => (item[i] === "0" ? "" : name + (item[i] > 0 ? "+" : "") + item[i])).filter((part) => part);
  }

  for (let i = 0; i + 1 < things.length; i += 2) {
    const kind = things[i];
    const x = EDGE + (Number(things[i + 1].slice(1)) - 0.5) * CELL;
    const y = EDGE + (rowOf(things[i + 1][0]) + 0.5) * CELL;
    const group = add(svg, "g", {});
    const centred = { x, y, "text-anchor": "middle", "dominant-baseline": "central" };
    if (COLOURS[kind]) {
      add(group, "title", {}, "player " + kind + ", " + stats[kind][0] + " hit points");
      add(group, "circle", { cx: x, cy: y, r: CELL * 0.38, fill: COLOURS[kind] });
      add(group, "text", { ...centred, "font-size": 18, "font-weight": 700, fill: "#fff" }, kind);
    } else if (kind === "m") {
      add(group, "title", {}, "monster: kill it for 10 hit points");
      add(group, "path", { d: "M" + x + " " + (y - 12) + "l13 23h-26z", fill: "var(--pale)" });
    } else {
      const parts = itemParts(items[Number(kind.slice(1))]);
      const lines = parts.length ? parts : [kind];
      const half = (lines.length * LINE) / 2 + 2;
      add(group, "title", {}, "item " + kind + ": " + parts.join(" "));
      add(group, "rect", { x: x - 16, y: y - half, width: 32, height: 2 * half, rx: 5, fill: "#00795a" });
      lines.forEach((line, i) => {
        const middle = y - half + 2 + (i + 0.5) * LINE;
        add(group, "text", { ...centred, y: middle, "font-size": LINE, "font-weight": 600, fill: "#fff" }, line);
      });
    }
  }

  const block = document.createElement("div");
  const table = document.createElement("table");
  const heads = ["", "hit points", "attack", "defence", "stamina"];
  const head = table.insertRow();
  for (const name of heads) {
    const cell = document.createElement("th");
    cell.textContent = name;
    head.append(cell);
  }
  for (const player of ["A", "B"]) {
    const row = table.insertRow();
    row.insertCell().textContent = player + (player === next ? " to act" : "");
    row.cells[0].style.color = COLOURS[player];
    const [stamina, most] = stats[player].slice(3);
    for (const value of [...stats[player].slice(0, 3), stamina + " of " + most]) {
      row.insertCell().textContent = value;
    }
  }
  const note = document.createElement("p");
  note.className = "note";
  note.textContent = rounds.length ? rounds[0] + " of " + rounds[1] + " rounds completed" : "";
  const wide = document.createElement("div");
  wide.className = "wide";
  wide.append(table);
  block.append(wide, note, svg);
  return block;
};
