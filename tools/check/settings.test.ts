/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a tool says when it is called at the root of the project without naming its settings. */
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [`node_modules/${program}`, ...args], { encoding: "utf8" });

test("Jest finds its settings, and the tests of every room", () => {
  const output = run("jest/bin/jest.js", "--showConfig");
  // The framework's lines come first.
  const { configs } = JSON.parse(output.slice(output.indexOf("{\n")));
  expect(configs[0].rootDir).toBe(process.cwd());
  const [pattern = ""] = configs[0].testMatch;
  for (const room of ["app", "cms", "features", "slices", "server", "services", "tools"])
    expect(pattern).toContain(room);
});

test("the type checker finds its settings, and writes nothing", () => {
  const { compilerOptions } = JSON.parse(run("@typescript/native/bin/tsc", "--showConfig"));
  expect(compilerOptions).toMatchObject({ strict: true, noEmit: true });
});

test("both formatters use one width: ours, and Slice Machine's, which reads package.json", () => {
  const width = /"printWidth": (\d+)/.exec(readFileSync(".oxfmtrc.json", "utf8"))?.[1];
  expect(Number(width)).toBe(JSON.parse(readFileSync("package.json", "utf8")).prettier.printWidth);
});
