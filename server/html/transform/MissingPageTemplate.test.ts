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

test("pages that resemble the path stand in their list as links with title and path; without any it stays empty", () => {
  const page = new MissingPageTemplate(
    '<code data-missing-path=""></code><p>x</p><ul data-near-pages="" class="a"></ul><p>end</p>',
  );
  const pages = [
    { path: "/路/", title: "" },
    { path: "/b&/", title: "B & co" },
  ];
  expect(page.fill("/a/", pages).toString()).toBe(
    '<code data-missing-path="">/a/</code><p>x</p><ul data-near-pages="" class="a">' +
      '<li><a href="/%E8%B7%AF/"><code translate="no">/路/</code></a></li>' +
      '<li><a href="/b&amp;/">B &amp; co <code translate="no">/b&amp;/</code></a></li></ul><p>end</p>',
  );
  expect(page.fill("/a/").toString()).toContain('class="a"></ul>');
});
