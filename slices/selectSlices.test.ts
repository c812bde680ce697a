/** @jest-environment node */
import type { PageSlice } from "@/features/content/server";

import { selectSlices } from "./selectSlices";

const bare = (type: string, primary = {}): PageSlice =>
  JSON.parse(
    JSON.stringify({ id: type, slice_type: type, variation: "default", version: "initial", primary, items: [] }),
  );

const page = [bare("breadcrumbs"), bare("hero"), bare("form", { form: null }), bare("rich_text")];

const shown = (slices: PageSlice[], plain: string | undefined) =>
  selectSlices(slices, plain).map(({ slice_type: type }) => type);

test("a form that was sent without script stands alone on a page that is about another one", () => {
  expect(shown(page, "newsletter")).toEqual(["breadcrumbs", "form"]);
});

test("everything stands around the form the page is about, also where an editor left the usual one", () => {
  const all = ["breadcrumbs", "hero", "form", "rich_text"];
  for (const plain of [undefined, "contact", "fax"]) expect(shown(page, plain)).toEqual(all);
});

test("a page without a form stays as it is", () => {
  expect(shown([bare("hero")], "newsletter")).toEqual(["hero"]);
});

test("slices get the fields that a repository leaves out", () => {
  expect(selectSlices([bare("faq")], undefined)[0]?.primary).toMatchObject({ questions: [] });
});
