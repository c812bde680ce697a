/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const exported = /^export (?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm;

/** The name a file should have, when it exports one thing alone; `undefined` when it may have any. */
function findMainExport(text: string): string | undefined {
  const names = [...text.matchAll(exported)].map(([, name]) => name);
  return names.length === 1 ? names[0] : undefined;
}

// Rooms in which it holds without exception; slices and routes are named by their framework.
const rooms = "{.config/commands,bench,content,deploy,e2e,services/content}";
// Names that Playwright's and Jest's own documentation uses.
const conventional = ["fixtures", "index"];

test("a file that exports one thing is named after it", () => {
  const files = globSync(`${rooms}/**/*.{ts,mjs}`).filter((path) => !/node_modules|\.work|\.(test|spec)\./.test(path));
  expect(files.length).toBeGreaterThan(80);
  const misnamed = files.flatMap((path) => {
    const name = basename(path).replace(/\..*$/, "");
    const main = findMainExport(readFileSync(path, "utf8"));
    return main && main !== name && !conventional.includes(name) ? [`${path} exports ${main}`] : [];
  });
  expect(misnamed).toEqual([]);
});

test.each([
  ["export const parseDate = () => 1;\nexport type Day = string;", "parseDate"],
  ["export async function load() {}", "load"],
  ["export const one = 1;\nexport const two = 2;", undefined],
  ["const hidden = 1;", undefined],
])("the main export of %j is %s", (text, name) => {
  expect(findMainExport(text)).toBe(name);
});
