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
  // A release as CONTRIBUTING.md describes it: the lines of the changelog stay, their heading changes.
  write("CHANGELOG.md", "## Unreleased\n\n## 1.1.0\n\n- One thing.\n- Another thing.\n");
  git("commit", "--quiet", "--all", "-m", "three");
  git("tag", "--annotate", "release/1.1", "-m", "1.1");
  git("checkout", "--quiet", "v1.0.0");
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test("an upgrade says what it brings before it does anything", () => {
  expect(planUpgrade("v1.1.0", folder)).toMatchObject({
    from: "v1.0.0",
    to: "v1.1.0",
    commits: 1,
    changes: ["- Another thing."],
    migrations: ["0002-more"],
    folder: `${folder}-v1.1.0`,
    backup: join(folder, "..", "backup-before-v1.1.0"),
  });
  expect(planUpgrade("v1.0.0", folder)).toBeUndefined();
});

test("an upgrade of an upgraded version starts from that one, and lies beside the clone too", () => {
  const worktree = `${folder}-v1.1.0`;
  git("worktree", "add", "--quiet", "--detach", worktree, "v1.1.0");
  expect(planUpgrade("release/1.1", worktree)).toMatchObject({
    from: "v1.1.0",
    to: "release/1.1",
    commits: 1,
    changes: [],
    migrations: [],
    folder: `${folder}-release-1.1`,
  });
  git("worktree", "remove", worktree);
});

test("a version that there is not, or that looks like an option, is named", () => {
  for (const ref of ["v9", "--all"]) expect(() => planUpgrade(ref, folder)).toThrow(/git rev-parse failed/);
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
