/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { setTimeout as sleep } from "node:timers/promises";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";
import { testClient } from "#cms/testing/startContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: starterContent });
  people = await startPeople(content.origin);
});

afterAll(() => content.close());

type Page = { uid: string; lang?: string; parent?: string };

const toData = ({ uid, parent }: Page) => ({
  title: `Page ${uid}`,
  ...(parent ? { parent: { link_type: "Document", id: parent } } : {}),
});

async function publish(id: string, redirects?: string[]) {
  const { body, status } = await people.publisher("PATCH", `documents/${id}/draft`, {
    status: "published",
    ...(redirects ? { redirects } : {}),
  });
  expect([status, body.message]).toEqual([204, undefined]);
}

async function create(page: Page) {
  const { uid, lang = "en-us" } = page;
  const made = await people.editor("POST", "documents", { type: "page", lang, uid, title: uid, data: toData(page) });
  const id = String(made.body.id);
  await publish(id);
  return id;
}

const move = (id: string, page: Page) => people.editor("PUT", `documents/${id}`, { uid: page.uid, data: toData(page) });

async function propose(id: string): Promise<string[]> {
  const { body } = await people.editor("GET", `documents/${id}/changes`);
  const list = Array.isArray(body.redirects) ? body.redirects : [];
  return list.map(({ from, to }) => `${from} → ${to}`);
}

/** Published redirects to some pages. */
async function listRules(...ids: string[]) {
  const client = testClient(`${content.origin}/content/api/v2`);
  const rules = await client.dangerouslyGetAll({ lang: "*", filters: ['[at(document.type, "redirect")]'] });
  return rules
    .filter(({ data }) => ids.includes(data.to.id))
    .map(({ lang, data }) => `${lang} ${data.from} ${ids.indexOf(data.to.id)} ${data.permanent}`)
    .sort();
}

test("redirects from the old paths of a moved page and its descendants are proposed and published with it", async () => {
  const top = await create({ uid: "harbour-old" });
  const child = await create({ uid: "pier", parent: top });
  const chinese = await create({ uid: "gangkou", lang: "zh-cn" });
  const below = await create({ uid: "matou", lang: "zh-cn", parent: chinese });
  expect(await propose(top)).toEqual([]);
  await move(top, { uid: "harbour-new" });
  await move(chinese, { uid: "gangkou-xin" });
  expect(await propose(top)).toEqual(["/harbour-old/ → /harbour-new/", "/harbour-old/pier/ → /harbour-new/pier/"]);
  expect(await propose(chinese)).toEqual([
    "/cn/gangkou/ → /cn/gangkou-xin/",
    "/cn/gangkou/matou/ → /cn/gangkou-xin/matou/",
  ]);
  // A redirect that was not proposed is ignored.
  await publish(top, ["/harbour-old/", "/harbour-old/pier/", "/contact/"]);
  await publish(chinese, ["/cn/gangkou/matou/"]);
  expect(await listRules(top, child, chinese, below)).toEqual([
    "en-us /harbour-old/ 0 true",
    "en-us /harbour-old/pier/ 1 true",
    "zh-cn /gangkou/matou/ 3 true",
  ]);
  const { body } = await people.owner("GET", "events", undefined);
  expect(body.results).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "published", title: "/harbour-old/pier/" })]),
  );
});

test("a page that moves again redirects from every old path, and one that moves back not from its current path", async () => {
  const id = await create({ uid: "buoy-one" });
  await move(id, { uid: "buoy-two" });
  await publish(id, ["/buoy-one/"]);
  await move(id, { uid: "buoy-three" });
  await publish(id, ["/buoy-two/"]);
  expect(await listRules(id)).toEqual(["en-us /buoy-one/ 0 true", "en-us /buoy-two/ 0 true"]);
  await move(id, { uid: "buoy-one" });
  expect(await propose(id)).toEqual(["/buoy-three/ → /buoy-one/"]);
  await publish(id, ["/buoy-three/"]);
  expect(await listRules(id)).toEqual(["en-us /buoy-three/ 0 true", "en-us /buoy-two/ 0 true"]);
});

