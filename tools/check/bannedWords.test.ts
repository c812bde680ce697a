/** @jest-environment node */
import { findBannedWords, splitWords } from "./bannedWords.ts";

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
