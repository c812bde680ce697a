/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";
import { runAction } from "#cms/cli/publish/runAction.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
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

const name = (base: string) => `${base}-${(count += 1)}`;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []);
const soon = (ms = 400) => Date.now() + ms;
const runCommand = (action: "publish" | "schedule" | "undo", id: string, at?: Date) =>
  runAction(action, [id], {
    repository: new RepositoryClient({ origin: site.content.origin, token: "writer" }),
    contentDir: starterContent,
    at,
  });

type Door = { open: (id: string) => Promise<{ status: number; body: Record<string, unknown> }> };

const asResult = async (lines: Promise<string[]>) => {
  try {
    return { status: 200, body: { message: (await lines).join("\n") } };
  } catch (error) {
    return { status: 422, body: { message: error instanceof Error ? error.message : "" } };
  }
};

async function inRelease(id: string, act: (release: string) => ReturnType<Door["open"]>) {
  const release = await site.makeRelease("Spring");
  await site.addTo(release, id);
  return act(release);
}

const byToken = (...args: Parameters<ReturnType<typeof makeEditorClient>>) =>
  makeEditorClient(site.content.origin)(...args);

/** Moves a draft to the migration release, and publishes that. */
async function migrate(id: string) {
  const { title, data } = await site.read(id);
  expect((await byToken("PUT", `migration/documents/${id}`, { title, data })).status).toBe(200);
  return byToken("POST", "migration/migration-release/publish", {});
}

const doors: [string, Door["open"]][] = [
  ["the button", (id) => site.publish(id)],
  [
    "an accepted request",
    async (id) => {
      await site.people.editor("PUT", `documents/${id}/request`, { note: "please" });
      const requests = toRows((await site.people.publisher("GET", "requests")).body.results);
      const { etag } = requests.find((one) => one.id === id);
      return site.people.publisher("PATCH", `documents/${id}/draft`, { status: "published" }, etag);
    },
  ],
  ["the write token", (id) => byToken("PATCH", `core/documents/${id}/draft`, { status: "published" })],
  ["the Migration API", migrate],
  ["a choice of redirects", (id) => site.publish(id, ["/nowhere-before/"])],
  ["a schedule", (id) => site.people.publisher("PUT", `documents/${id}/schedule`, { at: soon(), action: "publish" })],
  ["a release now", (id) => inRelease(id, (one) => site.people.publisher("POST", `releases/${one}/publish`, {}))],
  ["a release at a time", (id) => inRelease(id, (one) => site.schedule(one, soon()))],
  ["the command line", (id) => asResult(runCommand("publish", id))],
  ["the command line at a time", (id) => asResult(runCommand("schedule", id, new Date(soon())))],
];

test.each(doors)("a page with a dead link is refused by %s, which names the link", async (_, open) => {
  const id = await site.create(name("dead"), { link: "/no-such-page-anywhere/" });
  const { status, body } = await open(id);
  expect([status, body.message]).toEqual([422, expect.stringContaining("/no-such-page-anywhere/")]);
  expect(await site.listPublished(id)).toEqual([null]);
});

test("an earlier version whose link is dead by now is not published again, and the page stays as it was", async () => {
  const [uid, target] = [name("restored"), name("gone")];
  const goal = await site.publishNew(target);
  const id = await site.publishNew(uid, { link: `/${target}/` });
  await site.save(id, uid);
  expect((await site.publish(id)).status).toBe(204);
  expect((await site.people.publisher("DELETE", `documents/${goal}/publication`)).status).toBe(204);
  await site.people.publisher("DELETE", `documents/${goal}`);
  const [version] = toRows((await site.people.editor("GET", `documents/${id}/versions`)).body.results);
  await expect(runCommand("undo", id)).rejects.toThrow(`/${target}/`);
  expect(await site.read(id)).toMatchObject({ state: "published", places: [] });
  await site.people.publisher("POST", `documents/${id}/versions/${version.version}/restore`, {});
  const { status, body } = await site.publish(id);
  expect([status, body.message]).toEqual([422, expect.stringContaining(`/${target}/`)]);
});

test("links among pages of one release are valid, now and at a time", async () => {
  const release = await site.makeRelease("Links");
  const [one, two] = [name("links"), name("links")];
  const first = await site.create(one, { release });
  const second = await site.create(two, { release, linkTo: first, link: "x" });
  await site.save(first, one, { release, link: `/${two}/` });
  expect((await site.schedule(release, soon(60_000))).status).toBe(200);
  expect((await site.people.publisher("POST", `releases/${release}/publish`, {})).status).toBe(200);
  expect(await site.listPublished(first, second)).toEqual([one, two]);
});

