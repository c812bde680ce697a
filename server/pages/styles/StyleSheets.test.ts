/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { HtmlDocument } from "../HtmlDocument.ts";
import { StyleSheets } from "./StyleSheets.ts";

const folder = mkdtempSync(join(tmpdir(), "sheets-"));
writeFileSync(join(folder, "a.css"), ".used{x:1}.unused{x:2}");
writeFileSync(join(folder, "colours.css"), ":root{--a:1;--b:2;--c:3}");
afterAll(() => rmSync(folder, { recursive: true }));

const link = '<link rel="stylesheet" href="/_next/static/a.css">';
const body = '<body class="used"></body>';
function inline(head: string): string {
  const document = new HtmlDocument(`<head>${head}</head>${body}`);
  new StyleSheets(folder).inline(document);
  return document.toString().replace(/^<html>|<\/html>$/g, "");
}

test("a page's sheets become one element with the rules it needs", () => {
  expect(inline(`<meta>${link}${link}`)).toBe(`<head><meta><style>.used{x:1}.used{x:1}</style></head>${body}`);
});

test("a page's own rules and those of its sheets become one element, where its own was", () => {
  const own = (rules: string) => `<style data-own="true">${rules}@font-face{}</style>`;
  expect(inline(`${link}<meta>${own("")}`)).toBe(`<head><meta>${own(".used{x:1}")}</head>${body}`);
});

test("a page with an unreadable sheet is unchanged", () => {
  const unknown = link.replace("a.css", "b.css");
  expect(inline(link + unknown)).toBe(`<head>${link}${unknown}</head>${body}`);
});

test("properties that a drawing's attributes read are kept", () => {
  const colours = link.replace("a.css", "colours.css");
  const drawing = '<svg><path fill="var(--a)" style="stroke:var(--b)"></path></svg>';
  const document = new HtmlDocument(`<head>${colours}</head><body>${drawing}</body>`);
  new StyleSheets(folder).inline(document);
  expect(document.toString()).toContain("<style>:root{--a:1;--b:2}</style>");
});
