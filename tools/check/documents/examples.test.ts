/** @jest-environment node */
import { readFileSync } from "node:fs";

import { readChainEntries } from "../../../features/shared/contracts/readChainEntries.ts";
import { ProjectCopy } from "./ProjectCopy.ts";
import { readBlocks } from "./readBlocks.ts";
import type { Block } from "./readBlocks.ts";

// Generators, types, lint and tests in a full copy of the project, one after the other.
jest.setTimeout(300_000);

const document = readFileSync("docs/developers.md", "utf8");
const examples = document.split(/^## /m).filter((section) => /^\w+ example: /.test(section));
const [, ...recipes] = readFileSync("docs/recipes.md", "utf8").split(/^## /m);
const inThreeLanguages = recipes.filter((section) => section.startsWith("A page in three languages"));

// Not run per block: checks, which run once for all generated files, and pictures, which end-to-end tests take in a
// browser.
const later = /^npm (test|run (typecheck|lint|test:unit|screens))\b/;

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

const named = [...examples, ...recipes.filter((section) => !inThreeLanguages.includes(section))];
test.each(named.map((example) => [/^(.*)$/m.exec(example)?.[1] ?? "", example]))(
  "each block of “%s” can be followed, in its order",
  (_, example) => {
    for (const block of readBlocks(example)) {
      const [, model, mock] =
        block.language === "json" ? (/^"word": (.*),$[^]*^"word": (.*),$/m.exec(block.text) ?? []) : [];
      if (model && mock) changeField("Term", "word", { model: JSON.parse(model), mock: JSON.parse(mock) });
      else follow(block);
      // Instructions in prose beside the block.
      if (block.label === "slices/PriceAlert/index.tsx") changeField("PriceAlert", "text");
    }
  },
);

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
  const include = ["next-types.d.ts", "customtypes/*.d.ts", "slices/registry.ts", ...written];
  copy.write("tsconfig.written.json", JSON.stringify({ ...settings, include }));
  copy.run("node node_modules/@typescript/native/bin/tsc --noEmit --checkers 1 --project tsconfig.written.json");
  const folders =
    "features/price-alert features/ether-units slices/PriceAlert slices/Term slices/EtherUnits app/api app/_routing features/consent";
  copy.run(`npm run lint -- ${folders}`);
  copy.run(`npm run format:check -- ${folders}`);
});

test("tests of the examples pass under the names given there", () => {
  expect(tested).toEqual([
    "features/ether-units slices/Term",
    "price-alert PriceAlert",
    "app/api/price-alert badBodies",
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
