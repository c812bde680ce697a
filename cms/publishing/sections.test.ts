/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

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
