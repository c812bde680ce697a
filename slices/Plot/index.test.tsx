/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content, TableField } from "@prismicio/client";

import Plot from ".";

const context = { locale: "en" as const, path: "/", title: "Page", parameters: {}, query: {}, hasContents: false };

const cell = (key: string, type: "header" | "data", text: string) => ({
  key,
  type,
  content: [{ type: "paragraph" as const, text, spans: [], direction: "ltr" as const }],
});
const table = {
  head: { rows: [{ key: "head", cells: [cell("a", "header", "Way"), cell("b", "header", "Sent")] }] },
  body: { rows: [{ key: "row", cells: [cell("c", "data", "Batch"), cell("d", "data", "41,000")] }] },
} as TableField<"filled">;

const draw = (primary: Partial<Content.PlotSliceDefaultPrimary>) => {
  const slice: Content.PlotSlice = {
    id: "one",
    slice_type: "plot",
    slice_label: null,
    variation: "default",
    version: "initial",
    items: [],
    primary: {
      title: [],
      lede: [],
      table,
      kind: "bars",
      unit: "B",
      label: "bytes",
      caption: null,
      anchor: null,
      theme: "paper",
      width: "normal",
      spacing: "normal",
      ...primary,
    },
  };
  return renderToStaticMarkup(<Plot slice={slice} context={context} index={0} />);
};

test("a bar is shown beside its label and its figure with the unit", () => {
  const html = draw({});
  expect(html).toContain("Batch");
  expect(html).toContain("41,000 B");
  expect(html).toContain("h1000v10");
});

test("lines are also readable as a table", () => {
  expect(draw({ kind: "lines" })).toMatch(/<details.*<table.*41,000 B/);
});

test("without a table nothing is drawn", () => {
  expect(draw({ table: null })).not.toContain("<figure");
});
