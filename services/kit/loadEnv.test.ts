/** @jest-environment node */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// A copy of the project with a `.env` of its own.
const folder = mkdtempSync(join(tmpdir(), "env-"));
for (const name of [
  "services",
  "cms",
  "features",
  "content",
  "customtypes",
  "slices",
  "node_modules",
  "package-lock.json",
])
  symlinkSync(resolve(name), join(folder, name));
// The launcher uses the project it is stored in.
cpSync("tools", join(folder, "tools"), {
  recursive: true,
  filter: (path) => !path.endsWith("node_modules"),
});
writeFileSync(join(folder, ".env"), "CONTENT_DIR=elsewhere\n");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command of the copy. */
const run = (...args: string[]) =>
  new Promise<string>((done) => {
    const env = { ...process.env, CONTENT_DIR: undefined };
    const launcher = join(folder, "tools/launch.mjs");
    execFile(process.execPath, [launcher, ...args], { cwd: folder, env }, (_, stdout, stderr) => done(stdout + stderr));
  });

test("CONTENT_DIR of .env sets the folder of content commands", async () => {
  writeFileSync(join(folder, "draft.yaml"), "- { type: page, uid: about, lang: en, data: { title: About } }");
  expect(await run("content:compose", "draft.yaml")).toContain("written en-us/page/about.json");
  expect(existsSync(join(folder, "elsewhere/documents/en-us/page/about.json"))).toBe(true);
  expect(await run("content:validate")).toContain("1 documents are good");
});
