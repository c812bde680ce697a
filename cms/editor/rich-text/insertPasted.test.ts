import pastedFrom from "#cms/editor/testing/pastedFrom.json" with { type: "json" };

import { block, openText } from "#cms/editor/testing/openText.ts";

const apples = "<ul><li>Apples</li><li>Pears</li></ul>";
const steps = "<ol><li>Stop</li><li>Look</li></ol>";
const list = (type: string, ...texts: string[]) => texts.map((text) => block(type, text));

test.each([
  ["a list", apples, list("list-item", "Apples", "Pears")],
  ["a list of one entry", "<ul><li>Apples</li></ul>", list("list-item", "Apples")],
  ["a numbered list", steps, list("o-list-item", "Stop", "Look")],
  ["a list of Word", `<html><body>${word("l0", "·")}</body></html>`, list("list-item", "First", "Second")],
  ["a numbered list of Word", `<html><body>${word("l1", "1.")}</body></html>`, list("o-list-item", "First", "Second")],
  [
    "a list of Notion",
    `<meta charset='utf-8'><ul>\n<li>Apples</li>\n<li>Pears<ul>\n<li>Green</li>\n</ul>\n</li>\n</ul>\n`,
    list("list-item", "Apples", "Pears", "Green"),
  ],
  ["a heading", "<h3>Head</h3>", list("heading3", "Head")],
  ["code", "<pre>a\n\nb</pre>", list("preformatted", "a\n\nb")],
  [
    "a paragraph and a list",
    `<p>Fruit</p>${apples}`,
    [block("paragraph", "Fruit"), ...list("list-item", "Apples", "Pears")],
  ],
  ["words and a list", `Fruit${apples}`, [block("paragraph", "Fruit"), ...list("list-item", "Apples", "Pears")]],
  [
    "a list of cards with headings",
    "<ul><li><h3>Fast</h3><p>Nodes</p></li><li>Safe<div>Keys<p>here</p></div>too</li></ul>",
    list("list-item", "Fast\nNodes", "Safe\nKeys\nhere\ntoo"),
  ],
  [
    "a list of Google Docs above an empty line",
    `<b style="font-weight:normal"><ul><li><p>Apples</p></li></ul><br><p>Fruit</p></b>`,
    [block("list-item", "Apples"), block("paragraph", "Fruit")],
  ],
])("%s pasted into an empty line keeps its kind, in every block", (_, html, expected) => {
  const { paste, read } = openText([block("paragraph", "")]);
  paste(html);
  expect(read()).toEqual(expected);
});

function word(id: string, sign: string): string {
  const entry = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:${id} level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
  return `<!--StartFragment-->${entry("First")}${entry("Second")}<!--EndFragment-->`;
}

test("a list pasted in place of a whole text is a list", () => {
  const { paste, read, press } = openText([block("heading2", "Old"), block("paragraph", "text")]);
  press("a", { ctrlKey: true });
  paste(apples);
  expect(read()).toEqual(list("list-item", "Apples", "Pears"));
});

test("a pasted list stands below the words before the cursor and above those behind it", () => {
  const { paste, read, select, type } = openText([block("paragraph", "BeforeAfter")]);
  select(7);
  paste(apples);
  type("!");
  expect(read()).toEqual([
    block("paragraph", "Before"),
    ...list("list-item", "Apples", "Pears!"),
    block("paragraph", "After"),
  ]);
});

test("pasted paragraphs join the words before and behind the cursor, in the kind that is there", () => {
  const { paste, read, select } = openText([block("heading2", "BeforeAfter")]);
  select(7);
  paste("<p>One</p><p>Two</p>");
  expect(read()).toEqual([block("heading2", "BeforeOne"), block("paragraph", "TwoAfter")]);
  select(1, 10);
  paste("<h3>Head</h3><p>Text</p>");
  expect(read()).toMatchObject([block("heading3", "Head"), { text: "Text" }, { text: "TwoAfter" }]);
});

test("one heading pasted into words is words, and a paragraph in an empty entry of a list is that entry", () => {
  const { paste, read, select } = openText([block("paragraph", "See ."), block("list-item", "")]);
  select(5);
  paste("<h2>Pricing</h2>");
  expect(read()).toEqual([block("paragraph", "See Pricing."), block("list-item", "")]);
  select(15);
  paste("<p>Entry</p>");
  expect(read()).toEqual([block("paragraph", "See Pricing."), block("list-item", "Entry")]);
});

test("a whole text of Word is pasted from its first block to its last", () => {
  const { paste, read } = openText([block("paragraph", "")]);
  paste(pastedFrom.word);
  expect(read()).toMatchObject([
    { type: "heading2", text: "Release notes" },
    { type: "paragraph" },
    { type: "list-item", text: "First point" },
    { type: "list-item" },
    { type: "o-list-item" },
    { type: "o-list-item", text: "Step two" },
    { type: "paragraph" },
    { type: "paragraph" },
  ]);
});

const entry = (text: string, own = "") => `<div data-list-item="" data-ordered="false"${own}>${text}</div>`;

test("entries that are copied in the Studio stay entries, the first too", () => {
  const { paste, read } = openText([block("paragraph", "")]);
  paste(entry("Apples", ' data-pm-slice="1 1 []"') + entry("Pears"));
  expect(read()).toEqual(list("list-item", "Apples", "Pears"));
});

test("a part of one entry that is copied in the Studio is words", () => {
  const { paste, read, select } = openText([block("paragraph", "Red ")]);
  select(5);
  paste(entry("apples", ' data-pm-slice="1 1 []"'));
  expect(read()).toEqual([block("paragraph", "Red apples")]);
});

test("right-to-left text has its direction, typed and pasted, and ends with it", () => {
  const rtl = (text: string) => ({ ...block("paragraph", text), direction: "rtl" });
  const { paste, read, select, type, press } = openText([block("paragraph", "")]);
  type("שלום");
  expect(read()).toEqual([rtl("שלום")]);
  press("Enter");
  type("Hello");
  expect(read()).toEqual([rtl("שלום"), block("paragraph", "Hello")]);
  select(1, 12);
  paste(`<p dir="rtl">Node مرحبا</p><p>مرحبا Node</p><p dir="ltr">Hello</p>`);
  expect(read()).toEqual([rtl("Node مرحبا"), rtl("مرحبا Node"), block("paragraph", "Hello")]);
});

test("an input method's Enter, by either sign, divides no block", () => {
  const { press, read } = openText([block("paragraph", "中文")]);
  press("Enter", { keyCode: 229 });
  press("Enter", { isComposing: true });
  expect(read()).toEqual([block("paragraph", "中文")]);
  press("Enter");
  expect(read()).toHaveLength(2);
});
