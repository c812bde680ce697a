/** @jest-environment node */
import { startPublishing } from "#cms/testing/startPublishing.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { makeToken } from "#cms/testing/signIn.ts";

import { bulkLineSchema } from "./contract.ts";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startPublishing>>;
let count = 0;

beforeAll(async () => {
  site = await startPublishing();
});
afterAll(() => site.content.close());

type Outcome = { id: string; outcome: string; reason: string | null; findings: { level: string; rule: string }[] };
type Result = { id: string | null; documents: Outcome[]; redirects: { from: string; to: string }[] };

const createMany = (options: Parameters<typeof site.create>[1] = {}, length = 2) =>
  Promise.all(Array.from({ length }, () => site.create(`many-${(count += 1)}`, options)));

async function change(action: string, ids: string[], over: object = {}, by = site.people.publisher) {
  const { status, body } = await by("POST", "bulk", { action, documents: ids.map((id) => ({ id })), ...over });
  // As the Studio reads it.
  if (status === 200) bulkLineSchema.validateSync(body);
  return { status, body, result: Object(body.result) as Result };
}
const undo = async (id: string | null, by = site.people.publisher) => {
  const response = await by("POST", `bulk/${id}/undo`);
  if (response.status === 200) bulkLineSchema.validateSync(response.body);
  return response;
};
const getOutcomes = ({ documents }: Result) => documents.map(({ outcome, reason }) => [outcome, reason]);

test("pages that link to one another are published as one publication, and taken back with their drafts", async () => {
  const [first = "", second = ""] = await createMany();
  await site.save(first, "many-linked", { linkTo: second });
  const dry = await change("publish", [first, second], { is_dry_run: true });
  expect(getOutcomes(dry.result)).toEqual([
    ["ready", null],
    ["ready", null],
  ]);
  expect(await site.listPublished(first, second)).toEqual([null, null]);
  const { result } = await change("publish", [first, second]);
  expect(getOutcomes(result)).toEqual([
    ["done", null],
    ["done", null],
  ]);
  expect(await site.listPublished(first)).toEqual(["many-linked"]);
  expect(await undo(result.id)).toMatchObject({
    status: 200,
    body: { result: { documents: [{ outcome: "done" }, {}] } },
  });
  expect(await site.listPublished(first, second)).toEqual([null, null]);
  expect(await site.read(first)).toMatchObject({ state: "draft", uid: "many-linked" });
  expect(await undo(result.id)).toMatchObject({ status: 409, body: { code: "bulk-undone" } });
});

test("one wrong page stops all, and the lines say which; without it the others are published", async () => {
  const [good = "", wrong = "", none = ""] = [...(await createMany()), await site.publishNew(`many-${(count += 1)}`)];
  await site.save(wrong, "many-wrong", { link: "/nowhere-at-all/" });
  const { result } = await change("publish", [good, wrong, none, "unknown"]);
  expect(getOutcomes(result)).toEqual([
    ["ready", null],
    ["stopped", null],
    ["left", "no-draft"],
    ["left", "gone"],
  ]);
  expect(result.id).toBeNull();
  expect(result.documents[1]?.findings).toContainEqual(expect.objectContaining({ level: "error" }));
  expect(await site.listPublished(good)).toEqual([null]);
  expect(getOutcomes((await change("publish", [good])).result)).toEqual([["done", null]]);
});

test("a page that somebody changed since the check is left as it is", async () => {
  const [id = ""] = await createMany({}, 1);
  const dry = await change("publish", [id], { is_dry_run: true });
  const [{ etag } = { etag: "" }] = Object(dry.body.result).documents;
  await site.save(id, "many-newer");
  const { result } = await change("publish", [], { documents: [{ id, etag }] });
  expect(getOutcomes(result)).toEqual([["left", "changed"]]);
});

