/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";
import { testClient } from "#cms/testing/startContent.ts";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startPublishing>>;

beforeAll(async () => {
  site = await startPublishing();
});

afterAll(() => site.content.close());

const soon = () => Date.now() + 300;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []);

/** A published page with one below it, and one that links to it. */
async function makeSection(uid: string) {
  const port = await site.publishNew(uid);
  const quay = await site.publishNew(`quay-${uid}`, { parent: port });
  const fan = await site.publishNew(`fan-${uid}`, { link: "x", linkTo: port });
  return { port, quay, fan, from: `/${uid}/quay-${uid}/`, to: `/quay-${uid}/` };
}

type Removal = { redirects?: string[]; section?: boolean };
type Door = (id: string, removal: Removal) => Promise<{ status: number }>;

const doors: [string, Door][] = [
  ["button", (id, removal) => site.people.publisher("DELETE", `documents/${id}/publication`, removal)],
  ["deletion", (id, removal) => site.people.publisher("DELETE", `documents/${id}`, removal)],
  [
    "schedule",
    (id, { section = false }) =>
      site.people.publisher("PUT", `documents/${id}/schedule`, { at: soon(), action: "unpublish", section }),
  ],
];

test("what taking a page off the site changes is named: pages below, pages that link to it, and redirects", async () => {
  const { port, quay, fan, from, to } = await makeSection("named");
  const { body } = await site.people.editor("GET", `documents/${port}/removal`);
  expect(body).toMatchObject({
    below: [{ document: quay, from, to }],
    links: [{ id: fan }],
    redirects: [{ document: quay, from, to }],
    problem: null,
  });
  const { body: whole } = await site.people.editor("GET", `documents/${port}/removal?section=true`);
  expect(whole).toMatchObject({ below: [{ document: quay, from, to: null }], links: [{ id: fan }], redirects: [] });
});

test.each(doors)(
  "a page is taken off by %s, and a redirect leads to where the page below it is then",
  async (door, open) => {
    const { port, quay, from, to } = await makeSection(`off-${door}`);
    expect(await site.read(quay)).toMatchObject({ path: from, state: "published" });
    expect((await open(port, { redirects: [from] })).status).toBeLessThan(300);
    await listenFor(
      () => site.listPublished(port),
      ([uid]) => uid === null,
    );
    expect(await site.read(quay)).toMatchObject({ path: to, state: "published" });
    const { body } = await site.people.editor("GET", "documents/tree?lang=en-us&parent=page-home-en-us");
    expect(toRows(body.results).find(({ id }) => id === quay)).toMatchObject({ path: to, parent: "page-home-en-us" });
    expect(await site.listRedirects(from)).toEqual([`${from} → ${quay}`]);
  },
);

test.each(doors)("a section is taken off by %s", async (door, open) => {
  const { port, quay, fan } = await makeSection(`section-${door}`);
  expect((await open(port, { section: true })).status).toBeLessThan(300);
  await listenFor(
    () => site.listPublished(port, quay),
    (uids) => uids.every((uid) => uid === null),
  );
  expect(await site.listPublished(fan)).toEqual([`fan-section-${door}`]);
});

test("a page published before its parent is shown at its address, and moves with the parent", async () => {
  const pa = await site.create("pa");
  const ki = await site.create("ki", { parent: pa });
  const { body: before } = await site.people.editor("GET", `documents/${ki}/changes`);
  const finding = { rule: "parent-unpublished", field: "data.parent", level: "warning", values: ["/ki/"] };
  expect(before.findings).toEqual(expect.arrayContaining([expect.objectContaining(finding)]));
  expect((await site.publish(ki)).status).toBe(204);
  expect(await site.read(ki)).toMatchObject({ path: "/ki/", next_path: "/pa/ki/" });
  const { body: changes } = await site.people.editor("GET", `documents/${pa}/changes`);
  expect(changes).toMatchObject({
    redirects: [{ document: ki, from: "/ki/", to: "/pa/ki/" }],
    below: [{ document: ki, from: "/ki/", to: "/pa/ki/" }],
  });
  expect((await site.publish(pa, ["/ki/"])).status).toBe(204);
  expect(await site.read(ki)).toMatchObject({ path: "/pa/ki/", next_path: null });
  expect(await site.listRedirects("/ki/")).toEqual([`/ki/ → ${ki}`]);
});

test("a child whose address would be one of the site itself waits for its parent", async () => {
  const parent = await site.create("upper");
  const child = await site.create("api", { parent });
  const { status, body } = await site.publish(child);
  expect([status, body.message]).toEqual([422, expect.stringContaining("/api/ is an address of the site itself")]);
  expect((await site.publish(parent)).status).toBe(204);
  expect((await site.publish(child)).status).toBe(204);
});

test("a renamed page is listed at the address that visitors have until it is published", async () => {
  const { port, quay, from } = await makeSection("renamed");
  await site.save(port, "renamed-now");
  expect(await site.read(port)).toMatchObject({ path: "/renamed/", next_path: "/renamed-now/" });
  expect(await site.read(quay)).toMatchObject({ path: from, next_path: "/renamed-now/quay-renamed/" });
});

