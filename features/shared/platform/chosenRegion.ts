import { isRegionId, regions } from "./regions";
import type { RegionId } from "./regions";

const key = "region";
const hosts = new RegExp(`(?<=//)(?:${regions.map(({ id }) => id).join("|")})(?=\\.)`, "g");
const listeners = new Set<() => void>();

/** The region that the visitor chose; `undefined` before a choice, or where storage is closed. */
export function chosenRegion(): RegionId | undefined {
  try {
    const value = localStorage.getItem(key);
    return isRegionId(value) ? value : undefined;
  } catch (error) {
    console.warn("region: storage is closed", error);
    return undefined;
  }
}

/** Stores the visitor's region and selects it in every choice of regions on the page. */
export function chooseRegion(region: RegionId): void {
  try {
    localStorage.setItem(key, region);
  } catch (error) {
    console.warn("region: storage is closed, the choice lasts until the page is left", error);
  }
  showRegion(region);
}

/** Selects the visitor's region on a new page; a choice made before hydration wins. */
export function applyChosenRegion(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[data-region]")];
  const early = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value;
  if (isRegionId(early)) return chooseRegion(early);
  const region = chosenRegion();
  if (region) showRegion(region);
}

/** Subscribes to the chosen region; returns the unsubscribe function. */
export function subscribeToRegion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets every choice of regions on the page to one of them, and the URLs in samples that go with it. */
export function showRegion(region: RegionId): void {
  for (const part of document.querySelectorAll("[data-regional]")) showInUrls(part, region);
  for (const listener of listeners) listener();
  for (const button of document.querySelectorAll<HTMLElement>("[data-choose-region]"))
    button.setAttribute("aria-pressed", String(button.dataset.chooseRegion === region));
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-region]")) {
    if (input.value !== region || input.checked) continue;
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function showInUrls(part: Element, region: RegionId): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.nodeValue?.replace(hosts, region) ?? "";
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}
