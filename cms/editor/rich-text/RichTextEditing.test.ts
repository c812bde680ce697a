import { TextSelection } from "prosemirror-state";

import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { block, openText } from "#cms/editor/testing/openText.ts";

import { insertNodes, toggleLabel, toKind } from "./commands.ts";
import { findLinked, setLink } from "./links.ts";
import { schema } from "./schema.ts";

const config = { multi: "paragraph,heading2,list-item,strong,hyperlink,image,preformatted", labels: ["code"] };
const web: JsonObject = { link_type: "Web", url: "https://halyard.example/" };

const open = (value: Json, own: JsonObject = config) => openText(value, own);

test("Enter divides a block, keeps its other members, and leaves a list from its empty entry", () => {
  const { press, type, read, select } = open([{ ...block("heading2", "Head"), note: 1 }, block("list-item", "One")]);
  select(5);
  press("Enter");
  type("Text");
  expect(read()).toEqual([
    { ...block("heading2", "Head"), note: 1 },
    { ...block("paragraph", "Text"), note: 1 },
    block("list-item", "One"),
  ]);
  select(16);
  press("Enter");
  press("Enter");
  type("After");
  expect(read()).toMatchObject([{}, {}, block("list-item", "One"), block("paragraph", "After")]);
});

test("a prefix that is typed makes the kind that the field allows, and Backspace at the start makes it a paragraph", () => {
  const { type, read, press, select } = open([block("paragraph", "")]);
  type("## Words");
  expect(read()).toEqual([block("heading2", "Words")]);
  select(1);
  press("Backspace");
  expect(read()).toEqual([block("paragraph", "Words")]);
  type("### ");
  expect(read()).toEqual([block("paragraph", "### Words")]);
});

test("words between the signs of Markdown become bold, italic and code where the field allows them", () => {
  const spans = { multi: "paragraph,strong,em", labels: ["code"] };
  const { type, read } = open([block("paragraph", "")], spans);
  type("A **big** and *small* `eth_call` of 2 * 3 * 4, a*b*c.");
  const code = { start: 16, end: 24, type: "label", data: { label: "code" } };
  expect(read()).toEqual([
    block(
      "paragraph",
      "A big and small eth_call of 2 * 3 * 4, a*b*c.",
      { start: 2, end: 5, type: "strong" },
      { start: 10, end: 15, type: "em" },
      code,
    ),
  ]);
  const plain = open([block("paragraph", "")], { multi: "paragraph" });
  plain.type("**big** `x`");
  expect(plain.read()).toEqual([block("paragraph", "**big** `x`")]);
});

test("a link and italic between underscores are converted, names and URLs are not", () => {
  const { type, read } = open([block("paragraph", "")], { multi: "paragraph,em,hyperlink" });
  type("_it_ at [docs](/docs/limits), not __init__, a_b_c, ![x](y) or [x](nowhere)");
  const link = { start: 6, end: 10, type: "hyperlink", data: { link_type: "Web", url: "/docs/limits/" } };
  expect(read()).toEqual([
    block(
      "paragraph",
      "it at docs, not __init__, a_b_c, ![x](y) or [x](nowhere)",
      { start: 0, end: 2, type: "em" },
      link,
    ),
  ]);
  const other = open([block("paragraph", "")], { multi: "paragraph,em,hyperlink" });
  other.type("[page](https://a.example/_b_c_(d))");
  expect(other.read()).toMatchObject([{ text: "page", spans: [{ data: { url: "https://a.example/_b_c_(d)" } }] }]);
});

test("undo returns from a conversion to the text that was typed", () => {
  const { type, read, steps } = open([block("paragraph", "")]);
  type("**big**");
  expect(steps).toEqual([[block("paragraph", "**big**")], read()]);
});

test("a field of one block takes no second one", () => {
  const { press, type, read } = open([block("heading1", "One")], { single: "heading1" });
  press("Enter");
  type("!");
  expect(read()).toEqual([block("heading1", "One!")]);
});

