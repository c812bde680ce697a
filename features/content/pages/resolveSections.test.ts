/** @jest-environment node */
import { findSection, resolveSections } from "./resolveSections";

jest.mock("@/features/content/routing/siteIndexStore", () => ({
  getSiteIndex: () => Promise.resolve({ isComplete: true, sections: ["en", "cn"] }),
}));
let preview: { kind: string } | undefined;
jest.mock("@/features/content/pageClient", () => ({ findPreview: () => Promise.resolve(preview) }));
jest.mock("./findDocument", () => ({ findDocument: undefined }));

const text = (id: string) => ({ id, slice_type: "rich_text", primary: {} });
const sections = [
  { id: "en", type: "section", lang: "en-us", alternate_languages: [{ id: "cn", lang: "zh-cn" }] },
  { id: "cn", type: "section", lang: "zh-cn", alternate_languages: [{ id: "en", lang: "en-us" }] },
  { id: "draft", type: "section", lang: "en-us", alternate_languages: [] },
  { id: "page", type: "page", lang: "en-us", alternate_languages: [] },
].map((one) => ({ ...one, data: { slices: [text(one.id)] } }));
const load = jest.fn((id: string) => Promise.resolve(sections.find((one) => one.id === id)));
const find = (id: string, lang: string) => findSection(id, lang, load as never);
const show = async (lang: string, id: string) => {
  const slice = { id: "s", slice_type: "shared_section", primary: { section: { link_type: "Document", id } } };
  const { data } = await resolveSections({ lang, data: { slices: [text("x"), slice] } }, find);
  return data.slices.map((one) => one.id);
};

test("a page shows the version of a section in its language, whichever it names", async () => {
  expect(await show("en-us", "en")).toEqual(["x", "s/en"]);
  expect(await show("zh-cn", "en")).toEqual(["x", "s/cn"]);
  expect(await show("en-us", "cn")).toEqual(["x", "s/en"]);
});

test("an unpublished section is not requested for visitors, and shown in a preview", async () => {
  expect(await show("en-us", "draft")).toEqual(["x", "s"]);
  expect(load).not.toHaveBeenCalledWith("draft");
  preview = { kind: "open" };
  expect(await show("en-us", "draft")).toEqual(["x", "s/draft"]);
  expect(await show("zh-cn", "draft")).toEqual(["x", "s"]);
  expect(await show("en-us", "page")).toEqual(["x", "s"]);
});
