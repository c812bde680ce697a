/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Integrity } from "./pageScripts.ts";

const folder = mkdtempSync(join(tmpdir(), "integrity-"));
const text = "console.log(1)";
const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
beforeAll(() => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks", "a-_.1.js"), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const seal = (html: string) => new Integrity(folder).seal(html);

test("scripts and their preloads carry the hash of the file", () => {
  const script = '<script src="/_next/static/chunks/a-_.1.js?dpl=1" async="">';
  const preload = '<link rel="preload" href="/_next/static/chunks/a-_.1.js?dpl=1" as="script"/>';
  expect(seal(`${preload}${script}</script>`)).toBe(
    `${preload.replace("/>", ` integrity="${hash}"/>`)}${script.replace(/>$/, ` integrity="${hash}">`)}</script>`,
  );
});

test.each([
  "<script>inline</script>",
  '<script src="/_next/static/chunks/none.js"></script>',
  '<script src="/_next/static/../package.js"></script>',
  '<script src="https://www.googletagmanager.com/gtm.js"></script>',
  '<script integrity="sha256-x" src="/_next/static/chunks/a-_.1.js"></script>',
  '<link rel="preload" href="/_next/static/chunks/a-_.1.js" as="script"/>',
  '<link rel="preload" href="/_next/static/a.woff2" as="font"/>',
])("%s stays as it is", (html) => expect(seal(html)).toBe(html));