async function createRelease(label: string, ids: string[]) {
  const { body } = await people.publisher("POST", "releases", { label });
  const release = String(body.id);
  for (const id of ids) await people.editor("PATCH", `documents/${id}/draft`, { release_id: release });
  return release;
}

test("a release is published with the accepted redirects, and a scheduled one with all but the declined ones", async () => {
  const [now, later] = [await create({ uid: "tide-now" }), await create({ uid: "tide-later" })];
  const [alone, declined] = [await create({ uid: "ebb" }), await create({ uid: "tide-declined" })];
  const [silent, moved] = [await create({ uid: "ebb-silent" }), await create({ uid: "tide-cn", lang: "zh-cn" })];
  await move(now, { uid: "tide-now-2" });
  await move(moved, { uid: "tide-cn-2", lang: "zh-cn" });
  const release = await createRelease("Now", [now, moved]);
  const { body } = await people.editor("GET", `releases/${release}/redirects`);
  expect(body.redirects).toEqual([
    expect.objectContaining({ from: "/tide-now/", to: "/tide-now-2/" }),
    expect.objectContaining({ from: "/cn/tide-cn/", to: "/cn/tide-cn-2/" }),
  ]);
  const { status } = await people.publisher("POST", `releases/${release}/publish`, { redirects: ["/tide-now/"] });
  expect(status).toBe(200);
  expect(await listRules(now, moved)).toEqual(["en-us /tide-now/ 0 true"]);

  await move(later, { uid: "tide-later-2" });
  await move(declined, { uid: "tide-declined-2" });
  const timed = await createRelease("Later", [later, declined]);
  const scheduled = { scheduledAt: Date.now() + 300, declined: ["/tide-declined/"] };
  await people.publisher("PATCH", `releases/${timed}`, scheduled);
  expect((await people.editor("GET", `releases/${timed}`)).body).toMatchObject(scheduled);
  const { etag } = await move(alone, { uid: "ebb-2" });
  const schedule = { at: Date.now() + 300, action: "publish" };
  await people.publisher("PUT", `documents/${alone}/schedule`, schedule, etag);
  const { etag: changed } = await move(silent, { uid: "ebb-silent-2" });
  const without = { ...schedule, declined: ["/ebb-silent/"] };
  await people.publisher("PUT", `documents/${silent}/schedule`, without, changed);
  const isDone = async () => {
    const done = JSON.stringify((await people.editor("GET", "schedules")).body.done);
    return [timed, alone, silent].every((id) => done.includes(id));
  };
  const deadline = Date.now() + 8_000;
  while (!(await isDone()) && Date.now() < deadline) await sleep(100);
  const rules = await listRules(later, declined, alone, silent);
  expect(rules).toEqual(["en-us /ebb/ 2 true", "en-us /tide-later/ 0 true"]);
});

test("redirects are proposed for a changed parent, but not for an unpublished page", async () => {
  const parent = await create({ uid: "quay" });
  const id = await create({ uid: "crane" });
  await move(id, { uid: "crane", parent });
  expect(await propose(id)).toEqual(["/crane/ → /quay/crane/"]);
  const made = await people.editor("POST", "documents", {
    type: "page",
    lang: "en-us",
    uid: "not-yet",
    title: "x",
    data: toData({ uid: "not-yet" }),
  });
  await move(String(made.body.id), { uid: "not-yet-either" });
  expect(await propose(String(made.body.id))).toEqual([]);
  await publish(id);
  expect(await listRules(id)).toEqual([]);
});

async function redirect(from: string, over: object = {}) {
  const data = { from, to: { link_type: "Web", url: "/contact/" }, both_languages: false, ...over };
  const uid = `r-${from.replaceAll("/", "")}`;
  const made = await people.editor("POST", "documents", { type: "redirect", lang: "en-us", uid, title: from, data });
  await publish(String(made.body.id));
  return String(made.body.id);
}

