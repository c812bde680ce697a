/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { asHTML, asLinkAttrs } from "@prismicio/client";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { testClient } from "#cms/testing/startContent.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: starterContent });
  people = await startPeople(content.origin);
});

afterAll(() => content.close());

const block = (type: string, text: string, spans: object[] = []) => ({ type, text, spans, direction: "ltr" });
const hero = (over: object = {}) => ({
  id: "hero$1",
  slice_type: "hero",
  variation: "compact",
  items: [],
  primary: { title: [block("heading1", "A heading")], ...over },
});
const text = (...paragraphs: object[]) => ({
  id: "rich_text$1",
  slice_type: "rich_text",
  variation: "default",
  items: [],
  primary: { content: paragraphs },
});
const link = (data: object) => block("paragraph", "here", [{ start: 0, end: 4, type: "hyperlink", data }]);
const to = (url: string) => link({ link_type: "Web", url });

const page = (data: object = {}, over: object = {}) => ({
  type: "page",
  lang: "en-us",
  uid: "brand-new",
  ...over,
  data: {
    title: "A brand new page",
    summary: "What it is.",
    slices: [hero(), text(block("heading2", "Why"))],
    ...data,
  },
});

type Found = { rule: string; field: string; level: string; slice: string | null };

async function check(document: object, place?: string): Promise<Found[]> {
  const { status, body } = await people.editor("POST", "checks", { document, ...(place ? { place } : {}) });
  expect([status, body.message]).toEqual([200, undefined]);
  return Array.isArray(body.findings) ? body.findings : [];
}

const richText = "data.slices[1](rich_text).primary.content";

test("the only finding on a valid page is its missing translation", async () => {
  expect(await check(page())).toMatchObject([{ rule: "translation-missing", level: "warning", field: "" }]);
});

test.each<[string, object, object, Partial<Found>]>([
  ["no title", { title: "" }, {}, { rule: "title-missing", level: "error", field: "data.title" }],
  ["a long title", { title: "x".repeat(61) }, {}, { rule: "title-length", level: "warning", field: "data.title" }],
  ["no description", { summary: "" }, {}, { rule: "description-missing", field: "data.meta_description" }],
  ["a uid that is taken", {}, { uid: "about" }, { rule: "uid-taken", level: "error", field: "uid" }],
  ["a path of the site itself", {}, { uid: "api" }, { rule: "path-reserved", level: "error", field: "uid" }],
  ["no uid", {}, { uid: null }, { rule: "shape", level: "error", field: "uid" }],
  [
    "a link to no page",
    { slices: [hero(), text(to("/nowhere/"))] },
    {},
    { rule: "link-missing", level: "error", field: `${richText}[0]`, slice: "rich_text$1" },
  ],
  [
    "a link to no document",
    { slices: [hero(), text(link({ link_type: "Document", id: "nothing" }))] },
    {},
    { rule: "link-missing", level: "error", field: `${richText}[0]` },
  ],
  [
    "a link to no anchor",
    { slices: [hero(), text(block("paragraph", "one"), to("/about/#nobody"))] },
    {},
    { rule: "link-anchor", level: "warning", field: `${richText}[1]` },
  ],
  [
    "a heading that skips a level",
    { slices: [hero(), text(block("heading4", "Deep"))] },
    {},
    { rule: "heading-order", level: "warning", field: `${richText}[0]`, slice: "rich_text$1" },
  ],
  [
    "two first headings",
    { slices: [hero(), { ...hero(), id: "hero$2" }] },
    {},
    { rule: "heading-second", level: "warning", field: "data.slices[1](hero).primary.title[0]" },
  ],
  [
    "a picture without alternative text",
    { slices: [hero(), text({ type: "image", url: "brand/halyard-mark.svg", alt: null, direction: "ltr" })] },
    {},
    { rule: "alt-text", level: "warning", field: `${richText}[0]` },
  ],
  [
    "a picture that is gone",
    { slices: [hero(), text({ type: "image", url: "gone.png", alt: "Gone", direction: "ltr" })] },
    {},
    { rule: "picture-missing", level: "error", field: `${richText}[0]` },
  ],
  [
    "a slice that there is not",
    { slices: [hero(), { id: "old$1", slice_type: "old_slice", variation: "default", primary: {}, items: [] }] },
    {},
    { rule: "shape", level: "error", field: "data.slices[1]" },
  ],
])("%s is found at its field", async (_, data, over, finding) => {
  expect(await check(page(data, over))).toContainEqual(expect.objectContaining(finding));
});

