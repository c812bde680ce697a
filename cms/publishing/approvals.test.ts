/** @jest-environment node */
import { documentsSchema } from "#cms/list/contract.ts";
import { listenFor } from "#cms/testing/listenFor.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startPublishing>>;
let count = 0;

beforeAll(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  site = await startPublishing();
});

afterAll(() => site.content.close());

const hourMs = 3_600_000;
const name = (base: string) => `${base}-${(count += 1)}`;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []);

async function planDraft(delayMs = hourMs) {
  const uid = name("planned");
  const id = await site.create(uid);
  const { etag } = await site.save(id, uid);
  const at = Date.now() + delayMs;
  const { status } = await site.people.publisher("PUT", `documents/${id}/schedule`, { at, action: "publish" }, etag);
  expect(status).toBe(200);
  return { id, uid };
}

async function planRelease(at = Date.now() + hourMs) {
  const uid = name("released");
  const release = await site.makeRelease("Planned");
  const id = await site.create(uid, { release });
  expect((await site.schedule(release, at)).status).toBe(200);
  return { id, uid, release };
}

const findSchedule = async (id: string) => {
  const { body } = await site.people.editor("GET", "schedules");
  return toRows(body.results).find(({ document }) => document === id);
};

test("a draft beside a scheduled release is not scheduled, and its changes leave the release as it is", async () => {
  const { id, uid, release } = await planRelease();
  const read = async (query = "") => (await site.people.editor("GET", `documents/${id}${query}`)).body;
  expect(await read()).toMatchObject({ state: "scheduled", approval: { place: release } });
  expect(await site.save(id, uid)).toMatchObject({ status: 200, body: { state: "draft" } });
  expect(await read()).toMatchObject({ state: "draft", approval: { place: release, ended_by: null } });
  expect(await read(`?release_id=${release}`)).toMatchObject({ state: "scheduled", approval: { place: release } });
});

test("an editor cannot delete, discard or move what a publisher scheduled", async () => {
  const { editor } = site.people;
  const { id } = await planDraft();
  const other = await site.makeRelease("Other");
  const released = await planRelease();
  const own = `documents/${id}`;
  const inRelease = `documents/${released.id}`;
  const responses = [
    await editor("DELETE", own),
    await editor("DELETE", `${own}/draft`),
    await editor("PATCH", `${own}/draft`, { release_id: other }),
    await editor("DELETE", `${own}/schedule`),
    await editor("DELETE", inRelease),
    await editor("DELETE", `${inRelease}/draft?release_id=${released.release}`),
    await editor("PATCH", `${inRelease}/draft?release_id=${released.release}`, { release_id: null }),
    await site.save(released.id, released.uid, { release: released.release }),
  ];
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
  expect(await findSchedule(id)).toMatchObject({ failure: null });
  expect((await editor("GET", `releases/${released.release}`)).body).toMatchObject({ documents: 1, failure: null });
});

test("a change by another person ends an approval, which both are told, and a new one starts", async () => {
  const { id, uid } = await planDraft();
  const at = (await findSchedule(id))?.at;
  const approval = { by: { name: "Pat" }, at, ended_by: null };
  expect(await site.read(id)).toMatchObject({ state: "scheduled", approval, unpublish_at: null });
  const { body } = await site.save(id, `${uid}-changed`);
  expect(body).toMatchObject({ state: "draft", approval: { by: { name: "Pat" }, ended_by: { name: "Ada" } } });
  expect(await findSchedule(id)).toMatchObject({
    failure: "Ada changed the draft after it was scheduled; a publisher must look at it and schedule it again",
    reason: { code: "schedule-changed", values: ["Ada", `Page ${uid}-changed`] },
  });
  const { body: events } = await site.people.publisher("GET", `events?document=${id}`);
  expect(toRows(events.results)).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "approval-ended", detail: "Pat" })]),
  );
  const again = { at: Date.now() + hourMs, action: "publish" };
  expect((await site.people.publisher("PUT", `documents/${id}/schedule`, again)).status).toBe(200);
  expect(await site.read(id)).toMatchObject({ state: "scheduled", approval: { at: again.at, ended_by: null } });
});