test("pages leave the site together with their redirects, and come back", async () => {
  const parent = await site.publishNew(`many-${(count += 1)}`);
  const uid = `many-${(count += 1)}`;
  const child = await site.publishNew(uid, { parent });
  const { body } = await site.people.editor("POST", "documents/search", { types: ["settings"], lang: "en-us" });
  const [settings] = Array.isArray(body.results) ? body.results : [];
  const stopped = await change("unpublish", [parent, settings.id]);
  expect(getOutcomes(stopped.result)).toEqual([
    ["ready", null],
    ["stopped", null],
  ]);
  const { result } = await change("unpublish", [parent, child]);
  expect(getOutcomes(result)).toEqual([
    ["done", null],
    ["done", null],
  ]);
  expect(await site.listPublished(parent, child)).toEqual([null, null]);
  await undo(result.id);
  expect((await site.listPublished(parent, child))[1]).toBe(uid);
  expect(await site.read(child)).toMatchObject({ state: "published", places: [] });
});

test("a moved page gets its redirect; undoing the publication removes it", async () => {
  const parent = await site.publishNew(`many-${(count += 1)}`);
  const uid = `many-${(count += 1)}`;
  const id = await site.publishNew(uid);
  const { result: plan } = await change("move", [id], { parent, is_dry_run: true }, site.people.editor);
  expect(plan.documents).toMatchObject([{ path: `/${uid}/`, next_path: `/many-${count - 1}/${uid}/` }]);
  const moved = await change("move", [id], { parent }, site.people.editor);
  expect(getOutcomes(moved.result)).toEqual([["done", null]]);
  const { result } = await change("publish", [id], { is_dry_run: true });
  expect(result.redirects).toMatchObject([{ from: `/${uid}/` }]);
  const published = await change("publish", [id]);
  expect(await site.listRedirects(`/${uid}/`)).toHaveLength(1);
  await undo(published.result.id);
  expect(await site.listRedirects(`/${uid}/`)).toEqual([]);
  expect(await site.read(id)).toMatchObject({ state: "changed", path: `/${uid}/` });
});

test("documents become a release that is published at its time; undoing gives the drafts back", async () => {
  const ids = await createMany();
  const at = Date.now() + 3_600_000;
  const { result } = await change("schedule", ids, { at, label: "Together" });
  expect(getOutcomes(result)).toEqual([
    ["done", null],
    ["done", null],
  ]);
  const { body } = await site.people.editor("GET", "releases");
  expect(body.results).toContainEqual(expect.objectContaining({ label: "Together", scheduledAt: at, documents: 2 }));
  await undo(result.id);
  expect(await site.read(ids[0] ?? "")).toMatchObject({ places: ["documents"] });
  const after = await site.people.editor("GET", "releases");
  expect(after.body.results).not.toContainEqual(expect.objectContaining({ label: "Together" }));
});

test("an editor releases, requests, translates, tags and moves, and takes each back", async () => {
  const { editor } = site.people;
  const ids = await createMany();
  const [first = ""] = ids;
  const release = await site.makeRelease("Picked");
  const parent = await site.publishNew(`many-${(count += 1)}`);
  const steps: [action: string, over: object, is: () => Promise<unknown>, before: unknown, after: unknown][] = [
    ["tag", { add: ["spring"] }, async () => (await site.read(first)).tags, [], ["spring"]],
    ["move", { parent }, async () => Object(Object((await site.read(first)).data).parent).id, undefined, parent],
    ["release", { release }, async () => (await site.read(first)).places, ["documents"], [release]],
    [
      "review",
      { note: "please" },
      async () => {
        const { body } = await editor("GET", "requests");
        const all = Array.isArray(body.results) ? body.results : [];
        return all.filter(({ id }) => ids.includes(id)).length;
      },
      0,
      2,
    ],
    [
      "translate",
      { lang: "zh-cn" },
      async () => {
        const search = { groups: [(await site.read(first)).group], lang: "zh-cn" };
        return (await editor("POST", "documents/search", search)).body.total;
      },
      0,
      1,
    ],
  ];
  for (const [action, over, read, before, after] of steps) {
    expect([action, await read()]).toEqual([action, before]);
    const { result } = await change(action, ids, over, editor);
    expect([action, getOutcomes(result)]).toEqual([
      action,
      [
        ["done", null],
        ["done", null],
      ],
    ]);
    expect([action, await read()]).toEqual([action, after]);
    expect([action, getOutcomes((await change(action, ids, over, editor)).result).map(([one]) => one)]).toEqual([
      action,
      ["left", "left"],
    ]);
    expect((await undo(result.id, editor)).status).toBe(200);
    expect([action, await read()]).toEqual([action, before]);
  }
});

