/** @jest-environment node */
import { startPublishing } from "#cms/testing/startPublishing.ts";

import { savedSlicesSchema, sectionPagesSchema } from "./contract.ts";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startPublishing>>;

beforeAll(async () => {
  site = await startPublishing();
});
afterAll(() => site.content.close());

const shows = (id: string, texts: object[] = []) => ({
  ...{ slice_type: "shared_section", variation: "default", items: [] },
  primary: { section: { link_type: "Document", id }, texts },
});

async function createSection(lang: string, group?: string, slices: object[] = []) {
  const data = { title: "Offer", slices, texts: [{ name: "price", text: "$49" }] };
  const section = { title: "Offer", type: "section", lang, data, alternate_language_id: group };
  const { status, body } = await site.people.editor("POST", "documents", section);
  expect([status, body.message]).toEqual([201, undefined]);
  return String(body.id);
}

async function listPages(section: string): Promise<string[]> {
  const { body } = await site.people.editor("GET", `sections/${section}/pages`);
  return sectionPagesSchema.validateSync(body).results.map(({ id }) => id);
}

test("a section names the pages that show it, each version those of its language, whichever version they name", async () => {
  const { editor } = site.people;
  const [english, other] = [await createSection("en-us"), await createSection("en-us")];
  const chinese = await createSection("zh-cn", english);
  const pages: string[] = [];
  for (const [uid, lang, section] of [
    ["shows-a", "en-us", english],
    ["shows-b", "zh-cn", english],
    ["shows-c", "en-us", other],
  ] as const) {
    const id = await site.create(uid, { lang });
    pages.push(id);
    const saved = await editor("PUT", `documents/${id}`, {
      title: uid,
      uid,
      data: { title: uid, slices: [shows(section)] },
    });
    expect(saved.status).toBe(200);
  }
  expect(await listPages(english)).toEqual([pages[0]]);
  expect(await listPages(chinese)).toEqual([pages[1]]);
  expect(await listPages(other)).toEqual([pages[2]]);
  expect((await editor("GET", "sections/nothing/pages")).status).toBe(404);
});

test("a text that the section does not name is found, and a section in a section is refused with a sentence", async () => {
  const { editor } = site.people;
  const section = await createSection("en-us");
  expect((await site.publish(section)).status).toBe(204);
  const id = await site.create("shows-texts");
  const texts = [
    { name: "price", text: "$99" },
    { name: "prize", text: "none" },
  ];
  const data = { title: "x", slices: [shows(section, texts)] };
  const checked = await editor("POST", "checks", { document: { id, type: "page", lang: "en-us", data } });
  expect(checked.body.findings).toContainEqual(
    expect.objectContaining({ rule: "section-text-unknown", level: "warning", values: ["prize"] }),
  );
  const nested = { title: "Nested", slices: [shows(section)] };
  const { status, body } = await editor("POST", "documents", {
    type: "section",
    lang: "en-us",
    title: "x",
    data: nested,
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("the slice shared_section may not stand in this zone");
});

test("a saved slice is seen by everybody, and renamed and deleted by its author and owners alone", async () => {
  const { editor, publisher, owner } = site.people;
  const slice = { id: "hero$1", slice_type: "hero", variation: "compact", primary: { title: [] }, items: [] };
  const { status, body } = await editor("POST", "slices", { name: " Opening ", slice });
  expect([status, body.name, body.slice]).toEqual([201, "Opening", slice]);
  const list = async () => savedSlicesSchema.validateSync((await publisher("GET", "slices")).body).results;
  expect((await list()).map(({ name, by }) => [name, by.name])).toEqual([["Opening", "Ada"]]);
  expect(await publisher("PATCH", `slices/${body.id}`, { name: "Mine" })).toMatchObject({ status: 403 });
  expect((await publisher("DELETE", `slices/${body.id}`)).body.message).toContain("Ada saved this slice");
  expect((await editor("PATCH", `slices/${body.id}`, { name: "Start" })).body.name).toBe("Start");
  expect((await owner("DELETE", `slices/${body.id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await owner("DELETE", `slices/${body.id}`)).status).toBe(404);
  const events = (await owner("GET", "events")).body.results as { kind: string; detail: string }[];
  expect(events.flatMap(({ kind, detail }) => (kind.startsWith("slice-") ? [`${kind} ${detail}`] : []))).toEqual([
    "slice-deleted Start",
    "slice-renamed Start",
    "slice-saved Opening",
  ]);
});

test("what is no slice, or has no name, is not saved", async () => {
  const { editor } = site.people;
  for (const draft of [
    { name: "x" },
    { name: "x", slice: "hero" },
    { name: "x", slice: {} },
    { slice: { slice_type: "hero" } },
  ])
    expect((await editor("POST", "slices", draft)).status).toBe(400);
  const large = { slice_type: "hero", primary: { title: "x".repeat(300_000) } };
  expect((await editor("POST", "slices", { name: "x", slice: large })).status).toBe(413);
});
