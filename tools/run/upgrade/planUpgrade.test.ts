/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { planUpgrade } from "./planUpgrade.ts";
import { readVersionFolder, writeVersionFolder } from "./versionFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
const before = process.cwd();
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeAll(() => {
  git("init", "--quiet");
  mkdirSync(join(folder, "services/db/migrations"), { recursive: true });
  write("CHANGELOG.md", "- One thing.\n");
  git("add", ".");
  git("commit", "--quiet", "-m", "one");
  git("tag", "v1.0.0");
  write("CHANGELOG.md", "- One thing.\n- Another thing.\n");
  write("services/db/migrations/0002-more.ts", "");
  git("add", ".");
  git("commit", "--quiet", "-m", "two");
  git("tag", "v1.1.0");
  git("checkout", "--quiet", "v1.0.0");
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test("an upgrade says what it brings before it does anything", () => {
  expect(planUpgrade("v1.1.0", "/srv/site")).toMatchObject({
    from: "v1.0.0",
    to: "v1.1.0",
    commits: 1,
    changes: ["- Another thing."],
    migrations: ["0002-more"],
    folder: "/srv/site-v1.1.0",
  });
  expect(planUpgrade("v1.0.0", "/srv/site")).toBeUndefined();
});

test("a version that there is not, or that looks like an option, is named", () => {
  for (const ref of ["v9", "--all"]) expect(() => planUpgrade(ref, "/srv/site")).toThrow(/git rev-parse failed/);
});

test("later starts continue in the folder of the newest version, while it is there", () => {
  const data = join(folder, "data");
  expect(readVersionFolder(data)).toBeUndefined();
  writeVersionFolder(data, join(folder, "gone"));
  expect(readVersionFolder(data)).toBeUndefined();
  write("package.json", "{}");
  writeVersionFolder(data, folder);
  expect(readVersionFolder(data)).toBeUndefined();
  process.chdir(before);
  expect(readVersionFolder(data)).toBe(folder);
  process.chdir(folder);
});