test("drafts and pages are deleted together, and restored", async () => {
  const [draft = ""] = await createMany({}, 1);
  const uid = `many-${(count += 1)}`;
  const page = await site.publishNew(uid);
  const { editor } = site.people;
  const refused = await change("delete", [draft, page], { is_dry_run: true }, editor);
  expect(getOutcomes(refused.result)).toEqual([
    ["ready", null],
    ["left", "forbidden"],
  ]);
  const { result } = await change("delete", [draft, page]);
  expect(getOutcomes(result)).toEqual([
    ["done", null],
    ["done", null],
  ]);
  for (const id of [draft, page]) expect((await editor("GET", `documents/${id}`)).status).toBe(404);
  await undo(result.id);
  expect(await site.listPublished(page)).toEqual([uid]);
  expect(await site.read(draft)).toMatchObject({ state: "draft" });
});

test("a published page with a newer draft is deleted in one step, restored as that draft, and undone as both", async () => {
  const { editor } = site.people;
  const uid = `many-${(count += 1)}`;
  const page = await site.publishNew(uid);
  await site.save(page, `${uid}-draft`);
  const remove = () => change("delete", [page]);
  const { result: plan } = await change("delete", [page], { is_dry_run: true });
  expect(plan.documents).toMatchObject([{ path: `/${uid}/`, next_path: null, links: 0 }]);
  const { result } = await remove();
  expect((await editor("GET", `documents/${page}`)).status).toBe(404);
  const deleted = await editor("GET", "documents/deleted");
  const [entry] = Array.isArray(deleted.body.results) ? deleted.body.results : [];
  expect(entry).toMatchObject({ id: page, uid: `${uid}-draft` });
  const { body } = await editor("GET", `documents/${page}/versions?drafts=true`);
  expect(body.results).toMatchObject([{ kind: "deletion" }, { kind: "draft" }, {}]);
  await undo(result.id);
  expect(await site.listPublished(page)).toEqual([uid]);
  expect(await site.read(page)).toMatchObject({ state: "changed", uid: `${uid}-draft` });
  await remove();
  await editor("POST", `documents/${page}/versions/${entry.version}/restore`, {});
  expect(await site.read(page)).toMatchObject({ state: "draft", uid: `${uid}-draft` });
});

test("an editor cannot publish many, nor undo it; agents cannot change many at all", async () => {
  const ids = await createMany();
  const { editor, ada } = site.people;
  for (const action of ["publish", "unpublish"]) expect((await change(action, ids, {}, editor)).status).toBe(403);
  const { result } = await change("publish", ids);
  expect((await undo(result.id, editor)).status).toBe(403);
  const agent = makeStudioClient(
    site.content.origin,
    await makeToken(site.content.origin, ada.token, { role: "editor" }),
  );
  expect((await change("tag", ids, { add: ["x"] }, agent)).status).toBe(403);
  expect((await change("schedule", ids, { at: 5 })).status).toBe(400);
  expect((await change("release", ids, { release: "nothing" })).status).toBe(404);
});

test("progress is told while many are published, one line a document", async () => {
  const ids = await createMany({}, 20);
  const response = await fetch(`${site.content.origin}/content/core/bulk`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer writer" },
    body: JSON.stringify({ action: "publish", documents: ids.map((id) => ({ id })) }),
  });
  const parts: string[] = [];
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parts.push(part);
  // Sent while it runs, not all at its end.
  expect(parts.length).toBeGreaterThan(5);
  const lines = parts
    .join("")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.slice(1, -1)).toEqual(ids.map((_, done) => ({ done, total: 20 })));
  expect(getOutcomes(lines.at(-1).result).every(([outcome]) => outcome === "done")).toBe(true);
});