test("the person who approved a draft may change it", async () => {
  const { id, uid } = await planDraft(600);
  await site.save(id, `${uid}-own`, {}, site.people.publisher);
  await listenFor(
    () => site.listPublished(id),
    ([published]) => published === `${uid}-own`,
  );
});

test("words of an editor are not published because a publisher's act touched the draft after them", async () => {
  const { id, uid } = await planDraft(800);
  await site.save(id, `${uid}-slipped`);
  // A later save by the person who approved does not approve the words before it.
  await site.save(id, `${uid}-slipped`, { link: "/" }, site.people.publisher);
  await listenFor(
    () => findSchedule(id),
    (plan) => plan !== undefined && Date.now() > plan.at + 500,
  );
  expect(await site.listPublished(id)).toEqual([null]);
  expect(await findSchedule(id)).toMatchObject({ failure: expect.stringContaining("Ada changed the draft") });
});

test("a publisher who changes another's scheduled release ends its approval and can give a new one", async () => {
  const { id, uid, release } = await planRelease(Date.now() + 500);
  await site.save(id, `${uid}-more`, { release }, site.people.owner);
  const { body } = await site.people.editor("GET", `releases/${release}`);
  expect(body).toMatchObject({ by: { name: "Pat" }, failure: expect.stringContaining("changed the draft") });
  const plan = { scheduledAt: Date.now() + 300 };
  expect((await site.people.owner("PATCH", `releases/${release}`, plan)).body).toMatchObject({ failure: null });
  await listenFor(
    () => site.listPublished(id),
    ([published]) => published === `${uid}-more`,
  );
});

test("who gives a release its time when it is created approves what comes into it", async () => {
  const scheduledAt = Date.now() + hourMs;
  const { body: release } = await site.people.publisher("POST", "releases", { label: "Timed", scheduledAt });
  const uid = name("timed");
  const id = await site.create(uid);
  expect((await site.addTo(String(release.id), id, site.people.publisher)).status).toBe(204);
  const approval = { by: { name: "Pat" }, at: scheduledAt, ended_by: null };
  const { body } = await site.people.editor("POST", "documents/search", { ids: [id] });
  expect(documentsSchema.validateSync(body)).toMatchObject({ results: [{ state: "scheduled", approval }] });
  await site.save(id, uid, { release: String(release.id), link: "/" }, site.people.owner);
  expect((await site.people.editor("GET", `releases/${String(release.id)}`)).body).toMatchObject({
    reason: { code: "schedule-changed" },
  });
});

test.each([
  [
    "a release",
    async (id: string) => {
      const release = await site.makeRelease("Requests");
      await site.addTo(release, id, site.people.publisher);
      await site.people.publisher("POST", `releases/${release}/publish`, {});
    },
  ],
  [
    "a release at a time",
    async (id: string) => {
      const release = await site.makeRelease("Requests");
      await site.addTo(release, id, site.people.publisher);
      await site.schedule(release, Date.now() + 200);
    },
  ],
  [
    "a schedule",
    async (id: string) => {
      const plan = { at: Date.now() + 200, action: "publish" };
      await site.people.publisher("PUT", `documents/${id}/schedule`, plan);
    },
  ],
])("a request ends with a publication by %s", async (_, publish) => {
  const uid = name("asked");
  const id = await site.create(uid);
  expect((await site.people.editor("PUT", `documents/${id}/request`, {})).status).toBe(204);
  await publish(id);
  await listenFor(
    () => site.listPublished(id),
    ([published]) => published === uid,
  );
  await site.save(id, uid, { link: "/" });
  const requests = toRows((await site.people.publisher("GET", "requests")).body.results);
  expect(requests.map((one) => one.id)).not.toContain(id);
});

test("links that a person shared end when the person is removed", async () => {
  const id = await site.create(name("shared"));
  const { body } = await site.people.editor("POST", "previews", { document_id: id });
  const open = () => fetch(String(body.token), { redirect: "manual" });
  expect((await open()).status).toBe(307);
  expect((await site.people.owner("DELETE", `people/${site.people.ada.id}`)).status).toBe(204);
  expect((await open()).status).toBe(404);
});
