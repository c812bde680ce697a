import { readGrid, readTextGrid } from "./pastedGrid.ts";

const fromHtml = (html: string, text = "") => readGrid({ html, text })?.rows;
const fromText = (text: string) => readGrid({ html: "", text });

test.each([
  [
    "Google Sheets",
    `<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc}--></style><table data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td>x1</td><td>y1</td></tr><tr><td>x2</td><td></td></tr></tbody></table></google-sheets-html-origin>`,
    [
      ["x1", "y1"],
      ["x2", ""],
    ],
  ],
  [
    "Excel, with joined and hidden cells",
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{color:black}</style></head><body><table><!--StartFragment--><col width=64><tr><td colspan=2>a</td><td rowspan=2>b</td></tr><tr style="display:none"><td>hidden</td></tr><tr><td>c</td><td>d</td></tr><!--EndFragment--></table></body></html>`,
    [
      ["a", "", "b"],
      ["c", "d", ""],
    ],
  ],
  [
    "Word",
    `<html><body><!--StartFragment--><table class=MsoTableGrid><tr><td><p class=MsoNormal>Chain</p></td><td><p class=MsoNormal><b>Units</b></p></td></tr></table><!--EndFragment--></body></html>`,
    [[`<p class="MsoNormal">Chain</p>`, `<p class="MsoNormal"><b>Units</b></p>`]],
  ],
])("a table of %s is read cell by cell", (_, html, rows) => {
  expect(fromHtml(html)).toEqual(rows);
});

test("nothing of several tables or of a caption is lost", () => {
  expect(fromHtml("<table><caption>C</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>")).toEqual([
    ["C"],
    ["1"],
    ["2"],
  ]);
});

test("words around a table, or without one, are no table", () => {
  expect(fromHtml("<p>Prices:</p><table><tr><td>1</td><td>2</td></tr></table>")).toBeUndefined();
  expect(fromHtml("<p>a, b</p><p>c, d</p>", "a, b\nc, d")).toBeUndefined();
});

test.each([
  [
    "tabs",
    "a\tb\n1\t2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["a line break in a cell of tabs", `"a\nb"\tc`, [["a<br>b", "c"]]],
  [
    "commas",
    `name,price\r\n"Nodes, archive",1.5\r\n"say ""hi""",2`,
    [
      ["name", "price"],
      ["Nodes, archive", "1.5"],
      ["say &quot;hi&quot;", "2"],
    ],
  ],
  [
    "semicolons and decimal commas",
    "\ufeffa;b\n1,5;2,5",
    [
      ["a", "b"],
      ["1,5", "2,5"],
    ],
  ],
  [
    "a named separator",
    "sep=|\na|b\n1|2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "Markdown",
    "| a | **b** |\n|---|:-:|\n| 1 \\| 2 | `x<y` |",
    [
      ["a", "<b>b</b>"],
      ["1 | 2", "<code>x&lt;y</code>"],
    ],
  ],
])("a table divided by %s is read cell by cell", (_, text, rows) => {
  expect(fromText(text)?.rows).toEqual(rows);
});

test.each([
  "Hello, world",
  "Hello, world\nGood night, moon",
  "one line",
  "a;b\nc",
  "\tif (a) {\n\t\tb",
  "\tindented",
  "",
])("%j stays words", (text) => {
  expect(fromText(text)).toBeUndefined();
});

test("a file is a table also with one column, and with a comma in one line", () => {
  expect(readTextGrid("a\nb", true)?.rows).toEqual([["a"], ["b"]]);
  expect(readTextGrid("a, b", true)?.rows).toEqual([["a", "b"]]);
});
