/**
 * `node tools/bench/studioHistory.ts`: the difference of two versions of a page of 60 slices, every third moved and every
 * second reworded, is computed in under 200 ms (median).
 */
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { buildSync } from "esbuild";

import { Gates } from "./run/Gates.ts";
import { median } from "./run/quantile.ts";

const rounds = 9;
const sliceCount = 60;
const limitMs = 200;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Slice = { [name: string]: Json };
type Content = { uid: string | null; tags: string[]; data: { [name: string]: Json } };
type Compare = (before: Content, after: Content, context: { models: object; type: string }) => object[];

type Studio = { compareVersions: Compare; EditorModels: new (models: object) => object };

/** The Studio's code as the browser receives it. */
async function loadStudio(): Promise<Studio> {
  const source = `
    export { compareVersions } from "#cms/versions/compareVersions.ts";
    export { EditorModels } from "#cms/editor/model/EditorModels.ts";`;
  const outfile = join(mkdtempSync(join(tmpdir(), "bench-studio-")), "studio.mjs");
  const stdin = { contents: source, resolveDir: process.cwd(), loader: "ts" } as const;
  buildSync({ stdin, bundle: true, outfile, format: "esm" });
  return import(pathToFileURL(outfile).href);
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function pickSlices(): Slice[] {
  const all = globSync("content/documents/en-us/page/*.json").flatMap((path): Slice[] => read(path).data.slices ?? []);
  return all.slice(0, sliceCount).map((slice, index) => ({ ...slice, id: `slice-${index}` }));
}

/** The same document with other words in every text. */
function reword(value: Json): Json {
  if (Array.isArray(value)) return value.map(reword);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "text" && typeof inner === "string" ? inner.replaceAll(/\b(the|a|of|and)\b/g, "other") : reword(inner),
    ]),
  );
}

const { compareVersions, EditorModels } = await loadStudio();
const models = new EditorModels({
  types: globSync("customtypes/*/index.json").map(read),
  slices: globSync("slices/*/model.json").map(read),
});
const slices = pickSlices();
const moved = [...slices.filter((_, index) => index % 3 === 0), ...slices.filter((_, index) => index % 3 !== 0)];
const after = moved.map((slice, index) =>
  index % 2 === 0 ? { ...slice, primary: reword(slice.primary ?? null) } : slice,
);
const toContent = (list: Slice[]): Content => ({ uid: "bench", tags: [], data: { title: "Bench", slices: list } });
const times: number[] = [];
let count = 0;
for (let round = 0; round < rounds; round += 1) {
  const [one, other]: Content[] = JSON.parse(JSON.stringify([toContent(slices), toContent(after)]));
  if (!one || !other) break;
  const startedAt = performance.now();
  count = compareVersions(one, other, { models, type: "page" }).length;
  times.push(performance.now() - startedAt);
}
const took = median(times);
console.log(
  `${slices.length} slices, ${count} differences: ${took.toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)}`,
);
const gates = new Gates();
gates.atMost(`studio: difference of two versions of ${slices.length} slices`, took, limitMs, "ms");
gates.finish();
