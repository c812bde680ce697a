import { asText } from "@prismicio/client";
import type { RichTextField, TableField } from "@prismicio/client";

import { figureCells } from "./columns";

const cell = (key: string, type: "header" | "data") => (text: string, index: number) => ({
  ...{ key: `${key} ${index}`, type, width: null },
  content: [{ type: "paragraph", text, spans: [] }] as unknown as RichTextField,
});
const table = (head: string[], ...rows: string[][]) =>
  ({
    head: { rows: [{ key: "head", cells: head.map(cell("head", "header")) }] },
    body: { rows: rows.map((texts, row) => ({ key: `${row}`, cells: texts.map(cell(`${row}`, "data")) })) },
  }) as unknown as TableField<"filled">;
const figuresIn = (...rows: [string[], ...string[][]]) =>
  [...figureCells(table(...rows))].map(({ content }) => asText(content));

test("a column of figures is one with its head, whatever its units, bounds and gaps", () => {
  expect(figuresIn(["Plan", "Requests", "Credit"], ["Start", "50,000", "≥ 10 %"], ["Free", "–", "5 %"])).toEqual([
    ...["Requests", "50,000", "–"],
    ...["Credit", "≥ 10 %", "5 %"],
  ]);
});

test("words among the figures keep a column as it is read", () => {
  expect(figuresIn(["Plan", "Requests"], ["Start", "50,000"], ["Enterprise", "on request"])).toEqual([]);
  expect(figuresIn(["Plan", "Limit"], ["Start", "–"], ["Free", "–"])).toEqual([]);
});

test("the first column names its rows, be it by a number", () => {
  expect(figuresIn(["Step", "Name"], ["1", "Ask"], ["2", "Answer"])).toEqual([]);
});