test("kinds, bold and labels apply to the selection and keep what blocks have beside", () => {
  const { editor, select, press, read } = open([
    { ...block("paragraph", "One two"), note: 1 },
    block("paragraph", "x"),
  ]);
  select(1, 11);
  toKind("list-item")(editor.state, editor.dispatch);
  expect(read()).toEqual([{ ...block("list-item", "One two"), note: 1 }, block("list-item", "x")]);
  select(1, 4);
  press("b", { ctrlKey: true });
  toggleLabel("code")(editor.state, editor.dispatch);
  const strong = { start: 0, end: 3, type: "strong" };
  expect(read()).toMatchObject([{ spans: [strong, { start: 0, end: 3, type: "label", data: { label: "code" } }] }, {}]);
  press("b", { ctrlKey: true });
  toggleLabel("code")(editor.state, editor.dispatch);
  expect(read()).toMatchObject([{ spans: [] }, {}]);
});

test("the whole link at the cursor is found, changed and removed, and a link without words gets its address", () => {
  const link = { start: 2, end: 6, type: "hyperlink", data: web };
  const bold = { start: 4, end: 6, type: "strong" };
  const { editor, select, read } = open([block("paragraph", "A link here", link, bold)]);
  select(4);
  const linked = findLinked(editor.state);
  expect(linked).toEqual({ from: 3, to: 7, link: web });
  setLink(linked, undefined, "")(editor.state, editor.dispatch);
  expect(read()).toEqual([block("paragraph", "A link here", bold)]);
  select(1);
  setLink(findLinked(editor.state), web, "halyard")(editor.state, editor.dispatch);
  expect(read()).toMatchObject([{ text: "halyardA link here", spans: [{ start: 0, end: 7, data: web }, {}] }]);
});

test("a picture takes the place of an empty paragraph and divides a full one", () => {
  const picture = { type: "image", url: "a.png" };
  const node = schema.node("solidBlock", { block: picture });
  const { editor, select, read } = open([block("paragraph", ""), block("paragraph", "ab")]);
  select(1);
  insertNodes([node])(editor.state, editor.dispatch);
  expect(read()).toEqual([picture, block("paragraph", "ab")]);
  select(3);
  insertNodes([node])(editor.state, editor.dispatch);
  expect(read()).toEqual([picture, block("paragraph", "a"), picture, block("paragraph", "b")]);
});

test("writing goes on below an inserted picture and never replaces one", () => {
  const picture = { type: "image", url: "a.png" };
  const node = schema.node("solidBlock", { block: picture });
  const { editor, type, read } = open([block("paragraph", "One")]);
  insertNodes([node])(editor.state, editor.dispatch);
  type("Two");
  expect(read()).toEqual([block("paragraph", "One"), picture, block("paragraph", "Two")]);
  editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 2)));
  insertNodes([node])(editor.state, editor.dispatch);
  type("…");
  expect(read()).toMatchObject([{ text: "O" }, picture, { text: "…ne" }, picture, { text: "Two" }]);
});

test("text emptied by select all and delete begins with the first kind that the field allows", () => {
  const { press, type, read } = open([block("heading3", "One"), block("heading3", "Two")], { multi: "heading3" });
  press("a", { ctrlKey: true });
  press("Delete");
  type("New");
  expect(read()).toEqual([block("heading3", "New")]);
});

test("another value that is shown is no edit", () => {
  const { read, editor } = open([block("paragraph", "One")]);
  const edited = read();
  expect(editor.state.doc.textContent).toBe("One");
  expect(read()).toBe(edited);
});

test("Tab in a list stays in the text and says how to leave; after Escape it leaves", () => {
  const { press, notices, type, select } = open([block("list-item", "One"), block("paragraph", "Two")]);
  select(2);
  expect([press("Tab"), notices.at(-1)]).toEqual([false, { kind: "list-tab" }]);
  press("Escape");
  expect(press("Tab")).toBe(true);
  type("x");
  expect(press("Tab")).toBe(false);
  select(8);
  expect(press("Tab")).toBe(true);
});
