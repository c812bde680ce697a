/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const program = join(import.meta.dirname, "launch.mjs");

test("an older Node gets a sentence instead of a syntax error", () => {
  // An older Node fails on a static import before any line runs.
  expect(readFileSync(program, "utf8")).not.toMatch(/^import\b/m);
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})';
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--import", older, program, "test"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("Node.js 20.19 or newer is needed; this is 18.20.8. Install it from https://nodejs.org.\n");
  expect([status, stdout]).toEqual([1, "0 passed, 1 failed\n"]);
});
