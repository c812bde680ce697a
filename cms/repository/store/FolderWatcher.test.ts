/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
beforeEach(async () => {
  content = await startContent([{ id: "first" }]);
});
afterEach(() => content.close());

const file = (id: string) =>
  JSON.stringify({
    id,
    type: "article",
    uid: id,
    lang: "en-us",
    group: id,
    tags: [],
    data: {},
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
  });

async function count(): Promise<number> {
  const { refs } = await (await fetch(content.endpoint)).json();
  const response = await fetch(`${content.endpoint}/documents/search?pageSize=1&ref=${refs[0].ref}`);
  return (await response.json()).total_results_size;
}

async function untilThereAre(expected: number): Promise<number> {
  const startedAt = performance.now();
  while ((await count()) !== expected) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - startedAt;
}

test("the repository keeps answering while thousands of files are added, and soon serves them", async () => {
  const folder = join(content.folder, "documents", "many");
  mkdirSync(folder);
  for (let index = 0; index < 2_000; index += 1)
    writeFileSync(join(folder, `many-${index}.json`), file(`many-${index}`));
  expect(await untilThereAre(2_001)).toBeLessThan(20_000);
}, 30_000);

test("a file in a new folder is noticed before the next full scan", async () => {
  const folder = join(content.folder, "documents", "later", "deeper");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "late.json"), file("late"));
  expect(await untilThereAre(2)).toBeLessThan(2_900);
});
