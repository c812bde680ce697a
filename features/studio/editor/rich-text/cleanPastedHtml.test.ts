import { DOMParser as NodeParser } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/core";

import type { Json } from "@/features/studio/editor/store/json";

import { readAllowed } from "./allowed";
import { cleanPastedHtml } from "./cleanPastedHtml";
import { extensions } from "./extensions";
import { pastedFrom } from "./pastedFrom.fixture";
import { RichTextConverter } from "./RichTextConverter";

const config = {
  multi: "paragraph,preformatted,heading2,heading3,strong,em,hyperlink,image,list-item,o-list-item",
  labels: ["code"],
};
const schema = getSchema(extensions);

function paste(html: string, own: { [name: string]: Json } = config): Json[] {
  const holder = document.createElement("div");
  holder.innerHTML = cleanPastedHtml(html, readAllowed(own), "https://halyard.example");
  const parsed = NodeParser.fromSchema(schema).parse(holder);
  return new RichTextConverter(schema).toValue(parsed);
}

const block = (type: string, text: string, ...spans: Json[]) => ({ type, text, spans, direction: "ltr" });
const web = (start: number, end: number, url: string) => ({
  ...{ start, end, type: "hyperlink" },
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

test("a text from Google Docs keeps what its styles mean, and its links lead where they were meant to", () => {
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

test("a part of one of our own pages keeps its code, and its links stay local", () => {
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

test("what a field does not take becomes the nearest that it takes, and no word is lost", () => {
  const heading = { single: "heading2" };
  expect(paste("<h1>One <b>bold</b></h1>", heading)).toEqual([block("heading2", "One bold")]);
  expect(paste("<h5>Five</h5><blockquote>Quote</blockquote>", { multi: "paragraph" })).toEqual([
    block("paragraph", "Five"),
    block("paragraph", "Quote"),
  ]);
});

test("scripts, addresses that run scripts and invisible parts are left out", () => {
  const html = `<p onclick="x()">A<script>x()</script> <a href="javascript:x()">b</a><span hidden>c</span><img src=x onerror=x()></p>`;
  expect(paste(html)).toEqual([block("paragraph", "A b")]);
});
