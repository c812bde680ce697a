/** @jest-environment node */
import { MissingPageTemplate } from "./MissingPageTemplate.ts";

const template = new MissingPageTemplate(
  '<html><body><p class="a" data-missing-path=": ">Page Not Found</p><p>路</p></body></html>',
);

test("the missing page shows the path in its element as text, never as markup", () => {
  const html = template.fill('/<script>"&/').toString();
  expect(html).toContain(">Page Not Found: /&lt;script&gt;&quot;&amp;/</p><p>路</p></body></html>");
});

test("the missing page shows a very long path with its query as a whole", () => {
  const path = `/${"a".repeat(5_000)}/?${"b".repeat(3_000)}`;
  expect(template.fill(path).toString()).toContain(`>Page Not Found: ${path}</p>`);
});

test("pages that resemble the path stand in their list as links with title and path; without any it stays empty", () => {
  const page = new MissingPageTemplate(
    '<p data-missing-path="：">无</p><p>x</p><ul data-near-pages="" class="a"></ul><p>end</p>',
  );
  const pages = [
    { path: "/路/", title: "" },
    { path: "/b&/", title: "B & co" },
  ];
  expect(page.fill("/a/", pages).toString()).toBe(
    '<p data-missing-path="：">无：/a/</p><p>x</p><ul data-near-pages="" class="a">' +
      '<li><a href="/%E8%B7%AF/"><code translate="no">/路/</code></a></li>' +
      '<li><a href="/b&amp;/">B &amp; co <code translate="no">/b&amp;/</code></a></li></ul><p>end</p>',
  );
  expect(page.fill("/a/").toString()).toContain('class="a"></ul>');
});
