/** @jest-environment node */
import { waitFor } from "#kit/testing/waitFor.ts";
import { article } from "#cms/testing/makeEditorClient.ts";
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { addPerson, makeToken, signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { findMentions } from "#cms/comments/findMentions.ts";

import { defaultChoice } from "./contract.ts";

type Client = Awaited<ReturnType<typeof startPeople>>["owner"];
type Told = {
  id: string;
  kind: string;
  by: { name: string } | null;
  title: string;
  comment: string | null;
  detail: string | null;
};

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;
let mails: { to: string; subject: string; text: string }[];

beforeAll(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }], {
    queueMails: async (added) => void mails.push(...added),
    webhookRetryMs: 1,
    webhooksMayBePrivate: true,
  });
  people = await startPeople(content.origin);
});
beforeEach(() => {
  mails = [];
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await content.database.db.deleteFrom("cms_notifications").execute();
  await content.database.db.deleteFrom("cms_comments").execute();
});
afterAll(() => content.close());

const list = async (by: Client): Promise<Told[]> => {
  const { body } = await by("GET", "notifications");
  return Array.isArray(body.results) ? body.results : [];
};
const waitForKinds = (by: Client, ...kinds: string[]) =>
  waitFor(async () => {
    const told = await list(by);
    return kinds.every((kind) => told.some((one) => one.kind === kind)) ? told : undefined;
  });
const create = async (uid: string, by: Client = people.editor) =>
  String((await by("POST", "documents", article(uid))).body.id);
const choose = (by: Client, over: object) =>
  by("PUT", "notifications/choice", { email: "x@example.com", locale: "en", studio: [], mail: [], ...over });

