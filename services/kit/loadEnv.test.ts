/** @jest-environment node */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
// A copy of the project with a `.env` of its own.
const folder = mkdtempSync(join(tmpdir(), "env-"));
for (const name of ["services", "content", "customtypes", "slices", "node_modules"])
  symlinkSync(resolve(name), join(folder, name));
writeFileSync(join(folder, ".env"), "CONTENT_DIR=elsewhere\n");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of package.json there. */
const run = (name: string, ...more: string[]) =>
  new Promise<string>((done) => {
    const [, ...args] = (scripts[name] ?? "").split(" ");
    const env = { ...process.env, CONTENT_DIR: undefined };
    execFile(process.execPath, [...args, ...more], { cwd: folder, env }, (_, stdout, stderr) => done(stdout + stderr));
  });

test("documents are written and read where .env says that they are", async () => {
  writeFileSync(join(folder, "draft.yaml"), "- { type: page, uid: about, lang: en, data: { title: About } }");
  expect(await run("content:compose", "draft.yaml")).toContain("written en-us/page/about.json");
  expect(existsSync(join(folder, "elsewhere/documents/en-us/page/about.json"))).toBe(true);
  expect(await run("content:validate")).toContain("1 documents are good");
});

test("every command of the back ends reads .env", () => {
  const commands = Object.entries(scripts).filter(([, command]) => / services\//.test(command));
  expect(commands.length).toBeGreaterThan(8);
  for (const [name, command] of commands) {
    expect([name, command]).toEqual([
      name,
      expect.stringContaining("node --import ./services/kit/loadEnv.ts services/"),
    ]);
  }
});