test("a release counts on what an earlier one does", async () => {
  const [early, late] = [await site.makeRelease("Early"), await site.makeRelease("Late")];
  const [uid, next] = [name("early"), name("late")];
  const former = await site.publishNew(uid);
  await site.save(former, name("early"), { release: early });
  const heir = await site.create(next, { release: late });
  await site.save(heir, uid, { release: late });
  expect((await site.schedule(late, soon(60_000))).status).toBe(422);
  await site.schedule(early, soon(50_000));
  expect((await site.schedule(late, soon(60_000))).status).toBe(200);
});

test("two releases with a page at one path name each other, and the later one is refused", async () => {
  const uid = name("twin");
  const [first, second] = [await site.makeRelease("Monday"), await site.makeRelease("Tuesday")];
  const one = await site.create(uid, { release: first });
  const two = await site.create(name("twin"), { release: second });
  await site.save(two, uid, { release: second });
  const path = `/${uid}/`;
  const [listed] = toRows((await site.people.editor("GET", `releases/${second}/documents`)).body.results);
  expect(listed.clashes).toMatchObject([{ kind: "path", id: first, release: "Monday", label: `Page ${uid}`, path }]);
  const { body: changes } = await site.people.editor("GET", `documents/${one}/changes?release_id=${first}`);
  expect(changes.clashes).toMatchObject([{ kind: "path", id: second, release: "Tuesday" }]);
  expect((await site.schedule(first, soon(50_000))).status).toBe(200);
  const { status, body } = await site.schedule(second, soon(60_000));
  expect([status, body.message]).toEqual([422, expect.stringContaining(`the uid ${uid} is taken by another page`)]);
});

test("a scheduled release that cannot be published stays, and says what is wrong until it is repaired", async () => {
  const uid = name("late-twin");
  const [first, second] = [await site.makeRelease("Before"), await site.makeRelease("After")];
  await site.create(uid, { release: first });
  const two = await site.create(name("late-twin"), { release: second });
  await site.save(two, uid, { release: second });
  expect((await site.schedule(second, soon(900))).status).toBe(200);
  expect((await site.schedule(first, soon(300))).status).toBe(200);
  const findPlan = async () => {
    const { body } = await site.people.editor("GET", "schedules");
    return toRows(body.releases).find(({ id }) => id === second);
  };
  const { value } = await listenFor(findPlan, (plan) => plan.failure !== null);
  const failure = `“Page ${uid}” cannot be published: the uid ${uid} is taken by another page in en-us, “Page ${uid}”`;
  const reason = { code: "uid-taken", values: [uid, `Page ${uid}`], title: `Page ${uid}` };
  expect(value).toMatchObject({ label: "After", failure, reason });
  expect((await site.people.editor("GET", `releases/${second}`)).body).toMatchObject({ failure });
  await site.save(two, name("repaired"), { release: second }, site.people.publisher);
  expect((await site.schedule(second, soon(300))).body.failure).toBeNull();
  await listenFor(
    () => site.listPublished(two),
    ([published]) => published?.startsWith("repaired") === true,
  );
});

test("what is planned names its problem before its time, and forgets it when it is gone", async () => {
  const uid = name("foreseen");
  const [planned, now] = [await site.makeRelease("Planned"), await site.makeRelease("Now")];
  await site.create(uid, { release: planned });
  expect((await site.schedule(planned, soon(60_000))).body.failure).toBeNull();
  const twin = await site.create(name("foreseen"), { release: now });
  await site.save(twin, uid, { release: now });
  expect((await site.people.publisher("POST", `releases/${now}/publish`, {})).status).toBe(200);
  const failure = expect.stringContaining(`the uid ${uid} is taken by another page`);
  const reason = expect.objectContaining({ code: "uid-taken" });
  const read = async () => {
    const { body } = await site.people.editor("GET", "schedules");
    const { body: release } = await site.people.editor("GET", `releases/${planned}`);
    return [toRows(body.releases).find(({ id }) => id === planned), release];
  };
  expect(await read()).toMatchObject([
    { failure, reason },
    { failure, reason },
  ]);
  await site.people.publisher("DELETE", `documents/${twin}`);
  expect(await read()).toMatchObject([{ failure: null }, { failure: null }]);
});
