/** @jest-environment node */
import { exec } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { readChainEntries } from "../../../features/shared/contracts/readChainEntries.ts";
import { testSample } from "../../../features/shared/testing/testSample.ts";
import { ProjectCopy } from "./ProjectCopy.ts";
import { readBlocks } from "./readBlocks.ts";
import type { Block } from "./readBlocks.ts";

// Generators, types, lint and tests in a full copy of the project, one after the other.
jest.setTimeout(300_000);

const document = readFileSync("docs/developers.md", "utf8");
const examples = document.split(/^## /m).filter((section) => /^\w+ example: /.test(section));
const [, ...recipes] = readFileSync("docs/recipes.md", "utf8").split(/^## /m);
const find = (title: string) => recipes.filter((section) => section.startsWith(title));
const upgrade = find("A dependency's upgrade");
const inThreeLanguages = find("A page in three languages");

// Not run per block: checks, which run once for all generated files, and pictures, which end-to-end tests take in a
// browser.
const later = /^npm (test|run (typecheck|lint|licences|test:unit|screens))\b/;

let copy: ProjectCopy;
const tested: string[] = [];

/** Follows a block: runs its shell lines, writes its file, or applies its diff. */
function follow({ language, label, text }: Block): void {
  if (language === "diff") return copy.apply(label, text);
  if (/^(?:tsx?|yaml)$/.test(language)) return copy.write(label, `${text}\n`);
  if (!/^(sh|bash)$/.test(language)) return;
  for (const line of text.split("\n")) {
    if (/^npm run test:unit -- /.test(line)) tested.push(line.replace("npm run test:unit -- ", ""));
    if (!later.test(line)) copy.run(line);
  }
}

/** Adds or removes a field of a slice's only variation, in its model and in its mocks. */
function changeField(slice: string, name: string, field?: { model: unknown; mock: unknown }): void {
  for (const [file, value] of [
    ["model.json", field?.model],
    ["mocks.json", field?.mock],
  ] as const) {
    const path = `slices/${slice}/${file}`;
    const json = JSON.parse(copy.read(path));
    const [variation] = file === "model.json" ? json.variations : json;
    if (field) variation.primary[name] = value;
    else Reflect.deleteProperty(variation.primary, name);
    copy.write(path, `${JSON.stringify(json, null, 2)}\n`);
  }
}

beforeAll(() => {
  copy = new ProjectCopy();
});
afterAll(() => copy.remove());

const apart = [...upgrade, ...inThreeLanguages];
const named = [...examples, ...recipes.filter((section) => !apart.includes(section))];
for (const example of named) {
  const [title = ""] = example.split("\n", 1);
  // This menu is the sample's.
  const run = title === "A menu" ? testSample : test;
  run(`each block of “${title}” can be followed, in its order`, () => {
    for (const block of readBlocks(example)) {
      const [, model, mock] =
        block.language === "json" ? (/^"word": (.*),$[^]*^"word": (.*),$/m.exec(block.text) ?? []) : [];
      if (model && mock) changeField("Term", "word", { model: JSON.parse(model), mock: JSON.parse(mock) });
      else follow(block);
      // Instructions in prose beside the block.
      if (block.label === "slices/PriceAlert/index.tsx") changeField("PriceAlert", "text");
    }
  });
}

test("types of every example are generated", () => {
  copy.run("npm run generate");
  const types = copy.read("customtypes/prismicio-types.d.ts");
  expect(types).toContain("PriceAlertSlice");
  expect(types).toMatch(/TermSliceDefaultPrimary[^}]*word: prismic.KeyTextField/);
});

test("code of the examples compiles and passes lint and format", () => {
  const settings = { extends: "./tsconfig.json", compilerOptions: { incremental: false, plugins: [] } };
  const types = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';
  copy.write("next-types.d.ts", types);
  const written = [
    "features/price-alert/*",
    "features/ether-units/*",
    "slices/PriceAlert/*",
    "slices/Term/*",
    "slices/EtherUnits/*",
    "app/api/price-alert/*",
    "app/_routing/foreignOrigins*",
    "features/consent/**/*",
  ];
  const include = ["next-types.d.ts", ".config/jest.setup.ts", "customtypes/*.d.ts", "slices/registry.ts", ...written];
  copy.write("tsconfig.written.json", JSON.stringify({ ...settings, include }));
  copy.run("node node_modules/@typescript/native/bin/tsc --noEmit --checkers 1 --project tsconfig.written.json");
  const folders =
    "features/price-alert features/ether-units slices/PriceAlert slices/Term slices/EtherUnits app/api app/_routing features/consent";
  copy.run(`npm run lint -- ${folders}`);
  copy.run(`npm run format:check -- ${folders}`);
});

type Manifest = { dependencies: Record<string, string> };
type Lock = { packages: Record<string, { version?: string; integrity?: string }> };

test("a dependency is upgraded to an exact version, and no other package changes", async () => {
  const [install = "", ...checks] = readBlocks(upgrade.join())[0]?.text.split("\n") ?? [];
  const [, name = "", version = ""] = /^npm install --save-exact (.+)@(.+)$/.exec(install) ?? [];
  const own: Manifest = JSON.parse(copy.read("package.json"));
  const before: Lock = JSON.parse(copy.read("package-lock.json"));
  expect(own.dependencies).toHaveProperty([name]);
  // A folder without packages: those of the copy are links, which npm would write to.
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value, null, 2));
  const { packages } = before;
  own.dependencies[name] = "0.0.1";
  packages[`node_modules/${name}`] = { version: "0.0.1" };
  write("package.json", own);
  write("package-lock.json", { ...before, packages: { ...packages, "": { ...packages[""], ...own } } });
  writeFileSync(join(folder, ".npmrc"), copy.read(".npmrc"));
  const registry = await startRegistry(name, version);
  try {
    const env = { ...copy.env, npm_config_registry: registry.url, npm_config_package_lock_only: "true" };
    await promisify(exec)(install, { cwd: folder, env });
  } finally {
    registry.close();
  }
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  own.dependencies[name] = version;
  packages[`node_modules/${name}`] = { version, integrity: registry.integrity };
  expect(read("package.json")).toEqual(own);
  const list = ({ packages: all }: Lock) =>
    Object.entries(all).map(([path, one]) => [path, one.version, one.integrity]);
  expect(list(read("package-lock.json"))).toEqual(list(before));
  rmSync(folder, { recursive: true });
  // Those that are chosen here run on the project itself.
  const [, words = ""] = /^npm run test:unit -- (.+)$/m.exec(checks.join("\n")) ?? [];
  const files = globSync("{server,tools}/**/*.test.ts");
  expect(words.split(" ").filter((word) => !files.some((file) => file.includes(word)))).toEqual([]);
});