async function draft(page: Page) {
  const { uid, lang = "en-us" } = page;
  const made = await people.editor("POST", "documents", { type: "page", lang, uid, title: uid, data: toData(page) });
  return String(made.body.id);
}

const proposeEnds = async (id: string) => {
  const { body } = await people.editor("GET", `documents/${id}/changes`);
  return { redirects: body.redirects, findings: JSON.stringify(body.findings).match(/redirect-\w+/g) };
};

/** Published redirects from some paths. */
async function listFrom(...paths: string[]) {
  const client = testClient(`${content.origin}/content/api/v2`);
  const rules = await client.dangerouslyGetAll({ lang: "*", filters: ['[at(document.type, "redirect")]'] });
  return rules
    .filter(({ data }) => paths.includes(data.from))
    .map(({ lang, data }) => `${lang} ${data.from} ${data.both_languages}`)
    .sort();
}

test("a page at the start of a redirect is published once it is agreed that the redirect ends, which stays as a draft", async () => {
  const ending = await redirect("/mast/");
  const id = await draft({ uid: "mast" });
  const proposal = { document: ending, from: "/mast/", to: "/contact/", ends: true };
  expect(await proposeEnds(id)).toEqual({ redirects: [expect.objectContaining(proposal)], findings: null });
  const refused = await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" });
  expect(refused).toMatchObject({
    status: 422,
    body: { findings: [{ rule: "redirect-covered", field: "uid", level: "error", values: ["/mast/"] }] },
  });
  await publish(id, ["/mast/"]);
  expect(await listFrom("/mast/")).toEqual([]);
  const { body } = await people.editor("GET", `documents/${ending}`);
  expect([body.state, body.data]).toEqual(["draft", expect.objectContaining({ from: "/mast/" })]);
  // Its own screen names the page.
  const own = await people.editor("GET", `documents/${ending}/changes`);
  expect(own.body.findings).toMatchObject([{ rule: "redirect-covers", values: ["/mast/"] }]);
});

test("a redirect of both languages ends in the page's language alone", async () => {
  await redirect("/keel/", { both_languages: true });
  await redirect("/hull/", { both_languages: true });
  await publish(await draft({ uid: "keel" }), ["/keel/"]);
  await publish(await draft({ uid: "hull", lang: "zh-cn" }), ["/cn/hull/"]);
  expect(await listFrom("/keel/", "/hull/")).toEqual(["en-us /hull/ false", "zh-cn /keel/ false"]);
});

test("redirects end where pages below a moved one go, in a release, and at a time", async () => {
  const [top, other] = [await create({ uid: "yard" }), await create({ uid: "boom" })];
  await create({ uid: "spar", parent: top });
  await redirect("/yard-two/spar/");
  await move(top, { uid: "yard-two" });
  const refused = await people.publisher("PATCH", `documents/${top}/draft`, { status: "published", redirects: [] });
  expect(refused).toMatchObject({ status: 422, body: { findings: [{ rule: "redirect-covered" }] } });
  const release = await createRelease("Yard", [top]);
  const { body } = await people.editor("GET", `releases/${release}/documents`);
  expect(body.results).toMatchObject([{ errors: 0 }]);
  expect((await people.publisher("POST", `releases/${release}/publish`, {})).status).toBe(422);
  const accepted = { redirects: ["/yard-two/spar/"] };
  expect((await people.publisher("POST", `releases/${release}/publish`, accepted)).status).toBe(200);
  await redirect("/boom-two/");
  const { etag } = await move(other, { uid: "boom-two" });
  const schedule = { at: Date.now() + 300, action: "publish" };
  expect((await people.publisher("PUT", `documents/${other}/schedule`, schedule, etag)).status).toBe(200);
  const deadline = Date.now() + 8_000;
  while ((await listFrom("/boom-two/")).length > 0 && Date.now() < deadline) await sleep(100);
  expect(await listFrom("/boom-two/", "/yard-two/spar/", "/boom/")).toEqual(["en-us /boom/ false"]);
});
