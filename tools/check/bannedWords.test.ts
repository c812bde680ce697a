/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { findBannedWords, listNames, splitWords } from "./bannedWords.ts";

const rooms = "{.config,app,cms,content,deploy,e2e,features,server,services,slices,tools}";
const files = globSync(`${rooms}/**/*.{ts,tsx,mjs}`)
  .filter((path) => !/node_modules|\.work|bannedWords\.test/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("no name in the project contains a banned word", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(({ path, text }) => findBannedWords(path, text))).toEqual([]);
});

// Names in private patterns that are still there: lower a number when names go, never raise one.
test.each([
  ["ends in Of", /[a-z]Of$/, 3],
  ["begins with most or longest", /^(most|longest)[A-Z]/, 0],
  ["says address without its kind", /^address|(?<!allet|ostal|rivate)Address/, 12],
])("no new name %s", (_, pattern, max) => {
  const names = new Set(files.flatMap(({ path, text }) => listNames(path, text)).filter((name) => pattern.test(name)));
  expect(names.size).toBeLessThanOrEqual(max);
});

test.each([
  ["server/AddressBook.ts", "", "AddressBook"],
  ["a.ts", "export class WorkshopPanel {", "WorkshopPanel"],
  ["a.ts", "const lastDoubt = 1;", "lastDoubt"],
  ["a.ts", "class A {\n  private askAlone(path: string) {", "askAlone"],
])("a banned word is found in %s %j", (path, text, name) => {
  expect(findBannedWords(path, text)).toEqual([expect.stringContaining(`"${name}"`)]);
});

test.each(["const bookmark = 1;", "// a workshop", 'const title = "Book";', "const reloose = 1;"])(
  "%j has no banned word in a name",
  (text) => {
    expect(findBannedWords("a.ts", text)).toEqual([]);
  },
);

test("a name is split at capitals, digits, hyphens and underscores", () => {
  expect(splitWords("parseHTMLPage2Of")).toEqual(["parse", "html", "page2", "of"]);
  expect(splitWords("release-work_NOW")).toEqual(["release", "work", "now"]);
});
