import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Problem } from "../../run/bootstrap/problem.mjs";

/**
 * Sets colours of `tokens.css` and replaces literal copies of the old values: in `colours.ts`, in documents that list
 * the palette and in diagrams. Throws a `Problem` for an unknown token.
 */
export function recolour(root: string, colours: Record<string, [string, string]>): void {
  const sheet = join(root, "features/shared/styles/tokens.css");
  let css = readFileSync(sheet, "utf8");
  const changed = new Map<string, string>();
  for (const [name, [light, dark]] of Object.entries(colours)) {
    const token = new RegExp(`(--${name}: )(light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)|(#[\\da-f]{6}));`, "i");
    const [, , , oldLight, oldDark, old] = token.exec(css) ?? [];
    if (!oldLight && !old) throw new Problem(`colours.${name}: tokens.css has no such colour in six digits.`);
    css = css.replace(token, `$1${old ? light : `light-dark(${light}, ${dark})`};`);
    for (const [before, after] of [[old ?? oldLight, light], ...(oldDark ? [[oldDark, dark]] : [])]) {
      if (before && after) changed.set(before.toLowerCase(), after);
    }
  }
  writeFileSync(sheet, css);
  if (changed.size === 0) return;
  const oldColours = new RegExp([...changed.keys()].join("|"), "gi");
  const files = ["features/shared/styles/colours.ts", "content/documents/**/*.json", "content/images/diagrams/*.svg"];
  for (const file of globSync(files.map((pattern) => join(root, pattern)))) {
    const text = readFileSync(file, "utf8");
    const recoloured = text.replace(oldColours, (hex) => changed.get(hex.toLowerCase()) ?? hex);
    if (recoloured !== text) writeFileSync(file, recoloured);
  }
}
