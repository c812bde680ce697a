/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

import { unzipSync } from "fflate";

import { packBrand } from "./packBrand.mjs";

const folder = "public/brand";
const archive = readFileSync(`${folder}/media-kit.zip`);

test("the archive holds every brand file as SVG and PNG, unchanged, and the licence", () => {
  const files = unzipSync(archive);
  const names = readdirSync(folder).filter((name) => !name.endsWith(".zip"));
  expect(Object.keys(files).sort()).toEqual(["LICENCE.txt", ...names].sort());
  for (const name of names) expect(Buffer.from(files[name] ?? []).equals(readFileSync(`${folder}/${name}`))).toBe(true);
  for (const name of names.filter((one) => one.endsWith(".svg"))) expect(names).toContain(name.replace("svg", "png"));
});

test("packing the same files again gives the same bytes", () => {
  expect(archive.equals(packBrand(folder))).toBe(true);
});
