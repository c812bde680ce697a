/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

import { unzipSync } from "fflate";

import { colourMark, getSquare, readMark, simplifyMark } from "./drawMark.ts";
import { packBrand } from "./packBrand.ts";
import { readBrandSource } from "./readBrandSource.ts";

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
  expect(archive.equals(packBrand(folder, readBrandSource(".").licence))).toBe(true);
});

test("a mark takes the ink of its ground, keeps its own colours, and has one colour where only one is printed", () => {
  const mark = readMark(
    `<svg viewBox="0 0 20 10"><path d="M0 0" fill="currentColor"/><path d="M1 1" fill="#fff" data-mono="none"/>` +
      `<path d="M2 2" fill="none" stroke="#c00" stroke-opacity=".5"/></svg>`,
  );
  expect(colourMark(mark, { ink: "#123" })).toBe(
    `<path d="M0 0" fill="#123"/><path d="M1 1" fill="#fff"/><path d="M2 2" fill="none" stroke="#c00" stroke-opacity=".5"/>`,
  );
  expect(simplifyMark(mark, { ink: "#123" })).toBe(
    `<path d="M0 0" fill="#123"/><path d="M2 2" fill="none" stroke="#123"/>`,
  );
  expect(getSquare(mark, 0)).toBe("0 -5 20 20");
});

test.each([
  ["<svg><path/></svg>", "viewBox"],
  ['<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', "only shapes"],
  ['<svg viewBox="0 0 1 1"><image href="https://a.example/"/></svg>', "only shapes"],
])("%s is no mark", (svg, reason) => {
  expect(() => readMark(svg)).toThrow(reason);
});
