import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { colourMark, getSquare, readMark, simplifyMark } from "./drawMark.ts";
import type { Ground, Mark } from "./drawMark.ts";
import { outlineName } from "./outlineName.ts";
import { packBrand } from "./packBrand.ts";
import { readBrandSource } from "./readBrandSource.ts";
import { writeDrawing } from "./writeDrawing.ts";

const pixelWidth = 1_024;
const letterSize = 44;

/**
 * Draws every mark, wordmark and icon of the site from `content/images/brand/mark.svg`, the site's name and the colours
 * of `tokens.css`, and packs the media kit. `root` is the project's folder.
 */
export async function makeBrand(root = "."): Promise<string> {
  const { name, licence, paper, grounds } = readBrandSource(root);
  const mark = readMark(readFileSync(join(root, "content/images/brand/mark.svg"), "utf8"));
  const files: Record<string, string> = {};
  const letters = await outlineName(name, letterSize);
  const nameWidth = Math.ceil(letters.width + 4);
  for (const [mode, ground] of Object.entries(grounds)) {
    const position = (x: number, y: number) =>
      `<path transform="translate(${x} ${y})" d="${letters.path}" fill="${ground.ink}"/>`;
    files[`mark-${mode}`] = frame(name, getSquare(mark), 64, 64, colourMark(mark, ground));
    files[`mark-mono-${mode}`] = frame(name, getSquare(mark), 64, 64, simplifyMark(mark, ground));
    files[`name-${mode}`] = frame(name, `0 0 ${nameWidth} 54`, nameWidth, 54, position(2, 40));
    const width = 72 + nameWidth;
    const drawn = `${nestMark(mark, ground)}${position(74, 43.5)}`;
    files[`wordmark-${mode}`] = frame(name, `0 0 ${width} 64`, width, 64, drawn);
  }
  for (const folder of ["public/brand", "content/images/brand"]) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [file, svg] of Object.entries(files)) writeFileSync(join(root, folder, `${file}.svg`), svg);
  }
  await drawPixels(join(root, "public/brand"));
  await drawIcons(root, mark, grounds, paper);
  writeDrawing(join(root, "features/shared/ui/Mark/Drawing.tsx"), mark);
  const packed = packBrand(join(root, "public/brand"), licence);
  writeFileSync(join(root, "public/brand/media-kit.zip"), packed);
  return `${Math.round(packed.length / 1024)} KB of brand files`;
}

const frame = (label: string, viewBox: string, width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" role="img" aria-label="${escape(label)}">\n  ${content}\n</svg>\n`;

const nestMark = (mark: Mark, ground: Ground): string =>
  `<svg width="64" height="64" viewBox="${getSquare(mark)}">${colourMark(mark, ground)}</svg>`;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

async function drawPixels(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".svg"))) {
    const drawing = readFileSync(join(folder, name));
    const png = await sharp(drawing, { density: 600 })
      .resize({ width: pixelWidth })
      .png({ compressionLevel: 9 })
      .toBuffer();
    writeFileSync(join(folder, name.replace(/svg$/, "png")), png);
  }
}

/** Icons of browsers and home screens: transparent, on the page's background, and with a margin for round masks. */
async function drawIcons(root: string, mark: Mark, grounds: Record<"light" | "dark", Ground>, paper: string) {
  const put = (name: string, content: string | Buffer) => writeFileSync(join(root, "public", name), content);
  const box = getSquare(mark);
  const style = `<style>svg{color:${grounds.light.ink}}@media (prefers-color-scheme:dark){svg{color:${grounds.dark.ink}}}</style>`;
  const adaptive = mark.content.replaceAll(/\sdata-mono="none"/g, "");
  put("icon.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${style}${adaptive}</svg>\n`);
  const draw = (size: number, viewBox: string, background?: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${colourMark(mark, grounds.light)}</svg>`;
    const image = sharp(Buffer.from(svg), { density: 72 }).resize(size, size);
    return (background ? image.flatten({ background }) : image).png({ compressionLevel: 9 }).toBuffer();
  };
  for (const size of [192, 512]) put(`icon-${size}.png`, await draw(size, getSquare(mark, 0.18), paper));
  put("apple-icon.png", await draw(180, box, paper));
  put("favicon.ico", toIco(await draw(32, getSquare(mark, 0.03)), 32));
}

/** An ICO file with one PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
