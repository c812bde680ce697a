/** @jest-environment node */
import { create, HtmlDocument, insertAfter, insertBefore, prepend, remove, setAttribute } from "./HtmlDocument.ts";

const wrap = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test.each([
  "<!--$--><p>a<!-- -->b &amp; &lt;c&gt;</p><!--/$-->",
  '<svg viewBox="0 0 1 1"><linearGradient gradientUnits="x"></linearGradient></svg>',
  "<pre>\n\nsecond line</pre>",
  "<textarea>\n\ntext</textarea>",
  '<script>if (a < b && c) d("<p>")</script><noscript><p>x</p></noscript>',
  '<input disabled="" value="&quot;"><details open=""><summary>路</summary></details>',
])("a browser reads the same from what is written of %s", (body) => {
  expect(new HtmlDocument(wrap(body)).toString()).toBe(wrap(body));
});

test("elements are added and removed where they belong", () => {
  const document = new HtmlDocument(wrap("<i></i><b></b>"));
  const [[i], [b]] = [document.list("i"), document.list("b")];
  if (!i || !b) throw new Error("The elements are missing");
  insertBefore(create("u", { a: "1" }, "<x>"), i);
  insertAfter(create("s", {}), b);
  insertAfter(create("p", {}), i);
  setAttribute(i, "class", "x");
  prepend(create("meta", {}), document.head);
  remove(b);
  expect(document.list("b")).toEqual([]);
  expect(document.toString()).toBe(
    wrap('<u a="1">&lt;x&gt;</u><i class="x"></i><p></p><s></s>').replace("<head>", "<head><meta>"),
  );
});
