/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startPublishing>>;

beforeAll(async () => {
  site = await startPublishing();
});

afterAll(() => site.content.close());

type Door = (release: string) => Promise<{ status: number; body: Record<string, unknown> }>;

const doors: [string, Door][] = [
  ["now", (release) => site.people.publisher("POST", `releases/${release}/publish`, {})],
  ["at a time", (release) => site.schedule(release, Date.now() + 300)],
];

describe.each(doors)("a release published %s", (when, open) => {
  const named = (uid: string) => `${uid}-${when.replaceAll(" ", "-")}`;

  test.each([
    ["hands an address over", ["deal", "deal-next"], ["deal-2026", "deal"]],
    ["swaps two pages", ["left", "right"], ["right", "left"]],
    ["turns three pages in a circle", ["red", "green", "blue"], ["green", "blue", "red"]],
  ])("%s", async (_, before, after) => {
    const ids: string[] = [];
    for (const uid of before) ids.push(await site.publishNew(named(uid)));
    const release = await site.makeRelease("Swap");
    for (const [index, id] of ids.entries()) {
      const { status, body } = await site.save(id, named(after[index] ?? ""), { release });
      expect([status, body.message]).toEqual([200, undefined]);
    }
    const { body: documents } = await site.people.editor("GET", `releases/${release}/documents`);
    expect(documents.results).toMatchObject(ids.map(() => ({ errors: 0 })));
    expect((await open(release)).status).toBe(200);
    await listenFor(
      () => site.listPublished(...ids),
      (uids) => uids.join() === after.map(named).join(),
    );
  });

  test("gives a page's address to one of another type", async () => {
    const parent = await site.publishNew(named("manual"));
    const child = await site.publishNew(named("page"), { parent });
    const next = await site.publishNew(named("other"));
    const release = await site.makeRelease("Types");
    await site.save(child, named("moved"), { release });
    await site.save(next, named("page"), { release, parent });
    expect((await open(release)).status).toBe(200);
    await listenFor(
      () => site.listPublished(child, next),
      (uids) => uids.join() === [named("moved"), named("page")].join(),
    );
  });
});

test("outside of a release a swap is saved, named as a problem, and published with a release", async () => {
  const [left, right] = [await site.publishNew("port"), await site.publishNew("starboard")];
  expect((await site.save(left, "starboard")).status).toBe(200);
  expect((await site.save(right, "port")).status).toBe(200);
  const { body: changes } = await site.people.editor("GET", `documents/${left}/changes`);
  expect(changes.findings).toEqual(expect.arrayContaining([expect.objectContaining({ rule: "uid-taken" })]));
  expect((await site.publish(left)).status).toBe(422);
  const release = await site.makeRelease("Both");
  for (const id of [left, right]) expect((await site.addTo(release, id)).status).toBe(204);
  expect((await site.people.publisher("POST", `releases/${release}/publish`, {})).status).toBe(200);
  expect(await site.listPublished(left, right)).toEqual(["starboard", "port"]);
  expect(await site.listRedirects("/port/", "/starboard/")).toEqual([]);
});

test("a new document at a taken address is refused", async () => {
  await site.publishNew("anchor");
  await expect(site.create("anchor")).rejects.toThrow(/400 the uid anchor is taken by another page in en-us/);
});
