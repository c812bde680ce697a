/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";

const folder = mkdtempSync(join(tmpdir(), "halyard-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, env: Record<string, string> = {}, cwd?: string) {
  const args = ["--input-type=module", "-e", script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, CONTENT_DIR: "", ...env },
    encoding: "utf8",
    cwd,
  });
  return { status, stdout, stderr };
}
const program = JSON.stringify(join(import.meta.dirname, "newSite.ts"));
const newSite = (...args: string[]) =>
  run(`await (await import(${program})).newSite(${JSON.stringify(args)})`, {}, folder);

test("a new site's documents pass every check, and an existing folder stays as it is", () => {
  const content = join(folder, "content");
  expect(newSite(content, 'Smith & "Sons" 公司')).toMatchObject({ status: 0 });
  const settings = readFileSync(join(content, "documents/zh-cn/settings/settings.json"), "utf8");
  expect(JSON.parse(settings).data.site_name).toBe('Smith & "Sons" 公司');
  for (const command of ["validate/validateCommand.ts", "check/checkCommand.ts"])
    expect(run(`await import("./cms/cli/${command}")`, { CONTENT_DIR: content })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\b0 problems/),
    });
  expect(newSite(content, "Other")).toMatchObject({ status: 1, stderr: expect.stringContaining("is there already") });
  expect(readFileSync(join(content, "documents/zh-cn/settings/settings.json"), "utf8")).toBe(settings);
});

test("content:remove changes nothing before a yes, and leaves documents that pass every check", () => {
  const content = join(folder, "content");
  const about = join(content, "documents/en-us/page/about.json");
  const remove = (...args: string[]) =>
    run(`process.argv = ["node", ...${JSON.stringify(args)}]; await import("./cms/cli/remove/removeCommand.ts")`, {
      CONTENT_DIR: content,
    });
  const shown = remove("about");
  expect(shown).toMatchObject({ status: 1, stderr: expect.stringContaining("Add --remove") });
  expect(shown.stdout).toContain("leads to /about/: entry removed");
  expect(existsSync(about)).toBe(true);
  expect(remove("about", "--remove")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("2 documents removed"),
  });
  expect(existsSync(about)).toBe(false);
  const checks = `await import("./cms/cli/validate/validateCommand.ts"); await import("./cms/cli/check/checkCommand.ts")`;
  expect(run(checks, { CONTENT_DIR: content })).toMatchObject({ status: 0, stderr: "" });
});

test("a folder without a name writes nothing", () => {
  const content = join(folder, "nameless");
  expect(newSite(content)).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run new:site -- ") });
  expect(existsSync(content)).toBe(false);
});

test(".env names the first new folder, and keeps it", () => {
  const settings = join(folder, ".env");
  writeFileSync(settings, "PORT=3010");
  expect(newSite("my content", "One")).toMatchObject({ status: 0, stdout: expect.stringContaining("npm start") });
  expect(parseEnv(readFileSync(settings, "utf8"))).toEqual({ PORT: "3010", CONTENT_DIR: "my content" });
  expect(newSite("other", "Two").stdout).toContain("set CONTENT_DIR=other");
  expect(parseEnv(readFileSync(settings, "utf8"))).toEqual({ PORT: "3010", CONTENT_DIR: "my content" });
});
