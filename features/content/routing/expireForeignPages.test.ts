/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { revalidatePath } from "next/cache";

jest.mock("next/cache", () => ({ revalidatePath: jest.fn() }));

const built = "https://built.example";
const before = { ...process.env };
afterEach(() => {
  process.env = before;
});

/** Starts a process on a build, with an address; how often it has expired the stored pages. */
async function start(folder: string, SITE_URL: string): Promise<number> {
  jest.resetModules();
  globalThis.halyardPagesChecked = undefined;
  process.env = { ...before, NODE_ENV: "production", NEXT_DIST_DIR: folder, SITE_URL, BUILT_FOR: `["${built}","en"]` };
  const { expireForeignPages } = await import("./expireForeignPages");
  jest.mocked(revalidatePath).mockClear();
  const { revalidatePath: expire } = await import("next/cache");
  await expireForeignPages();
  await expireForeignPages();
  return jest.mocked(expire).mock.calls.length;
}

test("stored pages expire once when the address is another than that of the build, or of the process before", async () => {
  const folder = relative(process.cwd(), mkdtempSync(join(tmpdir(), "build-")));
  writeFileSync(join(folder, "BUILD_ID"), "one");
  const starts = [built, built, "https://a.example", "https://a.example", built, built];
  const expired: number[] = [];
  for (const url of starts) expired.push(await start(folder, url));
  expect(expired).toEqual([0, 0, 1, 0, 1, 0]);
  writeFileSync(join(folder, "BUILD_ID"), "two");
  expect([await start(folder, built), await start(folder, "https://a.example")]).toEqual([0, 1]);
});
