// Subsets the two fonts to what nearly every page needs, at half the bytes: basic characters, the weights in use.
// Embeds into every diagram the glyphs of its texts, because an image cannot use the fonts of its page.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const folder = "features/shared/styles/fonts";
const sources = {
  "sans.woff2": "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  "mono-400.woff2": "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  "mono-500.woff2": "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
};

const listCharacters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
// Rare letters and signs are omitted: a page with some loads the full font. Code symbols are set in the code font.
const basic = [...listCharacters(0x20, 0x7e), ..."\u00a0©·×÷–—‘’“”…−↑↓"].join("");
const codeSymbols = /[\\^`{|}~<>÷↑↓]/g;

mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(sources)) {
  const font = readFileSync(join("node_modules", source));
  const characters = name === "sans.woff2" ? basic.replace(codeSymbols, "") : basic;
  const cut = await subsetFont(font, characters, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "mark", "ccmp", "tnum"],
    noHinting: true,
    ...(name === "sans.woff2" && { variationAxes: { wght: { min: 400, max: 600 } } }),
  });
  writeFileSync(join(folder, name), cut);
  console.log(`${name}: ${font.length} → ${cut.length} bytes`);
}

// A site may have none.
const diagrams = globSync("content/images/diagrams/*.svg");
const fonts = [
  { family: "IBM Plex Sans", weight: "400 500", source: sources["sans.woff2"], axes: { wght: { min: 400, max: 500 } } },
  { family: "IBM Plex Mono", weight: "400", source: sources["mono-400.woff2"] },
];
for (const file of diagrams) {
  const svg = readFileSync(file, "utf8").replace(/@font-face\{[^}]*\}/g, "");
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join("");
  const rules = await Promise.all(
    fonts.map(async ({ family, weight, source, axes }) => {
      const cut = await subsetFont(readFileSync(join("node_modules", source)), words, {
        targetFormat: "woff2",
        noHinting: true,
        ...(axes && { variationAxes: axes }),
      });
      const url = `data:font/woff2;base64,${cut.toString("base64")}`;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url})}`;
    }),
  );
  writeFileSync(
    file,
    svg.replace("<style>", () => `<style>${rules.join("")}`),
  );
  console.log(`${file}: ${svg.length} → ${readFileSync(file).length} bytes`);
}
