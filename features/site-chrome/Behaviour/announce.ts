/** Announces a short sentence to screen readers. */
export function announce(sentence: string, near: Element): void {
  // Screen readers ignore what is outside an open dialog.
  const container = near.closest("dialog") ?? document.body;
  const status = container.querySelector(":scope > [data-said]") ?? appendStatus(container);
  // A live region must be in the page before its text changes, and repeats a text only after another.
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
