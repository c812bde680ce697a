/** @jest-environment node */
import { completeSlice, isEmpty } from "./completeSlice";
import { models } from "./models";

const bare = (type: string, primary: unknown) => ({
  id: "one",
  slice_type: type,
  slice_label: null,
  variation: "default",
  version: "initial",
  primary,
  items: [],
});

test("fields that a repository omits from a slice are added empty, and others are unchanged", () => {
  const { primary } = completeSlice(bare("faq", { anchor: "questions" }));
  expect(primary).toMatchObject({ title: [], questions: [], anchor: "questions" });
});

test("an empty choice and a removed one become the default", () => {
  for (const form of [null, undefined, "fax"])
    expect(completeSlice(bare("form", { form })).primary).toMatchObject({ form: "contact" });
  expect(completeSlice(bare("form", { form: "newsletter" })).primary).toMatchObject({ form: "newsletter" });
});

test("fields a repository leaves out of a group's rows are added empty", () => {
  const { primary } = completeSlice(bare("features", { features: [{ title: "Fast" }] }));
  expect(primary).toMatchObject({ features: [{ title: "Fast", link: { link_type: "Any" } }] });
});

test("a row that an editor left empty is omitted", () => {
  const empty = { icon: "Region", title: "", link: { link_type: "Any", key: "a", variant: "Primary" } };
  const text = [{ type: "paragraph", text: "", spans: [] }];
  const filled = { ...empty, text: [{ type: "paragraph", text: "Said", spans: [] }] };
  const { primary } = completeSlice(bare("features", { features: [empty, {}, { ...empty, text }, filled] }));
  expect(primary).toMatchObject({ features: [{ text: filled.text }] });
});

test("a slice without content is not shown on a page, but one that draws itself is", () => {
  const row = { icon: "check", title: "", text: [{ type: "paragraph", text: "", spans: [] }] };
  for (const primary of [{}, { theme: "ink", anchor: "a", title: [] }, { features: [row, { title: " \u200b" }] }])
    expect(isEmpty(bare("features", primary))).toBe(true);
  expect(isEmpty(bare("features", { features: [{ ...row, title: "Fast" }] }))).toBe(false);
  for (const type of ["node_list", "breadcrumbs", "form", "carousel"]) expect(isEmpty(bare(type, {}))).toBe(false);
});

test("an unknown slice is unchanged", () => {
  const unknown = bare("carousel", { speed: 3 });
  expect(completeSlice(unknown)).toBe(unknown);
  expect(models.length).toBeGreaterThan(30);
});
