import { isRegionId } from "./regions";
import type { RegionId } from "./regions";

const key = "region";

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

/** Keeps the visitor's region and shows it wherever the page offers a choice of regions. */
export function chooseRegion(region: RegionId): void {
  try {
    localStorage.setItem(key, region);
  } catch (error) {
    console.warn("region: storage is closed, the choice lasts until the page is left", error);
  }
  showRegion(region);
}

/** Sets every choice of regions on the page to one of them. */
export function showRegion(region: RegionId): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-region]")) {
    if (input.value !== region || input.checked) continue;
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
