/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { toAsideName } from "../kit/durableFile.ts";
import { copyDataFiles } from "./dataFiles.ts";
import { requireWhole } from "./dumpTables.ts";

let folder: string;
let from: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-files-"));
  [from, to] = [join(folder, "from"), join(folder, "to")];
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, text = path): void {
  mkdirSync(dirname(join(from, path)), { recursive: true });
  writeFileSync(join(from, path), text);
}
const list = () => readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test("every file is copied but those of the database, locks, and unfinished ones", async () => {
  const kept = ["secrets.json", "content/images/database.png", "content/images/yarn.lock", "demo/services/x.json"];
  const left = ["database/base/1", "database.pid", "services.lock", toAsideName("content/images/film.mp4")];
  for (const path of [...kept, ...left]) write(path);
  await copyDataFiles(from, to);
  const copied = list().map(({ parentPath, name }) => join(parentPath, name).slice(to.length + 1));
  expect(copied.sort()).toEqual(kept.toSorted());
});

test("a file that vanishes is left out, and one that is written meanwhile is copied again as a whole", async () => {
  for (const path of ["gone.json", "torn.json", "calm.json"]) write(path);
  const { cp } = promises;
  let copies = 0;
  jest.spyOn(promises, "cp").mockImplementation(async (source, target, options) => {
    if (String(source).endsWith("gone.json")) rmSync(String(source));
    await cp(source, target, options);
    if (String(source).endsWith("torn.json") && copies++ === 0) write("torn.json", "the whole of it");
  });
  await copyDataFiles(from, to);
  expect(existsSync(join(to, "gone.json"))).toBe(false);
  expect(readFileSync(join(to, "torn.json"), "utf8")).toBe("the whole of it");
  expect(readFileSync(join(to, "calm.json"), "utf8")).toBe("calm.json");
});

test("a file that changes all the time fails the copy with its name", async () => {
  write("busy.json");
  const { cp } = promises;
  jest.spyOn(promises, "cp").mockImplementation(async (source, target, options) => {
    await cp(source, target, options);
    write("busy.json", `${readFileSync(String(source), "utf8")}.`);
  });
  await expect(copyDataFiles(from, to)).rejects.toThrow("busy.json changes all the time");
});

test("a dump that breaks off is an error, whatever its parts", async () => {
  const read = async (...parts: string[]) => {
    const coming = (async function* () {
      yield* parts;
    })();
    let text = "";
    for await (const part of requireWhole(coming)) text += String(part);
    return text;
  };
  expect(await read("#people\n", '{"id":1}\n#', "\n")).toBe('#people\n{"id":1}\n#\n');
  await expect(read("#people\n", '{"id":1}\n')).rejects.toThrow("broke off");
  await expect(read("#people\n", '{"a":"#"}')).rejects.toThrow("broke off");
  await expect(read()).rejects.toThrow("broke off");
});