test("a request has a person and a date; the person is told, and whoever asked of the answer", async () => {
  const { editor, publisher, owner, pat, ada } = people;
  const id = await create("asked");
  const due = Date.now() + 86_400_000;
  expect((await editor("PUT", `documents/${id}/request`, { note: "please", to: pat.id, due })).status).toBe(204);
  expect(await waitForKinds(publisher, "requested")).toMatchObject([{ by: { name: "Ada" }, detail: "please" }]);
  expect(await list(owner)).toEqual([]);
  const { body } = await publisher("GET", "requests");
  expect(body.results).toMatchObject([{ id, requested_of: { name: "Pat" }, due }]);
  expect(await editor("PUT", `documents/${id}/request`, { to: ada.id })).toMatchObject({ status: 400 });
  expect((await publisher("PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  expect(await waitForKinds(editor, "published")).toMatchObject([{ by: { name: "Pat" }, title: "asked" }]);
});

test("whose request is sent back, or its draft discarded, is told so, as they chose for replies", async () => {
  const { editor, publisher } = people;
  expect((await choose(editor, { studio: ["answered"] })).status).toBe(200);
  const id = await create("returned");
  const request = () => editor("PUT", `documents/${id}/request`, { note: "please" });
  await request();
  const reason = "Please be more exact.";
  expect((await publisher("DELETE", `documents/${id}/request`, { reason })).status).toBe(204);
  const [news] = await waitForKinds(editor, "sent-back");
  expect(news).toMatchObject({ by: { name: "Pat" }, title: "returned", detail: reason });
  const listComments = async () => (await editor("GET", `documents/${id}/comments`)).body.results;
  const comment = { id: news?.comment, text: reason, sent_back: true, notified: [{ name: "Ada" }] };
  expect(await listComments()).toMatchObject([{ ...comment, resolved: false }]);
  await request();
  expect(await listComments()).toMatchObject([{ ...comment, resolved: true }]);
  expect((await publisher("DELETE", `documents/${id}`)).status).toBe(204);
  expect(await waitForKinds(editor, "discarded")).toMatchObject([{ by: { name: "Pat" }, title: "returned" }, {}]);
  expect((await choose(editor, defaultChoice)).status).toBe(200);
});

test("whoever is named with @ in a comment is told, and whoever commented on that field before is answered", async () => {
  const { editor, publisher, owner } = people;
  const comment = (by: Client, text: string) => by("POST", "documents/seeded/comments", { field: "name", text });
  const { body } = await comment(editor, "Is this right, @pat? Not @patrick.");
  expect(body.notified).toMatchObject([{ name: "Pat" }]);
  expect(await waitForKinds(publisher, "mentioned")).toMatchObject([{ title: "seeded", detail: expect.any(String) }]);
  await comment(publisher, "It is.");
  expect(await waitForKinds(editor, "answered")).toMatchObject([{ by: { name: "Pat" }, detail: "It is." }]);
  expect(await list(owner)).toEqual([]);
  const names = [
    { id: "a", name: "Ada" },
    { id: "b", name: "Ada Li" },
    { id: "c", name: "李雷" },
  ];
  expect(findMentions("@ada li and @Adam, a@b", names)).toEqual(["b"]);
  expect(findMentions("请@李雷看一下", names)).toEqual(["c"]);
});

test("a page that another person changes is told once until it is read; one's own changes are no news", async () => {
  const { editor, publisher } = people;
  const id = await create("mine");
  for (const name of ["one", "two"]) await editor("PUT", `documents/${id}`, { data: { name } });
  for (const name of ["three", "four"]) await publisher("PUT", `documents/${id}`, { data: { name } });
  const [news] = await waitForKinds(editor, "page-changed");
  expect(await list(editor)).toMatchObject([{ by: { name: "Pat" }, title: "mine", is_read: false }]);
  expect((await editor("POST", "notifications/read", { ids: [news?.id] })).status).toBe(204);
  expect((await editor("GET", "notifications")).body).toMatchObject({ unread: 0 });
  expect((await publisher("POST", "notifications/read", {})).status).toBe(204);
});

test("each person chooses what reaches them here and by e-mail, and only owners see addresses", async () => {
  const { editor, publisher, owner, pat } = people;
  expect((await choose(publisher, { mail: ["mentioned"], locale: "cn" })).status).toBe(200);
  for (const email of ["no address", "ada..lovelace@example.com"])
    expect((await choose(publisher, { email })).status).toBe(400);
  await editor("POST", "documents/seeded/comments", { text: "@Pat look" });
  await waitFor(() => mails.length > 0);
  expect(mails).toEqual([
    {
      to: "x@example.com",
      subject: "Ada在“seeded”中提到了你",
      text: expect.stringMatching(/@Pat look\n\nhttp:\/\/localhost:3000\/studio\/documents\/seeded\//),
    },
  ]);
  expect(await list(publisher)).toEqual([]);
  const find = async (by: Client) => {
    const { body } = await by("GET", "people");
    return (Array.isArray(body.results) ? body.results : []).find(({ id }) => id === pat.id);
  };
  expect(await find(owner)).toMatchObject({ email: "x@example.com" });
  expect(await find(editor)).not.toHaveProperty("email");
  expect((await owner("PATCH", `people/${pat.id}`, { email: "new@example.com" })).status).toBe(200);
  expect((await publisher("GET", "notifications/choice")).body).toMatchObject({
    email: "new@example.com",
    locale: "cn",
  });
});

test("a person limited to languages and types changes only those, also through a token and in many at once", async () => {
  const { owner, editor } = people;
  const { id, token } = await addPerson(content.origin, "Lin", "publisher");
  const lin = makeStudioClient(content.origin, token);
  expect((await owner("PATCH", `people/${id}`, { languages: ["fr-fr"] })).status).toBe(400);
  expect((await owner("PATCH", `people/${id}`, { languages: ["zh-cn"], types: ["article"] })).status).toBe(200);
  const refused = { status: 403, body: { code: "out-of-scope" } };
  expect(await lin("PUT", "documents/seeded", { data: { name: "x" } })).toMatchObject(refused);
  expect(await lin("DELETE", "documents/seeded/publication", {})).toMatchObject(refused);
  expect((await lin("POST", "documents/seeded/comments", { text: "a word" })).status).toBe(201);
  const chinese = await lin("POST", "documents/seeded/copy", { lang: "zh-cn", uid: "seeded" });
  expect(chinese.status).toBe(201);
  const chineseId = String(chinese.body.id);
  expect((await lin("PATCH", `documents/${chineseId}/draft`, { status: "published" })).status).toBe(204);
  const documents = [{ id: "seeded" }, { id: chineseId }];
  const { body } = await lin("POST", "bulk", { action: "tag", documents, add: ["x"] });
  expect(Object(body.result).documents).toMatchObject([{ outcome: "left", reason: "forbidden" }, { outcome: "done" }]);
  const agent = makeStudioClient(
    content.origin,
    await makeToken(content.origin, token, { role: "editor", languages: ["en-us"] }),
  );
  expect(await agent("PUT", `documents/${chineseId}`, { data: {} })).toMatchObject(refused);
  expect(await agent("PUT", "documents/seeded", { data: {} })).toMatchObject(refused);
  const english = await create("for-nobody");
  await editor("PUT", `documents/${english}/request`, { to: id });
  expect(await list(lin)).toEqual([]);
  expect((await owner("PATCH", `people/${id}`, { role: "owner" })).status).toBe(200);
  expect((await lin("PUT", "documents/seeded", { data: { name: "x" } })).status).toBe(200);
});

test("a schedule that another person's change ends is told, and a webhook that gave up to owners", async () => {
  const { editor, publisher, owner } = people;
  await choose(publisher, { studio: ["schedule-failed"] });
  const id = await create("planned");
  const at = Date.now() + 3_600_000;
  expect((await publisher("PUT", `documents/${id}/schedule`, { at, action: "publish" })).status).toBe(200);
  await editor("PUT", `documents/${id}`, { data: { name: "changed" } });
  expect(await waitForKinds(publisher, "schedule-failed")).toMatchObject([{ title: "planned" }]);
  expect((await owner("POST", "webhooks", { url: "http://127.0.0.1:9/" })).status).toBe(201);
  const { now } = Date;
  expect((await publisher("POST", "releases", { label: "one" })).status).toBe(201);
  await waitFor(async () => {
    const { body } = await owner("GET", "webhooks");
    return Array.isArray(body.results) && body.results[0].failing_since !== null;
  });
  jest.spyOn(Date, "now").mockImplementation(() => now() + 86_400_001);
  const later = await startSessions();
  await later.publisher("POST", "releases", { label: "two" });
  expect(await waitForKinds(later.owner, "webhook-gave-up")).toMatchObject([{ by: null }]);
  expect(await list(later.editor)).toEqual([]);
});

async function startSessions() {
  const { origin } = content;
  const client = async (name: string) => makeStudioClient(origin, await signIn(origin, name, `password of ${name}`));
  return {
    owner: makeStudioClient(origin, await signIn(origin)),
    publisher: await client("Pat"),
    editor: await client("Ada"),
  };
}
