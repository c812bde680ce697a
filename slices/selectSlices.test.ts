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

test("a form sent without script is alone on a page about another form", () => {
  expect(shown(page, "newsletter")).toEqual(["breadcrumbs", "form"]);
});

test("a page about the form sent is shown completely, also with the default form", () => {
  const all = ["breadcrumbs", "hero", "form", "rich_text"];
  for (const plain of [undefined, "contact", "fax"]) expect(shown(page, plain)).toEqual(all);
});

test("a page without a form is unchanged", () => {
  expect(shown([bare("hero")], "newsletter")).toEqual(["hero"]);
});

test("slices get the fields that a repository omits", () => {
  expect(selectSlices([bare("faq")], undefined)[0]?.primary).toMatchObject({ questions: [] });
});
