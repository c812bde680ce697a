/** @jest-environment node */
import { spawnSync } from "node:child_process";

/** The lines that a process writes after `logConsole`. */
function run(program: string) {
  const text = `import { logConsole, logCrashes } from "./server/ops/logConsole.ts"; logConsole(); logCrashes(); ${program}`;
  const env = { ...process.env, NODE_ENV: "production" } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", text], {
    encoding: "utf8",
    env,
  });
  const lines = `${stdout}${stderr}`.trim().split("\n");
  return { status, lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test("what is written to the console is a line of JSON with its part, and the stack of an error in one field", () => {
  const { lines } = run('console.error("search: no index is available", new TypeError("of another shape"));');
  expect(lines).toEqual([
    expect.objectContaining({
      level: "error",
      part: "search",
      message: "no index is available",
      error: "of another shape",
      stack: expect.stringMatching(/^TypeError: of another shape\n +at /),
    }),
  ]);
});

test("colours, several lines and objects of the framework stay one line each", () => {
  const { lines } = run('console.warn("\\u001b[33m⚠\\u001b[39m two\\nlines", { a: 1 }); console.log(" ready");');
  expect(lines).toEqual([
    expect.objectContaining({ level: "info", part: "site", message: "ready" }),
    expect.objectContaining({ level: "warn", part: "site", message: "⚠ two\nlines { a: 1 }" }),
  ]);
});

test("a warning of Node and an uncaught error are lines too, and the latter ends the process", () => {
  const { lines, status } = run(
    'process.emitWarning("old"); setImmediate(() => { Promise.reject(new Error("lost")); });',
  );
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.objectContaining({ level: "warn", part: "node", message: "old" }),
    expect.objectContaining({ level: "error", error: "lost", stack: expect.stringContaining("Error: lost") }),
  ]);
});
