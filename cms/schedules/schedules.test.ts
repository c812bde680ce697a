/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeEach(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  content = await startContent([
    { id: "one", data: { name: "one" } },
    { id: "two", data: { name: "two" } },
  ]);
  people = await startPeople(content.origin);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const hourMs = 3_600_000;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []);
const readNames = async (endpoint = content.endpoint) => {
  const { results } = await testClient(endpoint).get();
  return results.map(({ data }) => String(data.name)).sort();
};
/** Advances the clock; the scheduler reads it when something is scheduled. */
const passTime = async (ms: number) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, "now").mockReturnValue(now);
  await people.publisher("POST", "releases", { label: "Other" });
};

test("a draft is published and another page unpublished at their times, and the history names who scheduled them", async () => {
  const { etag } = await people.editor("PUT", "documents/one", { data: { name: "at noon" } });
  const at = Date.now() + hourMs;
  const planned = await people.publisher("PUT", "documents/one/schedule", { action: "publish", at }, etag);
  expect(planned).toMatchObject({ status: 200, body: { at, action: "publish", by: { name: "Pat" }, failure: null } });
  expect((await people.editor("GET", "documents/one")).body.state).toBe("scheduled");
  await people.publisher("POST", "documents", {
    title: "x",
    type: "article",
    uid: "x",
    lang: "en-us",
    data: { name: "stays a draft" },
  });
  await people.publisher("PUT", "documents/two/schedule", { action: "unpublish", at: at + hourMs });
  expect(await readNames()).toEqual(["one", "two"]);
  await passTime(hourMs + 1);
  expect((await listenFor(readNames, (names) => names.includes("at noon"))).value).toEqual(["at noon", "two"]);
  const { value } = await listenFor(
    () => people.editor("GET", "schedules"),
    (response) => toRows(response.body.done).length === 1,
  );
  expect(value.body).toMatchObject({ results: [{ document: "two" }], done: [{ id: "one", action: "publish", at }] });
  await passTime(hourMs);
  expect((await listenFor(readNames, (names) => names.length === 1)).value).toEqual(["at noon"]);
});

test("an invalid schedule is rejected with a reason, and a schedule can be cancelled", async () => {
  const at = Date.now() + hourMs;
  const plan = (by: typeof people.editor, body: object, etag?: string) =>
    by("PUT", "documents/one/schedule", body, etag);
  expect((await plan(people.editor, { action: "publish", at })).status).toBe(403);
  expect((await plan(people.publisher, { action: "publish", at })).body.message).toBe("There is no draft to publish");
  const first = await people.editor("PUT", "documents/one", { data: { name: "first" } });
  await people.editor("PUT", "documents/one", { data: { name: "second" } });
  expect((await plan(people.publisher, { action: "publish", at }, first.etag)).status).toBe(412);
  expect((await plan(people.publisher, { action: "publish", at: 1 })).body.message).toContain("in the future");
  expect((await plan(people.publisher, { action: "publish", at })).status).toBe(200);
  expect((await people.publisher("DELETE", "documents/one/schedule")).status).toBe(204);
  expect((await people.publisher("DELETE", "documents/one/schedule")).status).toBe(404);
  await plan(people.publisher, { action: "publish", at });
  await people.publisher("PATCH", "documents/one/draft", { status: "published" });
  expect((await people.editor("GET", "schedules")).body.results).toEqual([]);
});

test("a draft changed by an editor after it was scheduled is not published, and reports why", async () => {
  await people.editor("PUT", "documents/one", { data: { name: "seen by Pat" } });
  await people.publisher("PUT", "documents/one/schedule", { action: "publish", at: Date.now() + hourMs });
  await people.editor("PUT", "documents/one", { data: { name: "slipped in" } });
  await passTime(hourMs + 1);
  const { value } = await listenFor(
    () => people.editor("GET", "schedules"),
    (response) => toRows(response.body.results).some(({ failure }) => failure !== null),
  );
  expect(toRows(value.body.results)[0].failure).toMatch(/^Ada changed the draft after it was scheduled/);
  expect(await readNames()).toEqual(["one", "two"]);
});

test("a schedule missed while the service was down runs at its start, which logs the delay", async () => {
  const { body: release } = await people.publisher("POST", "releases", {
    label: "Night",
    scheduledAt: Date.now() + hourMs,
  });
  await people.editor("PUT", "documents/one", { data: { name: "in time" } });
  await people.publisher("PUT", "documents/one/schedule", { action: "publish", at: Date.now() + hourMs });
  await people.publisher("PUT", "documents/two", { data: { name: "released" }, release_id: release.id });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * hourMs);
  const { origin } = await content.restart();
  await listenFor(
    () => readNames(`${origin}/content/api/v2`),
    (names) => names.join() === "in time,released",
  );
  const call = makeStudioClient(origin, await signIn(origin));
  const { value } = await listenFor(
    async () => toRows((await call("GET", "events?limit=10")).body.results).filter(({ kind }) => kind === "published"),
    (found) => found.length > 1,
  );
  expect(value).toMatchObject([
    { kind: "published", detail: "late by 60 min" },
    { kind: "published", detail: "late by 60 min" },
  ]);
  const { body: schedules } = await call("GET", "schedules");
  expect(toRows(schedules.done)).toHaveLength(2);
});

test("a release lists drafts of its pages elsewhere and later publications of them", async () => {
  const { body: spring } = await people.publisher("POST", "releases", { label: "Spring" });
  const { body: summer } = await people.publisher("POST", "releases", {
    label: "Summer",
    scheduledAt: Date.now() + hourMs,
  });
  for (const { id } of [spring, summer])
    await people.publisher("PUT", "documents/one", { data: { name: `for ${String(id)}` }, release_id: id });
  const later = Date.now() + 10_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await people.publisher("PUT", "documents/one", { data: { name: "since" } });
  await people.publisher("PATCH", "documents/one/draft", { status: "published" });
  await people.editor("PUT", "documents/one", { data: { name: "beside it" } });
  const { body } = await people.editor("GET", `releases/${String(spring.id)}/documents`);
  expect(toRows(body.results)).toMatchObject([
    {
      id: "one",
      errors: 0,
      clashes: [
        { kind: "release", id: summer.id, label: "Summer", at: summer.scheduledAt },
        { kind: "draft", label: "Ada" },
        { kind: "published", label: "Pat" },
      ],
    },
  ]);
});

test("the preview of a future time shows everything scheduled until then and nothing later", async () => {
  const { body: release } = await people.publisher("POST", "releases", {
    label: "Night",
    scheduledAt: Date.now() + hourMs,
  });
  await people.publisher("PUT", "documents/one", { data: { name: "released" }, release_id: release.id });
  await people.publisher("PUT", "documents/two/schedule", { action: "unpublish", at: Date.now() + 3 * hourMs });
  const look = async (hours: number, more = {}) => {
    const at = Date.now() + hours * hourMs;
    const { body, status } = await people.editor("POST", "previews", { at, ...more });
    expect(status).toBe(201);
    const query = new URLSearchParams({ ref: String(body.token) });
    const response = await fetch(`${content.endpoint}/documents/search?${query}`);
    return toRows(Object(await response.json()).results)
      .map(({ data }) => data.name)
      .sort();
  };
  expect(await look(0.5)).toEqual(["one", "two"]);
  expect(await look(2)).toEqual(["released", "two"]);
  expect(await look(4)).toEqual(["released"]);
  expect(await look(0.5, { release_id: release.id })).toEqual(["released", "two"]);
  expect(await readNames()).toEqual(["one", "two"]);
});
