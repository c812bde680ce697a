import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright/test";

import { drawn } from "./startUsing";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Minified: half the size of the package's main file, and injected into hundreds of pages.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe's violations on a page, or in the part that a selector names: rule and elements. Contrast is most of the work, and
 * the same in every language.
 */
export const findViolations = (page: Page, part?: string, hasContrast = true): Promise<string[]> =>
  run(page, { runOnly: { type: "tag", values: tags }, rules: { "color-contrast": { enabled: hasContrast } } }, part);

/** The same in the other colour mode, which affects only contrast. */
export async function findDarkViolations(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // Colour transitions take a moment, even with reduced motion.
  await drawn(page);
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined);
  });
  const found = await run(page, { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }, part);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return found.map((violation) => `dark: ${violation}`);
}

// axe's own package for Playwright injects the library for every run and searches frames; these pages have none.
async function run(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, how }) => {
      if (!window.axe) throw new Error("axe is not in the page.");
      const { violations } = await window.axe.run(context ?? document, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    // Rules that pass are not reported, which saves most of the work.
    { context: part, how: { ...options, resultTypes: ["violations" as const] } },
  );
}
