const places = "[data-filter-list]";

/** Filters a list of links by the text in its field. */
export function listenToFilter(signal: AbortSignal): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset.filter !== undefined) filter(target);
    },
    { signal },
  );
  // Text typed before this script was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-filter]")) if (field.value) filter(field);
}

function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = field.closest(places);
  if (!list) return;
  const fits = (item: Element) => words.every((word) => item.textContent.toLowerCase().includes(word));
  for (const item of list.querySelectorAll<HTMLElement>("li")) item.hidden = !fits(item);
  for (const group of list.querySelectorAll<HTMLDetailsElement>("details[data-group]")) {
    const hasFound = group.querySelector("li:not([hidden])") !== null;
    group.hidden = !hasFound;
    // An empty filter closes the groups that it had opened.
    if (words.length === 0) group.open = group.dataset.group !== "folded";
    else if (hasFound) group.open = true;
  }
}
