/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";

import { build } from "esbuild";

import { commands } from "./commands.mjs";

type Manifest = Record<"scripts" | "dependencies" | "devDependencies", Record<string, string>>;
const { scripts, dependencies, devDependencies }: Manifest = JSON.parse(readFileSync("package.json", "utf8"));

// Tools that find their settings themselves, for developers and their editors.
const plain = {
  lint: "oxlint",
  format: "oxfmt",
  "format:check": "oxfmt --check",
  typecheck: "next typegen && tsc --checkers 2",
  "test:unit": "jest",
};

test("every script of package.json is a plain tool or a command of the launcher, which Node.js 20 can start", () => {
  const launched = Object.keys(commands).map((name) => [name, `exec node tools/launch.mjs ${name}`]);
  expect(scripts).toEqual({ ...Object.fromEntries(launched), ...plain });
});

test.each(Object.keys(scripts))("`npm run %s` stands in docs/commands.md", (name) => {
  // `npm test` and `npm start` need no `run`.
  const listed = [...readFileSync("docs/commands.md", "utf8").matchAll(/`npm (?:run )?([a-z][a-z:0-9]*)/g)];
  expect(listed.map(([, one]) => one)).toContain(name);
});

const entries = Object.entries(commands).map(([name, command]) => ({
  name,
  file: "program" in command ? command.program : `tools/${command.module}`,
  needsDev: command.dev ?? false,
}));

test.each(entries)("what `npm run $name` runs is there", ({ file }) => {
  expect([file, existsSync(file)]).toEqual([file, true]);
});

const listInputs = async (file: string) => {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: "unused",
    logLevel: "silent",
  });
  return Object.entries(metafile.inputs);
};

test.each(entries)("Node.js finds every file that `npm run $name` imports", async ({ file }) => {
  const inputs = await listInputs(file);
  // Bundlers and Jest find files without their ending, Node.js does not.
  const unfinished = inputs.flatMap(([from, { imports }]) =>
    imports.flatMap(({ original = "" }) =>
      /^\.{1,2}\//.test(original) && !/\.\w+$/.test(original) ? [`${from}: ${original}`] : [],
    ),
  );
  expect(unfinished).toEqual([]);
});

// Programs that commands start as child processes.
const started = { name: "start", file: "server/main.ts", needsDev: false };

test.each([...entries.filter(({ needsDev }) => !needsDev), started])(
  "`npm run $name` works with what `npm start` installs",
  async ({ file }) => {
    const imported = (await listInputs(file))
      .flatMap(([, { imports }]) => imports)
      .filter(({ external, path }) => external && !path.startsWith("node:"))
      .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    const packages = [...new Set(imported)];
    expect(packages.filter((name) => name in devDependencies)).toEqual([]);
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  },
);
