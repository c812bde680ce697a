/** @jest-environment node */
import { asText } from "@prismicio/client";
import type { RichTextField, TableField } from "@prismicio/client";

import { figureCells, stackedHeads } from "./columns";

const cell = (key: string, type: "header" | "data") => (text: string, index: number) => ({
  key: `${key} ${index}`,
  type,
  width: null,
  content: [{ type: "paragraph", text, spans: [] }] as unknown as RichTextField,
});
const table = (head: string[], ...rows: string[][]) =>
  ({
    head: { rows: [{ key: "head", cells: head.map(cell("head", "header")) }] },
    body: { rows: rows.map((texts, row) => ({ key: `${row}`, cells: texts.map(cell(`${row}`, "data")) })) },
  }) as unknown as TableField<"filled">;
const figuresIn = (...rows: [string[], ...string[][]]) =>
  [...figureCells(table(...rows))].map(({ content }) => asText(content));

test("a numeric column includes its header, whatever its units, bounds and gaps", () => {
  expect(figuresIn(["Plan", "Requests", "Credit"], ["Start", "50,000", "≥ 10 %"], ["Free", "–", "5 %"])).toEqual([
    "Requests",
    "50,000",
    "–",
    "Credit",
    "≥ 10 %",
    "5 %",
  ]);
});

test("large numbers in words are figures", () => {
  expect(figuresIn(["Data", "Calls"], ["Blocks", "26 million"], ["Traces", "2,080 million"])).toHaveLength(3);
  expect(figuresIn(["内容", "调用"], ["区块", "2,600 万"], ["trace", "20.8 亿"])).toHaveLength(3);
});

test("a column with text among its figures is not numeric", () => {
  expect(figuresIn(["Plan", "Requests"], ["Start", "50,000"], ["Enterprise", "on request"])).toEqual([]);
  expect(figuresIn(["Plan", "Limit"], ["Start", "–"], ["Free", "–"])).toEqual([]);
});

test("the first column names its rows, even by a number", () => {
  expect(figuresIn(["Step", "Name"], ["1", "Ask"], ["2", "Answer"])).toEqual([]);
});

const headsIn = (...rows: [string[], ...string[][]]) => [...stackedHeads(table(...rows)).values()];

test("a row wider than a phone labels every value with its column", () => {
  const rows: [string[], ...string[][]] = [
    ["Code", "Message", "Cause", "Remedy"],
    ["-32000", "nonce too low", "A transaction with this nonce is in a block", "Read the nonce, sign again"],
  ];
  expect(headsIn(...rows)).toEqual(["Message", "Cause", "Remedy"]);
});

test("a row named by a bare number labels it with its column too", () => {
  const rows: [string[], ...string[][]] = [
    ["Severity", "What it means", "First answer"],
    ["1", "No endpoint of yours answers", "in 15 minutes"],
  ];
  expect(headsIn(...rows)).toEqual(["Severity", "What it means", "First answer"]);
});

test("many short texts in a row count like a long one, in Chinese too", () => {
  const rows: [string[], ...string[][]] = [
    ["套餐", "价格", "请求", "速率", "支持"],
    ["企业版", "单独商定", "每秒 60 次请求", "单独的节点", "电话与电子邮件"],
  ];
  expect(headsIn(...rows)).toEqual(["价格", "请求", "速率", "支持"]);
});

test("a long name is above its only text, without a label; a short one stays beside it", () => {
  const heads = ["你看到的", "来源"];
  const text = "随本站运行的演示链，或运营者接入的端点";
  expect(headsIn(heads, ["控制台的响应，以及你运行的请求", text])).toEqual([""]);
  expect(headsIn(heads, ["控制台", text])).toEqual([]);
});

test("a comparison of several things keeps its columns", () => {
  const row = ["Terms", "Standard terms", "Standard terms", "By contract"];
  expect(headsIn(["", "Growth", "Unlimited", "Enterprise"], row)).toEqual([]);
  expect(headsIn(["Part", "Growth", "Unlimited", "Enterprise"], row)).toEqual(["Growth", "Unlimited", "Enterprise"]);
});

test("up to five columns of figures that are wider than a phone are labelled too, by their heads' words as well", () => {
  const heads = ["Data", "Calls", "Units", "On Unlimited"];
  expect(headsIn(heads, ["Blocks of transactions", "26 million", "520 million", "5 days"])).toEqual(heads.slice(1));
  const words = ["Multiplications", "Subscriptions", "Transactions"];
  expect(headsIn(["Data", ...words], ["Blocks", "1", "2", "3"])).toEqual(words);
  expect(headsIn(["Data", "A", "B", "C"], ["Blocks", "1", "2", "3"])).toEqual([]);
});

test("many columns of figures, and tables that fit, are unlabelled", () => {
  expect(headsIn(["Plan", "Requests"], ["Start", "as many as the plan of the account has"])).toEqual([]);
  const months = ["Plan", ...Array.from({ length: 12 }, (_, month) => `2026-${month + 1}`)];
  expect(headsIn(months, ["Start", ...months.slice(1).map(() => "50,000")])).toEqual([]);
});
