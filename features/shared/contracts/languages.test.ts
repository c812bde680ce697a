/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { languages } from "./languages";
import type { Language } from "./languages";

const entries = Object.entries<Language>(languages);

test("one language has no prefix, and every other one has its name as prefix", () => {
  expect(entries.map(([name, { prefix }]) => prefix || name)).toEqual([
    entries[0]?.[0],
    ...entries.slice(1).map(([name]) => `/${name}`),
  ]);
});

test("no two languages share a code, and Prismic's has a region", () => {
  for (const pick of ["prismic", "html", "name"] as const) {
    expect(new Set(entries.map(([, language]) => language[pick])).size).toBe(entries.length);
  }
  for (const [, { prismic, html, dates }] of entries) {
    expect(prismic).toMatch(/^[a-z]{2}-[a-z]{2}$/);
    expect(Intl.getCanonicalLocales([html, dates])).toEqual([...new Set([html, dates])]);
  }
});

test("a fallback language has no fallback itself", () => {
  const fallbacks = entries.flatMap(([, { fallback }]) => fallback ?? []);
  const complete = entries.flatMap(([name, { fallback }]) => (fallback ? [] : [name]));
  expect(complete).toEqual(expect.arrayContaining(fallbacks));
  expect(complete).toContain(entries[0]?.[0]);
});

test("no code outside the table names a single language, its path or its code", () => {
  const files = globSync("{app,cms,deploy,features,server,services,slices}/**/*.{ts,tsx}").filter(
    (path) => !/\.test\.tsx?$|\/testing\/|contracts\/languages\.ts$/.test(path),
  );
  const names = entries.slice(1).flatMap(([name, { prismic, html }]) => [name, prismic, html]);
  const pattern = new RegExp(`["'\`](?:${names.join("|")})["'\`]|["'\`](?:/(?:${names.join("|")}))+[/"'\`]`);
  const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((path) => pattern.test(withoutComments(readFileSync(path, "utf8"))))).toEqual([]);
});
