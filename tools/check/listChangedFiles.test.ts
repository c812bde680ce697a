/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listChangedFiles } from "./listChangedFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "changed-"));
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

afterAll(() => rmSync(folder, { recursive: true }));

test("changed and new files are listed, deleted and ignored ones are not", () => {
  git("init", "--quiet");
  for (const name of ["same.ts", "changed.ts", "deleted.ts", "staged.ts"]) write(name, "1");
  write(".gitignore", "ignored.ts");
  git("add", ".");
  git("commit", "--quiet", "-m", "first");
  write("changed.ts", "2");
  write("staged.ts", "2");
  git("add", "staged.ts");
  rmSync(join(folder, "deleted.ts"));
  write("new.ts", "1");
  write("ignored.ts", "1");
  expect(listChangedFiles("HEAD", folder)).toEqual(["changed.ts", "staged.ts", "new.ts"]);
});

test("a revision that does not exist is named", () => {
  expect(() => listChangedFiles("no-such", folder)).toThrow('The changes since "no-such" cannot be listed');
});