type Block = { type: string; text: string; link?: object };

const toBlock = ({ type, text, link }: Block) => ({
  type,
  text,
  direction: "ltr",
  spans: link ? [{ start: 0, end: text.length, type: "hyperlink", data: link }] : [],
});

const toSlice = (blocks: Block[]) => ({
  id: "rich_text$1",
  slice_type: "rich_text",
  variation: "default",
  items: [],
  primary: { content: blocks.map(toBlock) },
});

const heading = (text: string) => ({ type: "heading2", text });
const linking = (link: object) => ({ type: "paragraph", text: "here", link });
const toPart = (id: string, anchor: string) => ({ link_type: "Document", id, anchor });

async function write(uid: string, blocks: Block[], { id, lang = "en-us", over = {} }: Write = {}) {
  const body = { type: "page", lang, uid, title: uid, data: { title: uid, slices: [toSlice(blocks)] }, ...over };
  const { editor } = site.people;
  const saved = await (id ? editor("PUT", `documents/${id}`, body) : editor("POST", "documents", body));
  expect([saved.status, saved.body.message]).toEqual([id ? 200 : 201, undefined]);
  return String(saved.body.id);
}
type Write = { id?: string; lang?: string; over?: object };

/** Anchors and URLs of the links of a document. */
const readLinks = (data: unknown): unknown =>
  [...JSON.stringify(data).matchAll(/"(?:anchor|url)":"([^"]*)"/g)].map(([, target]) => target);
const readDraft = async (id: string) => readLinks((await site.read(id)).data);
const readPublished = async (id: string) => {
  const { origin } = site.content;
  return readLinks((await testClient(`${origin}/content/api/v2`).getByID(id, { lang: "*" })).data);
};

test("links to a heading follow it when it is renamed: published ones, drafts, in releases, of the page itself, and as URLs", async () => {
  const target = await write("dock", [heading("Set up"), heading("Keys")]);
  expect((await site.publish(target)).status).toBe(204);
  const links = [linking(toPart(target, "set-up")), linking({ link_type: "Web", url: "/dock/#set-up" })];
  const fan = await write("dock-fan", links);
  expect((await site.publish(fan)).status).toBe(204);
  await write("dock-fan", [...links, linking(toPart(target, "keys"))], { id: fan });
  const release = await site.makeRelease("Dock");
  const planned = await write("dock-planned", [linking(toPart(target, "set-up"))], { over: { release_id: release } });
  expect((await site.schedule(release, Date.now() + 3_600_000)).status).toBe(200);
  await write("dock", [heading("Getting started"), heading("Keys"), linking({ link_type: "Web", url: "#set-up" })], {
    id: target,
  });
  // A link chosen now leads to where the heading is on the site.
  const { body } = await site.people.editor("GET", `documents/${target}/parts`);
  expect(body.parts).toContainEqual({ anchor: "set-up", text: "Getting started" });
  const { body: changes } = await site.people.editor("GET", `documents/${target}/changes`);
  expect(changes.headings).toEqual([
    { from: "#set-up", to: "#getting-started", links: 1 },
    { from: "/dock/#set-up", to: "/dock/#getting-started", links: 3 },
  ]);
  expect(JSON.stringify(changes.findings)).not.toContain("link-anchor");
  expect((await site.publish(target)).status).toBe(204);
  const next = ["getting-started", "/dock/#getting-started"];
  expect(await readPublished(target)).toEqual(["#getting-started"]);
  expect(await readPublished(fan)).toEqual(expect.arrayContaining(next));
  expect(await readDraft(fan)).toEqual([...next, "keys"]);
  expect(await readDraft(planned)).toEqual(["getting-started"]);
  // It stays approved, since no person changed it.
  expect((await site.people.editor("GET", `releases/${release}`)).body).toMatchObject({ failure: null });
  const { body: events } = await site.people.owner("GET", "events");
  expect(events.results).toContainEqual(
    expect.objectContaining({ kind: "published", document: fan, title: "dock-fan" }),
  );
});

test("links of a translation follow a heading into the translation of its page", async () => {
  const page = await write("pilot", [heading("Set up"), heading("Keys")]);
  expect((await site.publish(page)).status).toBe(204);
  const fan = await write("pilot-cn", [linking(toPart(page, "keys"))], { lang: "zh-cn" });
  expect((await site.publish(fan)).status).toBe(204);
  const over = { alternate_language_id: page };
  const translation = await write("lingang", [heading("安装"), heading("密钥")], { lang: "zh-cn", over });
  expect((await site.publish(translation)).status).toBe(204);
  expect(await readPublished(fan)).toEqual(["密钥"]);
  const other = await write("pilot-fan", [linking(toPart(page, "set-up"))]);
  const copied = await site.people.editor("POST", `documents/${other}/copy`, { lang: "zh-cn", uid: "pilot-fan" });
  expect(await readDraft(String(copied.body.id))).toEqual(["安装"]);
});
