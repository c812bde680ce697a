import { DOMParser as NodeParser } from "prosemirror-model";

import { isJsonObject, toJsonList } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";
import pastedFrom from "#cms/editor/testing/pastedFrom.json" with { type: "json" };

import { readAllowed } from "./allowed.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { fitPasted } from "./fitPasted.ts";
import { RichTextConverter } from "./RichTextConverter.ts";
import { schema } from "./schema.ts";

const config = {
  multi: "paragraph,preformatted,heading2,heading3,strong,em,hyperlink,image,list-item,o-list-item",
  labels: ["code"],
};

const origin = "https://halyard.example";

function paste(html: string, own: { [name: string]: Json } = config): Json[] {
  const holder = document.createElement("div");
  holder.innerHTML = cleanPastedHtml(html, readAllowed(own), origin).html;
  const { content } = fitPasted(NodeParser.fromSchema(schema).parseSlice(holder), readAllowed(own));
  // A field of one heading gets the text only.
  const blocks = content.firstChild?.isInline ? schema.node("heading", { level: 2 }, content) : content;
  return new RichTextConverter().toValue(schema.node("doc", null, blocks));
}

const block = (type: string, text: string, ...spans: Json[]) => ({
  type,
  text,
  spans,
  direction: "ltr",
});
const web = (start: number, end: number, url: string) => ({
  start,
  end,
  type: "hyperlink",
  data: { link_type: "Web", url },
});

test("a text from Word keeps headings, bold, italics, links and lists, and nothing of its styles", () => {
  expect(paste(pastedFrom.word)).toEqual([
    block("heading2", "Release notes"),
    block(
      "paragraph",
      "Nodes are faster, and cheaper. See the guide.",
      { start: 10, end: 16, type: "strong" },
      { start: 22, end: 29, type: "em" },
      web(35, 44, "https://example.com/guide"),
    ),
    block("list-item", "First point"),
    block("list-item", "Second point"),
    block("o-list-item", "Step one"),
    block("o-list-item", "Step two"),
    block("paragraph", "Chain · Units"),
    block("paragraph", "Ethereum · 20"),
  ]);
});

test("a text from Google Docs keeps bold and italic styles, and its links point to the original URLs", () => {
  expect(paste(pastedFrom.googleDocs)).toEqual([
    block("heading2", "A title"),
    block(
      "paragraph",
      "Bold and italic words.",
      { start: 0, end: 4, type: "strong" },
      { start: 9, end: 15, type: "em" },
    ),
    block("list-item", "outer"),
    block("list-item", "inner"),
    block("paragraph", "A link", web(2, 6, "https://example.com/a?b=c")),
  ]);
});

test("text copied from this site keeps inline code and relative links", () => {
  expect(paste(pastedFrom.ownPage)).toEqual([
    block("heading3", "Keys"),
    block(
      "paragraph",
      "Send it as authorization. More in the docs.",
      { start: 11, end: 24, type: "label", data: { label: "code" } },
      web(34, 42, "/docs/keys/"),
    ),
    block("preformatted", "npm install\nnpm start"),
  ]);
});

test("lists inside of lists of the other kind keep every entry in its order", () => {
  const html = `<ol><li>One<ul><li>a</li><li>b<ol><li>b1</li></ol></li></ul></li><li>Two</li></ol><ul><li>x<ul><li>y</li></ul><ol><li>z</li></ol></li><li>end</li></ul>`;
  expect(paste(html)).toEqual([
    block("o-list-item", "One"),
    block("list-item", "a"),
    block("list-item", "b"),
    block("o-list-item", "b1"),
    block("o-list-item", "Two"),
    block("list-item", "x"),
    block("list-item", "y"),
    block("o-list-item", "z"),
    block("list-item", "end"),
  ]);
});

test("words behind a nested list stay behind it, as an entry", () => {
  const html = `<ul><li>A<ul><li>a1</li></ul>B <b>b</b><ul><li>b1<ol><li>1</li></ol>b2</li></ul><p>C</p></li><li>D</li></ul>`;
  expect(paste(html)).toEqual([
    block("list-item", "A"),
    block("list-item", "a1"),
    block("list-item", "B b", { start: 2, end: 3, type: "strong" }),
    block("list-item", "b1"),
    block("o-list-item", "1"),
    block("list-item", "b2"),
    block("list-item", "C"),
    block("list-item", "D"),
  ]);
});

test("a paragraph that held only a picture of another site leaves no gap", () => {
  expect(paste(`<p>Before</p><p><img src="https://lh3.example/a.png"></p><p>After</p>`)).toEqual([
    block("paragraph", "Before"),
    block("paragraph", "After"),
  ]);
});

test("a block that a field does not allow becomes the nearest allowed one without loss of text", () => {
  const heading = { single: "heading2" };
  expect(paste("<h1>One <b>bold</b></h1>", heading)).toEqual([block("heading2", "One bold")]);
  expect(paste("<h5>Five</h5><blockquote>Quote</blockquote>", { multi: "paragraph" })).toEqual([
    block("paragraph", "Five"),
    block("paragraph", "Quote"),
  ]);
});

test("scripts, script URLs and invisible elements are removed", () => {
  const html = `<p onclick="x()">A<script>x()</script> <a href="javascript:x()">b</a><span hidden>c</span><img src=x onerror=x()></p>`;
  expect(paste(html)).toEqual([block("paragraph", "A b")]);
});

const dot = "data:image/png;base64,aGFseWFyZA==";
const picture = { type: "image", alt: null, copyright: null, direction: "ltr" };

