/** @jest-environment node */
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { addPerson, makeToken, signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let origin: string;

beforeAll(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
  ({ origin } = content);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.close());

let count = 0;
const addAda = (role: "editor" | "publisher" | "owner") => addPerson(origin, `Ada ${(count += 1)}`, role);
const callAs = (token: string) => makeEditorClient(origin, token);
const list = async (call: ReturnType<typeof callAs>) => {
  const { body } = await call("GET", "core/tokens");
  return Array.isArray(body.results) ? body.results : [];
};

test("an agent saves for its person, whom lists and the audit name with the token", async () => {
  const ada = await addAda("editor");
  const agent = callAs(await makeToken(origin, ada.token, { name: "Helper", role: "editor" }));
  expect((await agent("GET", "core/tokens/current")).body).toMatchObject({
    name: "Helper",
    role: "editor",
    person: { id: ada.id },
    used: expect.any(Number),
  });
  const { status, body } = await agent("POST", "core/documents", article("by-agent"));
  expect([status, body.saved_by]).toEqual([201, { id: ada.id, name: "Ada 1", agent: "Helper" }]);
  const owner = callAs(await signIn(origin));
  const events = (await owner("GET", `core/events?person=${ada.id}`)).body.results;
  expect(events).toMatchObject([
    { kind: "created", by: { agent: "Helper" } },
    { kind: "token-created", detail: "Helper: editor" },
    { kind: "signed-in" },
  ]);
  const csv = await fetch(`${origin}/content/core/audit?format=csv&person=${ada.id}`, {
    headers: { authorization: "Bearer writer" },
  });
  expect(await csv.text()).toContain('"Ada 1, through an agent (Helper)",created');
});

test("a token is stored as a hash, shown once, and works after a restart until it is revoked", async () => {
  const ada = await addAda("editor");
  const token = await makeToken(origin, ada.token, { role: "editor" });
  const rows = await content.database.db.selectFrom("cms_tokens").selectAll().execute();
  expect(JSON.stringify([rows, await list(ada.call)])).not.toContain(token.slice("personal_".length));
  ({ origin } = await content.restart());
  const agent = callAs(token);
  expect((await agent("GET", "core/models")).status).toBe(200);
  const [{ id, used }] = await list(callAs(ada.token));
  expect(used).toEqual(expect.any(Number));
  const eve = await addAda("publisher");
  expect((await eve.call("DELETE", `core/tokens/${id}`)).status).toBe(403);
  expect((await callAs(ada.token)("DELETE", `core/tokens/${id}`)).status).toBe(204);
  expect(await agent("GET", "core/models")).toMatchObject({ status: 401 });
});

test("a token may never do more than its person may at that moment", async () => {
  const pat = await addAda("publisher");
  const owner = callAs(await signIn(origin));
  const token = { name: "Agent", role: "owner", expires: Date.now() + 1_000_000 };
  expect(await pat.call("POST", "core/tokens", token)).toMatchObject({
    status: 403,
    body: { message: "Your role is publisher: a token of yours cannot be owner" },
  });
  const agent = callAs(await makeToken(origin, pat.token, { role: "publisher" }));
  const makeRelease = () => agent("POST", "core/releases", { label: "Spring" });
  expect((await makeRelease()).status).toBe(201);
  await owner("PATCH", `core/people/${pat.id}`, { role: "editor" });
  expect((await makeRelease()).status).toBe(403);
  expect((await owner("DELETE", `core/people/${pat.id}`)).status).toBe(204);
  expect((await makeRelease()).status).toBe(401);
  expect((await list(owner)).some(({ person }) => person.id === pat.id)).toBe(false);
});

test("a token changes documents of its languages and types only, one by one and in releases, and takes nothing off the site", async () => {
  const pat = await addAda("publisher");
  const scope = { role: "publisher", languages: ["zh-cn"], types: ["article"] };
  const agent = callAs(await makeToken(origin, pat.token, scope));
  const statuses = async (...calls: ReturnType<typeof agent>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const made = await agent("POST", "core/documents", article("chinese", { lang: "zh-cn" }));
  expect(made.status).toBe(201);
  const seeded = "core/documents/seeded";
  const outside = [
    agent("POST", "core/documents", article("english")),
    agent("POST", "core/documents", { title: "x", type: "settings", lang: "zh-cn", data: {} }),
    agent("PUT", seeded, { data: { name: "changed" } }),
    agent("POST", `${seeded}/copy`, { uid: "copied" }),
    agent("PUT", `${seeded}/request`, {}),
  ];
  expect(await statuses(...outside)).toEqual([403, 403, 403, 403, 403]);
  const translated = await agent("POST", `${seeded}/copy`, { lang: "zh-cn", uid: "copied" });
  expect([translated.status, translated.body.lang]).toEqual([201, "zh-cn"]);
  expect((await agent("PUT", seeded, { data: {} })).body.message).toBe("You change documents in zh-cn, not in en-us");
  const everywhere = callAs(await makeToken(origin, pat.token, { role: "publisher" }));
  const removal = { action: "unpublish", at: Date.now() + 3_600_000 };
  expect(await everywhere("PUT", `${seeded}/schedule`, removal)).toMatchObject({ status: 403 });
  const { body: release } = await pat.call("POST", "core/releases", { label: "Both" });
  await pat.call("POST", "core/documents", article("in-release", { release_id: release.id }));
  expect(await statuses(agent("POST", `core/releases/${String(release.id)}/publish`, {}))).toEqual([403]);
  expect(await statuses(agent("GET", seeded))).toEqual([200]);
});

test("wrong names, roles, languages, types and times are refused with what is right; tokens end in time", async () => {
  const ada = await addAda("editor");
  const day = 24 * 3_600_000;
  const make = (over: object) =>
    ada.call("POST", "core/tokens", { name: "Agent", role: "editor", expires: Date.now() + day, ...over });
  const wrong: [over: object, sentence: RegExp][] = [
    [{ name: "x" }, /at least 2 characters/],
    [{ role: "admin" }, /one of editor, publisher, owner/],
    [{ languages: ["fr-fr"] }, /languages has fr-fr; known are en-us, zh-cn/],
    [{ types: ["nothing"] }, /types has nothing; known are .*article/],
    [{ expires: undefined }, /expires is missing/],
    [{ expires: Date.now() - 1 }, /in the future/],
    [{ expires: Date.now() + 367 * day }, /at most a year/],
  ];
  for (const [over, sentence] of wrong)
    expect(await make(over)).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
  const agent = callAs(await makeToken(origin, ada.token, { role: "editor" }));
  expect(await agent("POST", "core/tokens", { name: "More" })).toMatchObject({ status: 403 });
  for (let index = 1; index < 20; index += 1) expect((await make({})).status).toBe(201);
  expect(await make({})).toMatchObject({ status: 409, body: { code: "too-many-tokens", values: ["20"] } });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 3_600_000);
  expect((await agent("GET", "core/models")).status).toBe(401);
});

test("wrong tokens are limited, and do not lock out a valid one", async () => {
  const ada = await addAda("editor");
  const agent = callAs(await makeToken(origin, ada.token, { role: "editor" }));
  const guess = callAs("personal_guessed");
  const guesses = Array.from({ length: 40 }, async () => (await guess("GET", "core/models")).status);
  const statuses = new Set(await Promise.all(guesses));
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await agent("GET", "core/models")).status).toBe(200);
});
