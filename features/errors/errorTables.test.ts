/** @jest-environment node */
import { readFileSync } from "node:fs";

import type { Locale } from "@/features/shared/locale";
import { describeSample } from "@/features/shared/testing/testSample";
import { decodeError } from "./decodeError";

type Cell = { content: { text: string }[] };
type Slice = { slice_type: string; primary: { anchor: string; table: { body: { rows: { cells: Cell[] }[] } } } };

const folders = { en: "en-us", cn: "zh-cn" };

/** Rows of a table on the page about errors, as texts. */
function readRows(locale: Locale, anchor: string): string[][] {
  const file = `content/documents/${folders[locale]}/docs_page/errors.json`;
  const slices: Slice[] = JSON.parse(readFileSync(file, "utf8")).data.slices;
  const table = slices.find(({ slice_type, primary }) => slice_type === "data_table" && primary.anchor === anchor);
  return (table?.primary.table.body.rows ?? []).map(({ cells }) =>
    cells.map(({ content }) => content.map(({ text }) => text).join("")),
  );
}

const splitCells = (text = "") => text.split(/, |、/);

const toBody = (code: string, message: string) => JSON.stringify({ jsonrpc: "2.0", error: { code: +code, message } });

describeSample.each(["en", "cn"] as const)("the decoder says what the tables below it say (%s)", (locale) => {
  test.each(["solana", "bitcoin"])("%s: each code, word for word", (anchor) => {
    const rows = readRows(locale, anchor);
    expect(rows.length).toBeGreaterThan(5);
    for (const [codes, cause = "", remedy = ""] of rows)
      for (const code of splitCells(codes))
        for (const error of [code, toBody(code, "x")]) {
          const meaning = decodeError(error)?.meaning?.[locale];
          expect(meaning?.what).toContain(cause);
          expect(meaning?.remedy).toContain(remedy);
        }
  });

  test("EVM: each message, with its code and without, is told by its words", () => {
    const rows = readRows(locale, "evm");
    expect(rows.length).toBeGreaterThan(10);
    for (const [messages, code = ""] of rows)
      for (const message of splitCells(messages?.replace(", or ", ", "))) {
        const meaning = decodeError(message)?.meaning;
        expect([message, meaning]).toEqual([message, expect.anything()]);
        expect(decodeError(toBody(code, message))?.meaning).toEqual(meaning);
        expect(decodeError(code)?.meaning).toBeDefined();
      }
  });

  test.each([
    ["http", "HTTP "],
    ["json-rpc", ""],
  ])("%s: each code is explained", (anchor, before) => {
    const rows = readRows(locale, anchor);
    expect(rows.length).toBeGreaterThan(4);
    for (const [codes] of rows)
      for (const code of splitCells(codes)) expect(decodeError(before + code)?.meaning?.[locale]).toBeDefined();
  });
});
