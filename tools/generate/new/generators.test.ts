/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { starterContent } from "../../../cms/testing/starterContent.ts";

// Types, lint and tests of generated code in a copy of the project: several programs one after the other.
jest.setTimeout(180_000);

const root = process.cwd();
const page = "content/documents/en-us/page/about.json";
const about = join(starterContent, "documents/en-us/page/about.json");
const copied = [
  ".config",
  "tools",
  "app",
  "cms",
  "features",
  "services",
  "slices",
  "customtypes",
  "content/data",
  "package.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".oxfmtrc.json",
];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "halyard-new-"));
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  cpSync(about, join(folder, page));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Improbable names: those of the documented example may exist.
  generate("newSlice", "ZzFirstProbe", "探针");
  placeSlice("zz_first_probe");
  generate("renameSlice", "ZzFirstProbe", "ZzGeneratedProbe");
  generate("newFeature", "zz-generated-probe");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the copy; an error contains its output. */
function run(program: string, ...args: string[]): string {
  try {
    // Back ends that run beside the tests are not the copy's.
    const env = { ...process.env, DATA_DIR: join(folder, ".data") };
    return execFileSync(process.execPath, [program, ...args], { cwd: folder, env, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout = "", stderr = "" } = Object(error);
    throw new Error(`${program} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Runs a generator of the copy without the launcher, which would check the packages. */
const generate = (command: string, ...names: string[]) =>
  run("-e", `import("./tools/generate/${command}.ts").then((module) => module.${command}(${JSON.stringify(names)}))`);
/** Places a slice on a page of the copy, first. */
function placeSlice(type: string): void {
  const document = JSON.parse(read(page));
  document.data.slices.unshift({ slice_type: type, variation: "default", primary: { title: [], text: "Hello." } });
  writeFileSync(join(folder, page), `${JSON.stringify(document, null, 2)}\n`);
}
const read = (path: string) => readFileSync(join(folder, path), "utf8");

test("a renamed slice takes its Chinese name, its documents and its code along", () => {
  expect(JSON.parse(read("slices/ZzGeneratedProbe/model.json"))).toMatchObject({
    id: "zz_generated_probe",
    name: "ZzGeneratedProbe",
  });
  expect(JSON.parse(read("slices/ZzGeneratedProbe/model.cn.json"))).toMatchObject({ ZzGeneratedProbe: "探针" });
  expect(JSON.parse(read(page)).data.slices[0].slice_type).toBe("zz_generated_probe");
  const files = [
    ...readdirSync(join(folder, "slices/ZzGeneratedProbe")).map((name) => `slices/ZzGeneratedProbe/${name}`),
  ];
  for (const path of [...files, "slices/index.ts", "customtypes/page/index.json", "customtypes/prismicio-types.d.ts"])
    expect([path, read(path)]).toEqual([path, expect.not.stringMatching(/ZzFirstProbe|zz_first_probe/)]);
});

test("a generated slice is offered in every page type and is in the slice index", () => {
  expect(read("slices/index.ts")).toContain("zz_generated_probe: ZzGeneratedProbe");
  for (const type of ["page", "page_template", "blog_post", "docs_page", "case_study", "marketplace_project"]) {
    expect(read(`customtypes/${type}/index.json`)).toContain('"zz_generated_probe"');
  }
  expect(read("customtypes/prismicio-types.d.ts")).toContain("ZzGeneratedProbeSlice");
});

test("generating a slice adds lines and changes no other", () => {
  const types = readdirSync(join(root, "customtypes"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = types.map(({ name }) => `customtypes/${name}/index.json`);
  // The previous last entry of a list gets a trailing comma.
  const toLines = (text: string) => text.split("\n").map((line) => line.replace(/[,;]$/, ""));
  for (const path of [...files, "slices/index.ts", "slices/models.ts", "customtypes/prismicio-types.d.ts"]) {
    const after = toLines(read(path));
    let at = -1;
    const lost = toLines(readFileSync(join(root, path), "utf8")).filter((line) => {
      const found = after.indexOf(line, at + 1);
      if (found >= 0) at = found;
      return found < 0;
    });
    expect([path, lost]).toEqual([path, []]);
  }
});

test("a generated slice and feature compile against the slice registry", () => {
  const types = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';
  writeFileSync(join(folder, "next-types.d.ts"), types);
  const include = ["next-types.d.ts", "customtypes/*.d.ts", "slices/registry.ts"];
  const settings = { extends: "./tsconfig.json", compilerOptions: { incremental: false, plugins: [] } };
  const own = ["slices/ZzGeneratedProbe/*", "features/zz-generated-probe/*"];
  writeFileSync(join(folder, "tsconfig.new.json"), JSON.stringify({ ...settings, include: [...include, ...own] }));
  run("node_modules/@typescript/native/bin/tsc", "--noEmit", "--checkers", "1", "--project", "tsconfig.new.json");
});

test("a generated slice and feature pass lint, format, their own tests and that of translated labels", () => {
  const folders = ["slices/ZzGeneratedProbe", "features/zz-generated-probe"];
  const words = "cms/models";
  run("node_modules/oxlint/bin/oxlint", ...folders);
  run("node_modules/oxfmt/bin/oxfmt", "--check", words, ...folders);
  run("node_modules/jest/bin/jest.js", "--ci", "-i", words, ...folders);
});

test("generating under a name that exists changes nothing", () => {
  expect(() => generate("newSlice", "ZzGeneratedProbe")).toThrow("is there already");
});

test("a removed slice leaves models, documents and the slice index as they were, and is removed only when told so", () => {
  expect(() => generate("removeSlice", "ZzGeneratedProbe")).toThrow("Nothing was removed");
  expect(read("slices/ZzGeneratedProbe/model.json")).toContain("zz_generated_probe");
  generate("removeSlice", "ZzGeneratedProbe", "--remove");
  expect(read(page)).toBe(readFileSync(about, "utf8"));
  for (const path of ["slices/index.ts", "slices/models.ts", "customtypes/page/index.json"])
    expect([path, read(path)]).toEqual([path, readFileSync(join(root, path), "utf8")]);
  expect(() => generate("removeSlice", "ZzGeneratedProbe", "--remove")).toThrow("There is no slice");
});
