"use strict";
// What the viewer and the boards of all games draw with.
const drawing = (function () {
  function make(name, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) {
      made.setAttribute(key, attributes[key]);
    }
    return made;
  }

  // A new picture.
  function start(attributes) {
    return make("svg", { role: "img", ...attributes });
  }

  // A part of a picture, with a text if there is one.
  function add(parent, name, attributes, text) {
    const made = make(name, attributes);
    if (text !== undefined) {
      made.textContent = text;
    }
    parent.append(made);
    return made;
  }

  return { start, add };
})();
