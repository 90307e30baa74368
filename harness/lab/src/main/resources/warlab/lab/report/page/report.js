"use strict";
// Tables sort by a click on a column's head: numbers from the largest, names from A.
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
  }

  for (const table of document.querySelectorAll("table.sortable")) {
    for (const head of table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sort(table, head));
      head.append(button);
    }
  }
})();
