/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { listed } from "@/features/content/testing/listed";

import { buildSiteIndex } from "./SiteIndex";
import { toRecords } from "./toRecords";

const folder = mkdtempSync(join(tmpdir(), "cached-index-"));
afterAll(() => rmSync(folder, { recursive: true }));

const index = (ref: string) => buildSiteIndex(toRecords(ref, listed({ id: "about" })));

test("of an index that changes all the time, the first is stored at once and the next a minute later", async () => {
  process.env.NEXT_DIST_DIR = folder;
  const { readCachedIndex, writeCachedIndex } = await import("./cachedIndex");
  writeCachedIndex(index("first"));
  writeCachedIndex(index("second"));
  writeCachedIndex(index("third"));
  while (!(await readCachedIndex())) await sleep(5);
  await sleep(50);
  expect((await readCachedIndex())?.ref).toBe("first");
});
