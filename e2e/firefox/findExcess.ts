import type { Page } from "playwright/test";

/** How far a page scrolls sideways, with what reaches furthest to the right. */
export const findExcess = (page: Page) =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess <= 0) return undefined;
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== "visible" || isClipped(parent));
    };
    const wide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element))
      .map(
        (element) =>
          `<${element.localName} class="${element.getAttribute("class")}"> ${element.textContent?.slice(0, 40)}`,
      );
    return `scrolls by ${excess} pixels: ${wide.slice(-3).join("; ")}`;
  });
