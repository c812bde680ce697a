/** @jest-environment node */
import fs from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { removeDurably, removeLeftovers, toAsideName, writeDurably } from "./durableFile.ts";

/** Paths synced during a task, relative to a folder. */
async function syncedBy(folder: string, work: () => Promise<void>): Promise<string[]> {
  const synced: string[] = [];
  const { open } = promises;
  jest.spyOn(promises, "open").mockImplementation(async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      await sync();
      synced.push(
        String(path)
          .slice(folder.length)
          .replace(/\.[\w-]{36}\.new$/, ".new"),
      );
    };
    return file;
  });
  await work();
  jest.restoreAllMocks();
  return synced;
}

test("writing syncs the file and every new folder, and removing syncs the removal", async () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "halyard-file-"));
  const path = join(folder, "drafts", "loose", "one.json");
  const written = await syncedBy(folder, () => writeDurably(path, "1"));
  expect(written).toEqual(["/drafts/loose/one.json.new", "/drafts/loose", "/drafts", ""]);
  expect(await syncedBy(folder, () => writeDurably(path, "2"))).toEqual([
    "/drafts/loose/one.json.new",
    "/drafts/loose",
  ]);
  expect(fs.readFileSync(path, "utf8")).toBe("2");
  expect(await syncedBy(folder, () => removeDurably(path))).toEqual(["/drafts/loose"]);
  await removeDurably(join(folder, "nowhere", "none.json"));
  fs.rmSync(folder, { recursive: true });
});

test("a write that fails on a full disk keeps the old file and leaves no temporary one", async () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "halyard-file-"));
  const path = join(folder, "one.json");
  await writeDurably(path, "old");
  const { open } = promises;
  jest.spyOn(promises, "open").mockImplementation(async (...all) => {
    const file = await open(...all);
    file.writeFile = () => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
    return file;
  });
  await expect(writeDurably(path, "new")).rejects.toThrow("ENOSPC");
  jest.restoreAllMocks();
  expect(fs.readdirSync(folder)).toEqual(["one.json"]);
  expect(fs.readFileSync(path, "utf8")).toBe("old");
  fs.rmSync(folder, { recursive: true });
});

test("what a kill left of unfinished writes is removed below a folder, and nothing else", async () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "halyard-file-"));
  fs.mkdirSync(join(folder, "images"));
  const kept = ["one.json", "images/brand.new", "images/a.0190a1b2.new"];
  const left = [toAsideName("one.json"), toAsideName("images/film.mp4")];
  for (const name of [...kept, ...left]) fs.writeFileSync(join(folder, name), "part");
  expect(await removeLeftovers(folder, 60_000)).toBe(0);
  expect(await removeLeftovers(folder)).toBe(2);
  expect(fs.readdirSync(folder, { recursive: true }).sort()).toEqual([...kept, "images"].sort());
  expect(await removeLeftovers(join(folder, "nowhere"))).toBe(0);
  fs.rmSync(folder, { recursive: true });
});
