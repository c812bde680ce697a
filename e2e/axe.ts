import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page, or in the part that a selector names: rule and elements. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  return run(builderOf(page, part).withTags(tags));
}

/** The same in the colours of the other mode, which change nothing but contrasts. */
export async function findDarkViolations(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const found = await run(builderOf(page, part).withRules(["color-contrast", "link-in-text-block"]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return found.map((violation) => `dark: ${violation}`);
}

// The usual mode opens a page of its own for every look, to reach into frames; there are none. What passes is not
// described, which is most of the work.
function builderOf(page: Page, part: string | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  return part === undefined ? builder : builder.include(part);
}

async function run(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
