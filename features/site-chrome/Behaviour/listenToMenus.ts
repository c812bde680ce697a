const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")];

/** Menus close on Escape, on a click elsewhere and after a choice; arrow keys walk through an open one. */
export function listenToMenus(signal: AbortSignal): void {
  document.addEventListener("click", (event) => closeAround(event.target), { signal });
  document.addEventListener("focusin", (event) => closeAround(event.target, true), { signal });
  document.addEventListener("keydown", onKey, { signal });
}

function closeAround(target: EventTarget | null, isFocus = false): void {
  if (!(target instanceof Element)) return;
  for (const menu of openMenus()) {
    // Pressing a link moves the focus to it: closing the menu then would remove it before the click.
    if (!menu.contains(target) || (!isFocus && target.closest("a"))) menu.open = false;
  }
}

function onKey(event: KeyboardEvent): void {
  const menu = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[data-menu]") : null;
  if (event.key === "Escape") {
    for (const open of openMenus()) {
      open.open = false;
      if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
    }
  } else if (menu && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    menu.open = true;
    step(menu, event.key === "ArrowDown" ? 1 : -1);
  }
}

function step(menu: HTMLDetailsElement, by: 1 | -1): void {
  const stops = [...menu.querySelectorAll<HTMLElement>("summary, a[href]:not(details:not([open]) a), button")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + by + stops.length) % stops.length]?.focus();
}
