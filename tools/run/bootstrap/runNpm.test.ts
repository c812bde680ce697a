/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "npm-"));
const npm = join(folder, "npm-cli.js");
const log = join(folder, "log");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs npm with a program in its place, which notes its arguments and fails with a message until `node_modules` is gone. */
function install(message: string) {
  mkdirSync(join(folder, "node_modules", "next"), { recursive: true });
  const failure = `if (fs.existsSync("node_modules")) { console.error(${JSON.stringify(message)}); process.exitCode = 1; }`;
  writeFileSync(
    npm,
    `const fs = require("node:fs"); fs.appendFileSync("log", process.argv.slice(2).join() + " "); ${failure}`,
  );
  writeFileSync(log, "");
  const program = JSON.stringify(join(import.meta.dirname, "runNpm.mjs"));
  const script = `await (await import(${program})).runNpm(["install"], { retry: ["ci"] })`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath, npm_lifecycle_event: "" },
  });
  return { status, stderr, calls: readFileSync(log, "utf8"), isKept: existsSync(join(folder, "node_modules")) };
}

test("packages that a stopped installation left half removed are installed anew, once", () => {
  const message = "npm error code ENOTEMPTY\nnpm error path /site/node_modules/next";
  expect(install(message)).toEqual({ status: 0, stderr: "", calls: "install ci ", isKept: false });
});

test("another failure is shown and leaves the packages as they are", () => {
  const message = "npm error code EINTEGRITY node_modules/next";
  expect(install(message)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${message}\n`),
    calls: "install ",
    isKept: true,
  });
});
