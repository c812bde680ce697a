/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadClientScripts } from "./clientScripts.ts";
import { Integrity } from "./Integrity.ts";
import { transformHtml } from "./transformHtml.ts";

const folder = mkdtempSync(join(tmpdir(), "integrity-"));
const text = "console.log(1)";
const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
beforeAll(() => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks", "a-_.1.js"), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = (url: string) => new Integrity(folder).find(url);

test("a script of the site has the hash of its file", () => {
  expect(find("/_next/static/chunks/a-_.1.js?dpl=1")).toBe(hash);
});

test.each([
  "/_next/static/chunks/none.js",
  "/_next/static/../package.js",
  "https://www.googletagmanager.com/gtm.js",
  "/_next/static/a.woff2",
])("%s has none", (url) => expect(find(url)).toBeUndefined());

const client = loadClientScripts("no-build");
const transform = (head: string) =>
  transformHtml(`<html><head>${head}</head></html>`, { client, atOnce: true, integrity: new Integrity(folder) }).html;
const script = '<script src="/_next/static/chunks/a-_.1.js" async=""></script>';
const preload = '<link rel="preload" href="/_next/static/chunks/a-_.1.js" as="script">';

test("scripts and their preloads carry the hash of the file", () => {
  const html = transform(preload + script);
  expect(html).toContain(preload.replace(">", ` integrity="${hash}">`));
  expect(html).toContain(script.replace("></", ` integrity="${hash}"></`));
});

test("the preload of a script that is added later, and a script with a hash of its own, stay as they are", () => {
  expect(transform(preload)).toContain(preload);
  const own = script.replace("<script", '<script integrity="sha256-x"');
  expect(transform(own)).toContain(own);
});
