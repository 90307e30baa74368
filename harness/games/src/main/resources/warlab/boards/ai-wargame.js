// AI Wargame: five rows of five cells, units with their health.
// "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100", move "B3 C3".
boards["ai-wargame"] = function (position, move) {
  const { start, add } = drawing;
  const SIZE = 5;
  const CELL = 64;
  const EDGE = 24;
  const KINDS = { A: "AI", V: "Virus", T: "Tech", F: "Firewall", P: "Program" };

  const whole = EDGE + SIZE * CELL;
  const svg = start({ viewBox: "0 0 " + whole + " " + whole, "aria-label": "board " + position });
  const label = { "font-size": 13, "text-anchor": "middle", "dominant-baseline": "central", fill: "var(--pale)" };

  const used = move.match(/[A-E][0-4]/g) || [];
  const rows = position.split(" ")[0].split("/");
  for (let row = 0; row < SIZE; row++) {
    const name = String.fromCharCode(65 + row);
    const top = EDGE + row * CELL;
    add(svg, "text", { ...label, x: EDGE / 2, y: top + CELL / 2 }, name);
    add(svg, "text", { ...label, x: EDGE + row * CELL + CELL / 2, y: EDGE / 2 }, row);
    let at = 0;
    for (let column = 0; column < SIZE; column++) {
      const left = EDGE + column * CELL;
      const isUsed = used.includes(name + column);
      add(svg, "rect", { x: left + 1, y: top + 1, width: CELL - 2, height: CELL - 2, rx: 4, fill: "var(--card)", stroke: isUsed ? "var(--accent)" : "var(--line)", "stroke-width": isUsed ? 3 : 1 });
      if (rows[row][at] === ".") {
        at++;
      } else {
        unit(left, top, rows[row][at], rows[row][at + 1], Number(rows[row][at + 2]));
        at += 3;
      }
    }
  }

  function unit(left, top, owner, kind, health) {
    const group = add(svg, "g", {});
    const side = owner === "a" ? "Attacker" : "Defender";
    const colour = owner === "a" ? "var(--first)" : "var(--second)";
    add(group, "title", {}, side + " " + KINDS[kind] + ", health " + health);
    add(group, "rect", { x: left + 9, y: top + 7, width: CELL - 18, height: CELL - 25, rx: owner === "a" ? 18 : 4, fill: colour });
    add(group, "text", { x: left + CELL / 2, y: top + 27, "font-size": 21, "font-weight": 700, fill: "#fff", "text-anchor": "middle", "dominant-baseline": "central" }, kind);
    add(group, "rect", { x: left + 9, y: top + 50, width: CELL - 32, height: 6, rx: 3, fill: "var(--line)" });
    add(group, "rect", { x: left + 9, y: top + 50, width: ((CELL - 32) * health) / 9, height: 6, rx: 3, fill: colour });
    add(group, "text", { x: left + CELL - 14, y: top + 53, "font-size": 13, fill: "var(--ink)", "text-anchor": "middle", "dominant-baseline": "central" }, health);
  }

  return svg;
};
