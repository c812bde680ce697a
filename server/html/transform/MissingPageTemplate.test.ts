/** @jest-environment node */
import { escapeHtml } from "./pageScripts.ts";
import { MissingPageTemplate } from "./MissingPageTemplate.ts";

const template = new MissingPageTemplate(
  `<html><body>${"<p>long</p>".repeat(200)}<code data-missing-path=""></code><p>路</p></body></html>`,
);

test("the missing page shows the path in its element as text, never as markup", () => {
  const html = template.fill('/<script>"&/').toString();
  expect(html).toContain('<code data-missing-path="">/&lt;script&gt;&quot;&amp;/</code><p>路</p></body></html>');
});

test("the missing page cuts a very long path", () => {
  expect(template.fill(`/${"a".repeat(5_000)}/`).length).toBeLessThan(3_200);
  expect(escapeHtml("plain")).toBe("plain");
});
