/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { findClasses, findRawValues, findUsedClasses } from "./styleSheets";

const read = (path: string) => ({ path, css: readFileSync(path, "utf8") });
const sheets = globSync("{app,cms,features,slices}/**/*.css").map(read);
const code = globSync("{app,cms,features,slices}/**/*.tsx").map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Every module with the path of each sheet it imports. */
const users = code.flatMap(({ path, text }) =>
  [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].map(([, name = "", from = ""]) => {
    const sheet = /^[.]/.test(from) ? join(dirname(path), from) : from.replace(/^@\/|^#(?=cms\/)/, "");
    return { path, name, sheet, used: findUsedClasses(text, name) };
  }),
);

test("colours, text sizes, faces and spaces come from the token sheet, or a comment says why not", () => {
  expect(sheets.length).toBeGreaterThan(60);
  expect(sheets.filter(({ path }) => !path.endsWith("styles/tokens.css")).flatMap(findRawValues)).toEqual([]);
});

// A late sheet with font faces makes Chromium lay out the whole page again; Faces.tsx declares them.
test("no sheet declares a face", () => {
  expect(sheets.filter(({ css }) => css.includes("@font-face")).map(({ path }) => path)).toEqual([]);
});

test("every class of a sheet is used by a module that imports it", () => {
  const unused = sheets
    .filter(({ path }) => path.endsWith(".module.css"))
    .flatMap(({ path, css }) => {
      const used = new Set(users.filter(({ sheet }) => sheet === path).flatMap((user) => [...user.used]));
      return [...findClasses(css)].filter((name) => !used.has(name)).map((name) => `${path} .${name}`);
    });
  expect(unused).toEqual([]);
});

test("every class that a module names is in its sheet", () => {
  const missing = users.flatMap(({ path, name, sheet, used }) => {
    const known = findClasses(sheets.find((one) => one.path === sheet)?.css ?? "");
    return [...used].filter((one) => !known.has(one)).map((one) => `${path} ${name}.${one}`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ["  color: #fff;", "a colour of its own"],
  ["  background: rgb(0 0 0 / 0.5);", "a colour of its own"],
  ["  color: white;", "a colour of its own"],
  ["  font-size: 14px;", "a text size of its own"],
  ["  font: 400 1rem / 1.5 var(--font-body);", "a text size or face of its own"],
  ["  font-family: Georgia, serif;", "a face of its own"],
  ["  padding: 0 12px;", "a space of its own"],
  ["  border-radius: 3px;", "a space of its own"],
])("%s is found", (line, reason) => {
  expect(findRawValues({ path: "a.css", css: `.a {\n${line}\n}` })).toEqual([`a.css:2 ${reason}: ${line.trim()}`]);
});

test.each([
  "  color: var(--flag-white);",
  "  padding: var(--space-s) 0;",
  "  font-size: 0.9em;",
  "  padding-inline-start: 0.8rem; /* half a number */",
])("%s is let through", (line) => {
  expect(findRawValues({ path: "a.css", css: `.a {\n${line}\n}` })).toEqual([]);
});
