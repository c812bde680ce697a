/** Says a short sentence to those who do not see the page change. */
export function announce(sentence: string, near: Element): void {
  // Nothing outside of an open window is read.
  const container = near.closest("dialog") ?? document.body;
  const status = container.querySelector(":scope > [data-said]") ?? appendStatus(container);
  // An element is heard of once it stands in the page, and the same sentence again only after another.
  status.textContent = "";
  setTimeout(() => (status.textContent = sentence), 100);
}

function appendStatus(container: Element): Element {
  const status = document.createElement("p");
  status.className = "visuallyHidden";
  status.role = "status";
  status.dataset.said = "";
  container.append(status);
  return status;
}