test("pictures of the library keep their crop, and pictures embedded in the markup are queued for upload", () => {
  const html = `<p>One <img src="${origin}/api/images/a%20b.png?rect=10,20,300,200&w=640" alt="A boat"> two</p><img src="${dot}" alt="Dot">`;
  expect(paste(html)).toEqual([
    block("paragraph", "One two"),
    {
      ...picture,
      alt: "A boat",
      url: "a b.png",
      dimensions: { width: 300, height: 200 },
      edit: { x: -10, y: -20, zoom: 1, background: "transparent" },
    },
  ]);
  const { pending, leftOut } = cleanPastedHtml(html, readAllowed(config), origin);
  expect(pending.map(({ file, alt }) => [file.name, file.type, alt])).toEqual([["Dot.png", "image/png", "Dot"]]);
  expect(leftOut).toEqual({ pictures: 0, tables: 0, others: 0, links: 0, formats: 0 });
});

test("unreadable pictures, tables and media that are left out are counted", () => {
  const html = `<img src="https://lh3.example/a.png"><img src="file:///c:/a.png"><img src="https://t.example/" width="1" height="1">
    <table><tr><td>1</td><td>2</td></tr></table><table><tr><td>3</td></tr></table><video src="/a.mp4"></video><form><p>Words</p></form>`;
  expect(cleanPastedHtml(html, readAllowed(config), origin).leftOut).toEqual({
    pictures: 2,
    tables: 1,
    others: 2,
    links: 0,
    formats: 0,
  });
  expect(paste(html)).toEqual([block("paragraph", "1 · 2"), block("paragraph", "3"), block("paragraph", "Words")]);
  const { leftOut, pending } = cleanPastedHtml(`<img src="${dot}">`, readAllowed({ multi: "paragraph" }), origin);
  expect([leftOut.pictures, pending]).toEqual([1, []]);
});

test("blocks and spans copied from another field become what this field allows", () => {
  const link = JSON.stringify({ link_type: "Document", id: "a" });
  const image = JSON.stringify({ ...picture, url: "a.png" });
  const html = `<p>A <a data-link='${link}'>link</a> <span data-label="note">note</span> <strong>bold</strong></p><div data-solid-block='${image}'></div>`;
  expect(paste(html, { multi: "paragraph,strong" })).toEqual([
    block("paragraph", "A link note bold", { start: 12, end: 16, type: "strong" }),
  ]);
});

test("forged editor attributes in pasted markup are ignored", () => {
  const script = JSON.stringify({ link_type: "Web", url: "javascript:x()" });
  const foreign = JSON.stringify({ type: "image", url: "https://evil.example/a.png" });
  const html = `<p><a data-link='${script}'>a</a><a data-link="{">b</a></p><div data-solid-block='${foreign}'></div><div data-solid-block="{"></div>`;
  expect(paste(html)).toEqual([block("paragraph", "ab")]);
});

test("raised and lowered figures stay as signs, and what loses its look is counted", () => {
  const html = `<p>m<sup>2</sup>, H<sub>2</sub>O, x<span style="vertical-align:super">n-1</span>, 5<sup>th</sup>, <s>old</s> <q>new</q></p>`;
  expect(paste(html)).toEqual([block("paragraph", "m², H₂O, xⁿ⁻¹, 5th, old “new”")]);
  expect(cleanPastedHtml(html, readAllowed(config), origin).leftOut).toMatchObject({ formats: 2 });
});

test("raised figures of formulas, a code block's own words and cells with lists are read as they are shown", () => {
  expect(paste("<p>E = <math><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></p>")).toEqual([
    block("paragraph", "E = mc²"),
  ]);
  expect(paste("<pre><div>bash<button>Copy</button></div><code>a\n\nb\n</code></pre>")).toEqual([
    block("preformatted", "a\n\nb"),
  ]);
  expect(paste("<table><tr><td><ul><li>a</li><li>b</li></ul></td><td>c</td></tr></table>")).toEqual([
    block("paragraph", "a, b · c"),
  ]);
});

test("the words of details, legends and loose lines stay apart", () => {
  const html = `<details open><summary>Question</summary>Answer <b>one</b><p>Two</p>three</details><fieldset><legend>Head</legend>Body</fieldset>`;
  expect(paste(html)).toMatchObject(
    ["Question", "Answer one", "Two", "three", "Head", "Body"].map((text) => ({ type: "paragraph", text })),
  );
});

test.each([
  ["blank lines", "<pre>a\n\n\nb</pre>"],
  ["line breaks", "<pre>a<br><br><br>b</pre>"],
  ["lines as blocks", "<pre><div>a</div><div><br></div><div></div><div>b</div></pre>"],
  [
    "an editor's lines",
    `<div style="font-family: Menlo, monospace; white-space: pre;"><div><span>a</span></div><br><br><div>b</div></div>`,
  ],
])("code with %s keeps them", (_, html) => {
  expect(paste(html)).toEqual([block("preformatted", "a\n\n\nb")]);
});

test("links keep their tab where the field allows it, and addresses are repaired or counted", () => {
  const html = `<p><a href="https://a.example/x" target="_blank">a</a> <a href="#part">b</a> <a href="www.example.com/x">c</a> <a href="HTTPS://Example.COM/\u200by">d</a> <a href="../up">e</a> <a href="file:///c:/f">f</a> <a href="#_Toc1">g</a></p>`;
  const own = { ...config, allowTargetBlank: true };
  const links = paste(html, own).flatMap((one) => (isJsonObject(one) ? toJsonList(one.spans) : []));
  expect(links.map((span) => isJsonObject(span) && span.data)).toEqual([
    { link_type: "Web", url: "https://a.example/x", target: "_blank" },
    { link_type: "Web", url: "#part" },
    { link_type: "Web", url: "https://www.example.com/x" },
    { link_type: "Web", url: "https://example.com/y" },
  ]);
  expect(cleanPastedHtml(html, readAllowed(own), origin).leftOut.links).toBe(3);
});
