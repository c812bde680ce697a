// Draws every brand file as PNG too, and packs all of them into one archive.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { packBrand } from "./packBrand.mjs";

const folder = "public/brand";
const width = 1_024;

for (const name of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
  const drawing = readFileSync(join(folder, name));
  const png = await sharp(drawing, { density: 600 }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(join(folder, name.replace(/svg$/, "png")), png);
}
const packed = packBrand(folder);
writeFileSync(join(folder, "media-kit.zip"), packed);
console.log(`${Math.round(packed.length / 1024)} KB of brand files`);
