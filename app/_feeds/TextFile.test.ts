/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { PageEntry } from "@/features/content/server";

import { PageTexts } from "./PageTexts";
import { TextFile } from "./TextFile";

jest.mock("@/features/content/server", () => ({}));

const folder = mkdtempSync(join(tmpdir(), "texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a text is read again for the ref that it was made from, and for no other", async () => {
  const file = new TextFile(join(folder, "deep", "llms.txt"));
  expect(await file.read("r1")).toBeUndefined();
  await file.write("r1", "one\ntwo\n");
  expect(await new TextFile(join(folder, "deep", "llms.txt")).read("r1")).toMatchObject({ text: "one\ntwo\n" });
  expect(await file.read("r2")).toBeUndefined();
});

const entries = ["/a/", "/b/"].map((path): PageEntry => ({
  id: path,
  type: "page",
  uid: path,
  locale: "en",
  path,
  title: path,
  summary: "",
  parent: undefined,
  translations: {},
  hidden: false,
  changed: "",
  facts: {},
}));

test("each page's text is made once for all readers, and a text with a failure is none to store", async () => {
  const load = jest.fn(async ({ path }: PageEntry) => ({ text: path, isWhole: path !== "/b/" }));
  const texts = new PageTexts("r", entries, load);
  expect(await Promise.all([new Response(texts.stream()).text(), new Response(texts.stream()).text()])).toEqual([
    "/a/\n/b/\n",
    "/a/\n/b/\n",
  ]);
  expect(await texts.readAll()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
  const whole = new PageTexts("r", entries, async ({ path }) => ({ text: path, isWhole: true }));
  expect(await whole.readAll()).toBe("/a/\n/b/\n");
});
