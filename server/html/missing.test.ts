/** @jest-environment node */
import { gunzipSync } from "node:zlib";
import fc from "fast-check";

import { escapeHtml, MissingPageTemplate } from "./missing.ts";

const template = new MissingPageTemplate(
  `<html><body>${"<p>long</p>".repeat(200)}<code data-missing-path=""></code><p>路</p></body></html>`,
);

test("the path stands in its element, as text and never as markup", () => {
  const html = Buffer.concat(template.plain('/<script>"&/')).toString();
  expect(html).toContain('<code data-missing-path="">/&lt;script&gt;&quot;&amp;/</code>');
});

test("compressed and plain pages are the same for every path", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (path) => {
      expect(gunzipSync(Buffer.concat(template.gzip(path))).equals(Buffer.concat(template.plain(path)))).toBe(true);
    }),
  );
});

test("a very long path is cut", () => {
  expect(Buffer.concat(template.plain(`/${"a".repeat(5_000)}/`)).length).toBeLessThan(3_200);
  expect(escapeHtml("plain")).toBe("plain");
});
