/** @jest-environment node */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { StorageFull } from "../../kit/StorageFull.ts";
import { putDatabase } from "../testing/template.ts";
import { EmbeddedDatabase } from "./EmbeddedDatabase.ts";

jest.setTimeout(120_000);

const { openSync, writeSync, statfsSync, fdatasyncSync, fsyncSync } = fs;
let dataDir = "";
let folder = "";

beforeEach(async () => {
  dataDir = fs.mkdtempSync(join(tmpdir(), "halyard-db-"));
  folder = join(dataDir, "database");
  await putDatabase(dataDir);
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(dataDir, { recursive: true });
});

const insert = (database: EmbeddedDatabase, name: string) =>
  database.query("insert into keys (name, value) values ($1, 'v')", [name]);
const names = async (database: EmbeddedDatabase) =>
  (await database.query<{ name: string }>("select name from keys order by name", [])).rows.map(({ name }) => name);
/** Writes a mebibyte to the write-ahead log; no table grows. */
const fillLog = (database: EmbeddedDatabase) =>
  database.query("select pg_logical_emit_message(true, '', repeat(md5(random()::text), 32768))", []);

test("acknowledged rows are on disk: the files as last synced hold every row", async () => {
  const disk = join(dataDir, "disk");
  fs.cpSync(folder, disk, { recursive: true });
  const paths = new Map<number, string>();
  jest.spyOn(fs, "openSync").mockImplementation((path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    paths.set(descriptor, String(path));
    return descriptor;
  });
  const sync = (descriptor: number) => {
    const path = paths.get(descriptor) ?? "";
    if (path.startsWith(`${folder}/`) && fs.statSync(path).isFile())
      fs.cpSync(path, join(disk, relative(folder, path)));
  };
  jest.spyOn(fs, "fdatasyncSync").mockImplementation((descriptor) => {
    fdatasyncSync(descriptor);
    sync(descriptor);
  });
  jest.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    sync(descriptor);
  });
  const running = new EmbeddedDatabase(folder);
  for (const name of ["a", "b", "c"]) await insert(running, name);
  jest.restoreAllMocks();
  const afterPowerCut = new EmbeddedDatabase(disk);
  expect(await names(afterPowerCut)).toEqual(["a", "b", "c"]);
  await afterPowerCut.close();
  await running.close();
});

test("an interrupted creation of the database files is started over", async () => {
  fs.writeFileSync(`${folder}.making`, "");
  fs.truncateSync(join(folder, "global", "pg_control"));
  const database = new EmbeddedDatabase(folder);
  expect((await database.query("select 1 as one", [])).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(fs.readdirSync(dataDir)).not.toContain("database.making");
});

/** A disk on which only the reserve is writable. */
function fillDisk(reserve: string) {
  const disk = { isFull: true };
  const isFull = () => disk.isFull && (fs.statSync(reserve, { throwIfNoEntry: false })?.size ?? 1) > 0;
  jest.spyOn(fs, "writeSync").mockImplementation((...all: unknown[]) => {
    if (isFull()) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    return Reflect.apply(writeSync, fs, all);
  });
  jest.spyOn(fs, "statfsSync").mockImplementation((path) => {
    const found = statfsSync(path);
    return disk.isFull ? Object.assign(found, { bavail: 0 }) : found;
  });
  return disk;
}

test("on a full disk the database rejects writes, answers reads, and writes again once there is space", async () => {
  const database = new EmbeddedDatabase(folder);
  await insert(database, "before");
  const disk = fillDisk(`${folder}.reserve`);
  // A transaction in progress completes in the reserve, though its log needs a new file.
  for (let count = 0; count < 20; count += 1) await fillLog(database);
  await expect(insert(database, "while")).rejects.toThrow(StorageFull);
  expect(await names(database)).toEqual(["before"]);
  disk.isFull = false;
  await insert(database, "after");
  expect(await names(database)).toEqual(["after", "before"]);
  expect(database.generation).toBe(0);
  await database.close();
});

test("after a fatal PostgreSQL error the next query reopens the database", async () => {
  const database = new EmbeddedDatabase(folder);
  await insert(database, "before");
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const disk = fillDisk(join(dataDir, "no-reserve"));
  const filling = async () => {
    for (let count = 0; count < 40; count += 1) await fillLog(database);
  };
  await expect(filling()).rejects.toThrow();
  expect(log.mock.calls.join()).toContain("reopened");
  disk.isFull = false;
  expect(await names(database)).toEqual(["before"]);
  await insert(database, "after");
  await database.close();
});
