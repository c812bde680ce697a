import { readdirSync } from "node:fs";

import { chooseScreens } from "./chooseScreens.ts";

/** An index page of a folder's pictures: a row per screen, a column per look, each linked to the full picture. */
export function writeIndex(folder: string): string {
  const taken = new Set(readdirSync(folder));
  const looks = chooseScreens([])
    .map(({ name, screens }) => ({ name, shots: screens.filter(({ file }) => taken.has(`${file}.png`)) }))
    .filter(({ shots }) => shots.length > 0);
  const names = [...new Set(looks.flatMap(({ shots }) => shots.map(({ screen }) => screen.name)))];
  const cell = (name: string, look: string) => {
    const file = `${name}-${look}.png`;
    return taken.has(file)
      ? `<td><a href="${file}"><img src="${file}" loading="lazy" alt="${name}, ${look}"></a>`
      : "<td>";
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
body { margin: 0; background: #999; font: 14px/1.4 system-ui; }
table { border-spacing: 12px; }
th { position: sticky; top: 0; left: 0; padding: 4px; background: #999; text-align: start; vertical-align: top; }
td { vertical-align: top; }
img { width: 240px; height: 320px; object-fit: cover; object-position: top; }
</style>
<table>
<tr><th>${looks.map(({ name }) => `<th scope="col">${name}`).join("")}
${names.map((name) => `<tr id="${name}"><th scope="row">${name}${looks.map((look) => cell(name, look.name)).join("")}`).join("\n")}
</table>
`;
}
