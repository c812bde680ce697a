/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const exportedValue = /^export (?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm;
const exportedType = /^export (?:type|interface) (\w+)/gm;

// Migrations export `up` and are named after what they create; routes and contracts of the CMS (`drafts.routes.ts`) after their capability;
// test modules that replace another (`testing/with…`) export its names.
const ignored = /node_modules|\.work|\.(test|spec)\.|services\/db\/migrations\/|\.(routes|contract)\.ts$|testing\/with/;
// Role files of a feature (docs/developers.md), names from the documentation of Playwright and Jest, and route files of Next.
const conventional = new Set([
  "index",
  "api",
  "contract",
  "model",
  "server",
  "env",
  "fixtures",
  "page",
  "layout",
  "route",
  "template",
  "error",
  "global-error",
  "global-not-found",
  "not-found",
  "manifest",
]);

/** The name a file should have when it exports a single value; `undefined` when it may have any. */
function findMainExport(path: string, text: string): string | undefined {
  const name = basename(path).replace(/\..*$/, "");
  const values = [...text.matchAll(exportedValue)].map(([, value]) => value);
  const types = [...text.matchAll(exportedType)].map(([, type]) => type);
  return values.length !== 1 || conventional.has(name) || types.includes(name) ? undefined : values[0];
}

test("a file that exports a single value is named after it, or after a type it exports", () => {
  const rooms = "{app,cms,content,deploy,e2e,features,server,services,tools}";
  const files = globSync(`${rooms}/**/*.{ts,tsx,mjs}`).filter((path) => !ignored.test(path));
  expect(files.length).toBeGreaterThan(1_000);
  const misnamed = files.flatMap((path) => {
    const main = findMainExport(path, readFileSync(path, "utf8"));
    return main && main !== basename(path).replace(/\..*$/, "") ? [`${path} exports ${main}`] : [];
  });
  expect(misnamed).toEqual([]);
});

test.each([
  ["day.ts", "export const parseDate = () => 1;\nexport type Day = string;", "parseDate"],
  ["Day.ts", "export const parseDate = () => 1;\nexport type Day = string;", undefined],
  ["a.ts", "export async function load() {}", "load"],
  ["route.ts", "export async function GET() {}", undefined],
  ["a.ts", "export const one = 1;\nexport const two = 2;", undefined],
  ["a.ts", "const hidden = 1;", undefined],
])("the main export of %s with %j is %s", (path, text, name) => {
  expect(findMainExport(path, text)).toBe(name);
});
