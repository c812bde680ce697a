/** Says a short sentence to those who do not see the page change. */
export function say(sentence: string, near: Element): void {
  // Nothing outside of an open window is read.
  const room = near.closest("dialog") ?? document.body;
  const status = room.querySelector(":scope > [data-said]") ?? appendStatus(room);
  // An element is heard of once it stands in the page, and the same sentence again only after another.
  status.textContent = "";
  setTimeout(() => (status.textContent = sentence), 100);
}

function appendStatus(room: Element): Element {
  const status = document.createElement("p");
  status.className = "visuallyHidden";
  status.role = "status";
  status.dataset.said = "";
  room.append(status);
  return status;
}
