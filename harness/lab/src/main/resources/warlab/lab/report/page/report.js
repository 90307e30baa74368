"use strict";
// Tables sort by a click on a column's head: numbers from the largest, names from A. Long ones fold.
(function () {
  function compare(numeric, a, b) {
    const x = a.dataset.key;
    const y = b.dataset.key;
    return numeric ? Number(x) - Number(y) : x.localeCompare(y, "en", { numeric: true });
  }

  function sort(table, head) {
    const column = head.cellIndex;
    const numeric = head.classList.contains("number");
    const previous = head.getAttribute("aria-sort");
    const ascending = previous ? previous === "descending" : !numeric;
    for (const other of head.parentNode.cells) {
      other.removeAttribute("aria-sort");
    }
    head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
    const rows = Array.from(table.tBodies[0].rows);
    const sign = ascending ? 1 : -1;
    rows.sort((a, b) => sign * compare(numeric, a.cells[column], b.cells[column]));
    table.tBodies[0].append(...rows);
    fold(table);
  }

  // Of a long table the first rows, whatever it is sorted by, until one asks for the others.
  function fold(table) {
    const limit = table.dataset.open ? 0 : Number(table.dataset.fold);
    Array.from(table.tBodies[0].rows).forEach((row, i) => { row.hidden = limit > 0 && i >= limit; });
  }

  function addFold(table) {
    const count = table.tBodies[0].rows.length;
    if (!table.dataset.fold || count <= Number(table.dataset.fold) + 2) {
      delete table.dataset.fold;
      return;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "more";
    const say = () => {
      const open = Boolean(table.dataset.open);
      button.textContent = open ? "Show the first " + table.dataset.fold + " only" : "Show all " + count + " rows";
      button.setAttribute("aria-expanded", String(open));
      fold(table);
    };
    button.addEventListener("click", () => {
      table.dataset.open = table.dataset.open ? "" : "yes";
      say();
    });
    table.closest(".wide").after(button);
    say();
  }

  for (const table of document.querySelectorAll("table.sortable")) {
    for (const head of table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sort(table, head));
      head.append(button);
    }
    addFold(table);
  }
})();
// Pointing at a value of a chart, or stepping to it with the arrow keys, tells it in words.
(function () {
  const tip = document.getElementById("tip");
  let shown = null;

  function hide() {
    if (shown) {
      shown.classList.remove("on");
    }
    shown = null;
    tip.hidden = true;
  }

  function show(spot) {
    hide();
    shown = spot;
    spot.classList.add("on");
    tip.textContent = spot.dataset.tip;
    tip.hidden = false;
    const box = spot.getBoundingClientRect();
    const left = box.left + box.width / 2 - tip.offsetWidth / 2;
    const room = document.documentElement.clientWidth - tip.offsetWidth - 4;
    tip.style.left = window.scrollX + Math.max(4, Math.min(room, left)) + "px";
    const above = box.top - tip.offsetHeight - 6;
    tip.style.top = window.scrollY + (above > 0 ? above : box.bottom + 6) + "px";
  }

  for (const figure of document.querySelectorAll("figure")) {
    const spots = Array.from(figure.querySelectorAll(".spot"));
    for (const spot of spots) {
      const title = spot.querySelector("title");
      spot.dataset.tip = title.textContent;
      title.remove();
      spot.addEventListener("pointerenter", () => show(spot));
      spot.addEventListener("pointerleave", hide);
    }
    if (spots.length === 0) {
      figure.removeAttribute("tabindex");
      continue;
    }
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    figure.addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (step && event.target === figure) {
        event.preventDefault();
        const at = spots.indexOf(shown);
        const next = at < 0 ? (step > 0 ? 0 : spots.length - 1) : at + step;
        show(spots[(next + spots.length) % spots.length]);
      } else if (event.key === "Escape") {
        hide();
      }
    });
    figure.addEventListener("blur", hide);
  }
})();