/** A registry with one version of one package, which it never sends. */
async function startRegistry(name: string, version: string) {
  const integrity = `sha512-${"A".repeat(86)}==`;
  const dist = { tarball: `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`, integrity };
  const document = { name, "dist-tags": { latest: version }, versions: { [version]: { name, version, dist } } };
  const server = createServer((request, response) => {
    const isThere = request.url === `/${name}`;
    response
      .writeHead(isThere ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(isThere ? document : {}));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, integrity, close: () => server.close() };
}

test("tests of the examples pass under the names given there", () => {
  expect(tested).toEqual([
    "features/ether-units slices/Term",
    "price-alert PriceAlert",
    "app/api/price-alert app/api/badBodies.test.ts",
    "features/consent app/_routing/foreignOrigins",
  ]);
  copy.run(`npm run test:unit -- --ci -i ${tested.join(" ")}`);
});

test("the chain that is added works", () => {
  const block = readBlocks(document).find(({ label }) => label === "chain");
  const messages: string[] = [];
  const chains = readChainEntries([JSON.parse(block?.text ?? "{}")], (sentence) => messages.push(sentence));
  expect([chains.map(({ key }) => key), messages]).toEqual([["acme"], []]);
});

test("a page in three languages is composed after the third one is added", () => {
  for (const block of readBlocks(document).filter(({ label }) => label.endsWith("/languages.ts"))) follow(block);
  for (const block of readBlocks(inThreeLanguages.join())) follow(block);
  for (const lang of ["en-us", "zh-cn", "de-de"])
    expect(JSON.parse(copy.read(`content/documents/${lang}/page/imprint.json`)).group).toBe("page-imprint");
});
