import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

import { round } from "./drawMark.ts";

/** A name as one path: its left end is at 0, its baseline at 0; `width` in the units of `size`. */
type Outline = { path: string; width: number };

const source = join("node_modules", "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2");
const weight = 600;
const letterSpacingEm = -0.01;

/** The outlines of a name in the site's own font; throws a sentence when the font lacks one of its letters. */
export async function outlineName(name: string, size: number): Promise<Outline> {
  const cut = await subsetFont(readFileSync(source), name, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(cut)));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(name);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = size / face.upem;
  const positions = buffer.getGlyphPositions();
  const path: string[] = [];
  let x = 0;
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    if (codepoint === 0) throw new Error(`The font of the site lacks letters of the name “${name}”.`);
    path.push(transformPath(font.glyphToPath(codepoint), scale, x));
    x += (positions[index]?.xAdvance ?? 0) * scale + letterSpacingEm * size;
  }
  return { path: path.join(""), width: x - letterSpacingEm * size };
}

/** The y axis of fonts points up, that of drawings down. */
function transformPath(path: string, scale: number, x: number): string {
  let isX = true;
  return path.replaceAll(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? Number(part) * scale + x : -Number(part) * scale;
    isX = !isX;
    return String(round(value));
  });
}