test("errors prevent a publication from the Studio and are all listed; warnings do not", async () => {
  const slices = [hero(), text(to("/nowhere/"), to("/never/"), block("heading4", "Deep"))];
  const { body } = await people.editor("POST", "documents", { title: "New", ...page({ slices }) });
  const url = `documents/${body.id}`;
  const refused = await people.publisher("PATCH", `${url}/draft`, { status: "published" });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: "“New” cannot be published: leads to /nowhere/, which does not exist, and 1 more" },
  });
  expect(refused.body.findings).toHaveLength(2);
  const { body: copy } = await people.editor("POST", "documents", {
    title: "Second",
    ...page(
      { slices: [hero(), text(link({ link_type: "Document", id: body.id }))], title: "Another" },
      { uid: "second" },
    ),
  });
  const { body: shown } = await people.editor("GET", `documents/${copy.id}/changes`);
  expect(shown.findings).toContainEqual(expect.objectContaining({ rule: "link-unpublished", level: "warning" }));
  expect((await people.publisher("PATCH", `documents/${copy.id}/draft`, { status: "published" })).status).toBe(204);
});

test("the changes of a publication are listed by field and slice", async () => {
  const { body } = await people.editor("POST", "documents/search", { text: "/about/", types: ["page"], lang: "en-us" });
  const about = (Array.isArray(body.results) ? body.results : []).find(({ path }) => path === "/about/");
  const url = `documents/${about.id}`;
  expect((await people.editor("GET", `${url}/changes`)).body.changes).toEqual([]);
  const { body: before } = await people.editor("GET", url);
  const data: Record<string, unknown> = Object.fromEntries(Object.entries(before.data ?? {}));
  const slices: { id: string; slice_type: string }[] = Array.isArray(data.slices) ? data.slices : [];
  const [first, second, ...rest] = slices;
  const added = { ...text(block("paragraph", "New")), id: "rich_text$new" };
  await people.editor("PUT", url, {
    uid: "about-us",
    data: { ...data, title: "About all of us", slices: [second, first, ...rest.slice(1), added] },
  });
  const { body: after } = await people.editor("GET", `${url}/changes`);
  expect(after.changes).toMatchObject([
    { kind: "changed", what: "path", before: "/about/", after: "/about-us/" },
    { kind: "changed", what: "field", field: "data.title", before: data.title, after: "About all of us" },
    { kind: "removed", what: "slice", slice: { id: rest[0]?.id, before: 2, after: null } },
    { kind: "moved", what: "slice", slice: { id: second?.id, before: 1, after: 0 } },
    {
      kind: "added",
      what: "slice",
      slice: { id: "rich_text$new", label: "RichText", before: null },
      before: null,
      after: "New",
    },
  ]);
  await people.editor("DELETE", `${url}/draft`);
});

test("addresses that the site answers are no findings, with and without a stroke at the end", async () => {
  const urls = [
    "/contact",
    "/about?x=1",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "HTTPS://Example.COM",
    "tel:+49 40 123",
  ];
  const found = await check(page({ slices: [hero(), text(...urls.map(to))] }));
  expect(found.map(({ rule }) => rule)).toEqual(["translation-missing"]);
});

test("a link to a part of a page, in a new tab, is offered, checked and followed, and official clients read it", async () => {
  const target = page({ slices: [hero(), text(block("heading2", "Why it is"))] }, { uid: "parted", title: "Parted" });
  const { body: made } = await people.publisher("POST", "documents", target);
  const id = String(made.id);
  expect((await people.editor("GET", `documents/${id}/parts`)).body).toEqual({
    parts: [{ anchor: "why-it-is", text: "Why it is" }],
  });
  expect((await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  const toPart = (anchor: string) =>
    page(
      { slices: [hero(), text(link({ link_type: "Document", id, anchor, target: "_blank" }))] },
      { uid: "parting", title: "Parting" },
    );
  expect(await check(toPart("why-not"))).toContainEqual(expect.objectContaining({ rule: "link-anchor" }));
  expect((await check(toPart("why-it-is"))).map(({ rule }) => rule)).not.toContain("link-anchor");
  const { body: from } = await people.publisher("POST", "documents", toPart("why-it-is"));
  expect((await people.publisher("PATCH", `documents/${String(from.id)}/draft`, { status: "published" })).status).toBe(
    204,
  );
  const read = async () => {
    const client = testClient(`${content.origin}/content/api/v2`, { routes: [{ type: "page", path: "/:uid/" }] });
    const { data } = await client.getByID(String(from.id));
    const {
      content: [words],
    } = data.slices[1].primary;
    const { href, target: tab } = asLinkAttrs(words.spans[0].data);
    return [asHTML([words]), href, tab];
  };
  const shown = (path: string) => [`<p><a href="${path}">here</a></p>`, path, "_blank"];
  expect(await read()).toEqual(shown("/parted/#why-it-is"));
  // The page moves.
  await people.publisher("PUT", `documents/${id}`, { ...target, uid: "apart" });
  await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" });
  expect(await read()).toEqual(shown("/apart/#why-it-is"));
});
