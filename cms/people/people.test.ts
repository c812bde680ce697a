/** @jest-environment node */
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { addPerson, signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const callAs = (token: string) => makeEditorClient(content.origin, token);

test("the first person signs in as owner, and signing out ends the session", async () => {
  const token = await signIn(content.origin);
  const call = callAs(token);
  const { body } = await call("GET", "core/sessions/current");
  expect(body).toMatchObject({ person: { name: "owner", role: "owner" } });
  expect((await call("DELETE", "core/sessions/current")).status).toBe(204);
  expect(await call("GET", "core/sessions/current")).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining("sign in again") },
  });
});

test("passwords and session tokens are never stored in clear", async () => {
  const { token, password } = await addPerson(content.origin, "Ada", "editor");
  const tables = ["cms_people", "cms_sessions", "content_events"] as const;
  const rows = tables.map((table) => content.database.db.selectFrom(table).selectAll().execute());
  const stored = JSON.stringify(await Promise.all(rows));
  expect(stored).toContain("Ada");
  for (const secret of [token, password, "studio_"]) expect(stored).not.toContain(secret);
});

test("a session and a person survive a restart", async () => {
  const { token } = await addPerson(content.origin, "Ada", "editor");
  const { origin } = await content.restart();
  const { body } = await makeEditorClient(origin, token)("GET", "core/sessions/current");
  expect(body).toMatchObject({ person: { name: "Ada", role: "editor" } });
});

test("a session ends twelve hours after the last request, and thirty days after sign-in", async () => {
  const hourMs = 3_600_000;
  const call = callAs(await signIn(content.origin));
  const now = jest.spyOn(Date, "now");
  const start = Date.now();
  const statusAfter = async (hours: number) => {
    now.mockReturnValue(start + hours * hourMs);
    return (await call("GET", "core/sessions/own")).status;
  };
  for (let hours = 11; hours < 30 * 24; hours += 11) expect(await statusAfter(hours)).toBe(200);
  expect(await statusAfter(30 * 24 + 1)).toBe(401);
  now.mockReturnValue(start);
  const other = callAs(await signIn(content.origin));
  now.mockReturnValue(start + 11 * hourMs);
  // Checking a session does not extend it.
  expect((await other("GET", "core/sessions/current")).status).toBe(200);
  expect((await other("PUT", "core/presence", { document: "seeded" })).status).toBe(200);
  now.mockReturnValue(start + 13 * hourMs);
  expect((await other("GET", "core/sessions/current")).status).toBe(401);
  now.mockRestore();
});

test("a wrong name and a wrong password get the same response, and attempts are rate limited", async () => {
  const call = callAs("");
  const attempt = (name: string, password: string) => call("POST", "core/sessions", { name, password });
  const [wrong, unknown] = [await attempt("owner", "wrong"), await attempt("nobody", "wrong")];
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  expect(await attempt("owner", "")).toMatchObject({ status: 400, body: { message: "password is missing" } });
  const attempts = Array.from({ length: 12 }, async () => (await attempt("owner", "wrong")).status);
  expect((await Promise.all(attempts)).filter((status) => status === 401)).toHaveLength(9);
  expect(await attempt("owner", "studio")).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("minutes") },
  });
});

test("repeated sign-ins with the right password are not limited", async () => {
  const signInTwice = async () => [await signIn(content.origin), await signIn(content.origin)];
  const tokens = await Promise.all(Array.from({ length: 6 }, signInTwice));
  expect(tokens.flat().every((token) => token.startsWith("studio_"))).toBe(true);
});

test("a new password ends the person's other sessions and needs the old one", async () => {
  const { call, id, token, password } = await addPerson(content.origin, "Ada", "editor");
  const elsewhere = callAs(await signIn(content.origin, "ada", password));
  const change = (body: object) => call("PUT", `core/people/${id}/password`, body);
  expect((await change({ password: "a longer secret", current: "guessed" })).status).toBe(403);
  expect(await change({ password: "short", current: password })).toMatchObject({
    status: 400,
    body: { message: "password must have at least 10 characters" },
  });
  expect((await change({ password: "a longer secret", current: password })).status).toBe(204);
  expect((await elsewhere("GET", "core/sessions/current")).status).toBe(401);
  expect((await callAs(token)("GET", "core/sessions/current")).status).toBe(200);
  expect(await signIn(content.origin, "Ada", "a longer secret")).toMatch(/^studio_/);
});

test("wrong current passwords are limited and in the audit log, at once and one after the other", async () => {
  const { call, id, password } = await addPerson(content.origin, "Ada", "editor");
  const change = async (current: string) =>
    (await call("PUT", `core/people/${id}/password`, { password: "a longer secret", current })).status;
  const statuses = await Promise.all(Array.from({ length: 14 }, () => change("guessed")));
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(await change(password)).toBe(429);
  const owner = callAs(await signIn(content.origin));
  const { body } = await owner("GET", `core/events?person=${id}`);
  const refused = (Array.isArray(body.results) ? body.results : []).filter(({ kind }) => kind === "password-refused");
  expect(refused).toHaveLength(10);
});

test("weak passwords, and names that the log uses itself, are refused with a sentence", async () => {
  const owner = callAs(await signIn(content.origin));
  const add = (name: string, password = "some words of my own") =>
    owner("POST", "core/people", { name, role: "editor", password });
  for (const name of [
    "token",
    "Nobody",
    " TOKEN ",
    "ｎｏｂｏｄｙ",
    "to ken",
    "toкen",
    "Schedule",
    "ᴛᴏᴋᴇɴ",
    "𝕟𝕠𝕓𝕠𝕕𝕪",
    "🆃🅾🅺🅴🅽",
    "t0ken",
    "to\u200bken",
  ])
    expect(await add(name)).toMatchObject({ status: 400, body: { message: expect.stringContaining("the log") } });
  expect((await add("Ada", "password12")).body.message).toContain("easy to guess");
  const { body } = await add("Ada");
  const id = String(body.id);
  expect((await owner("PATCH", `core/people/${id}`, { name: "tokén" })).status).toBe(400);
  for (const password of ["1234567890", "ada2026ada2026"])
    expect((await owner("PUT", `core/people/${id}/password`, { password })).status).toBe(400);
});

test.each([
  ["\u{1f469}\u200d\u{1f680} Ada", "\u{1f469}\u200d\u{1f680} Ada"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["A\u200bd\u00ada\u202e  Lovelace\ufeff", "Ada Lovelace"],
])("the name %j is accepted as %j, and signs in as it was typed", async (typed, name) => {
  const owner = callAs(await signIn(content.origin));
  const password = "some words of my own";
  expect(await owner("POST", "core/people", { name: typed, role: "editor", password })).toMatchObject({
    status: 201,
    body: { name },
  });
  expect((await owner("POST", "core/sessions", { name: typed, password })).status).toBe(201);
});

test("a request of one person's tab is refused with the session of another one who signed in since", async () => {
  const ada = await addPerson(content.origin, "Ada", "editor");
  const bo = await addPerson(content.origin, "Bo", "publisher");
  const save = async (sender: string) => {
    const response = await fetch(`${content.origin}/content/core/documents/seeded`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${bo.token}`,
        "content-type": "application/json",
        "x-studio-person": sender,
      },
      body: JSON.stringify({ data: { name: "by Ada" } }),
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await save(ada.id)).toMatchObject({ status: 409, body: { code: "other-person", values: ["Bo"] } });
  expect((await bo.call("GET", "core/documents/seeded")).body).toMatchObject({ data: { name: "seed" } });
  expect(await save(bo.id)).toMatchObject({ status: 200, body: { saved_by: { name: "Bo" } } });
});

test("only owners see where people signed in from, and who failed to", async () => {
  await callAs("")("POST", "core/sessions", { name: "my secret, typed as a name", password: "wrong" });
  const ada = await addPerson(content.origin, "Ada", "editor");
  const bo = await addPerson(content.origin, "Bo", "publisher");
  await ada.call("PUT", "core/documents/seeded", { data: { name: "new" } });
  const owner = callAs(await signIn(content.origin));
  for (const call of [ada.call, bo.call]) {
    for (const query of ["", "?person=nobody", "?limit=1000"]) {
      const text = JSON.stringify((await call("GET", `core/events${query}`)).body);
      expect(text).not.toMatch(/127\.0\.0\.1|secret|sign|person-/);
    }
    expect((await call("GET", "core/events?limit=1")).body.results).toMatchObject([{ kind: "saved", from: null }]);
  }
  const all = JSON.stringify((await owner("GET", "core/events")).body);
  for (const word of ["127.0.0.1", "my secret", "signed-in"]) expect(all).toContain(word);
});

test("only owners manage people, and the last owner cannot be removed", async () => {
  const owner = callAs(await signIn(content.origin));
  const publisher = await addPerson(content.origin, "Pat", "publisher");
  const denied = await publisher.call("POST", "core/people", { name: "Eve", role: "owner", password: "long enough" });
  expect(denied).toMatchObject({ status: 403, body: { message: "Only owners manage people and webhooks" } });
  const { body } = await owner("GET", "core/people");
  const [first] = Array.isArray(body.results) ? body.results : [];
  expect((await owner("DELETE", `core/people/${first.id}`)).status).toBe(409);
  expect((await owner("PATCH", `core/people/${first.id}`, { role: "editor" })).status).toBe(409);
  expect((await owner("PATCH", `core/people/${publisher.id}`, { role: "owner", name: "owner" })).status).toBe(409);
  expect((await owner("PATCH", `core/people/${publisher.id}`, { role: "owner" })).body).toMatchObject({
    role: "owner",
  });
  expect((await publisher.call("DELETE", `core/people/${first.id}`)).status).toBe(204);
  expect((await owner("GET", "core/people")).status).toBe(401);
});

test("only owners manage webhooks", async () => {
  const { call } = await addPerson(content.origin, "Pat", "publisher");
  const owner = callAs(await signIn(content.origin));
  expect((await call("GET", "core/webhooks")).status).toBe(403);
  expect((await owner("GET", "core/webhooks")).status).toBe(200);
});

test("a removed person's open session ends at once", async () => {
  const { call, id } = await addPerson(content.origin, "Ada", "editor");
  expect((await call("GET", "core/people")).status).toBe(200);
  await makeEditorClient(content.origin)("DELETE", `core/people/${id}`);
  expect((await call("GET", "core/people")).status).toBe(401);
});

test("a session token is rejected by Prismic's write APIs", async () => {
  const call = callAs(await signIn(content.origin));
  expect((await call("GET", "assets/assets")).status).toBe(403);
  expect((await call("POST", "migration/documents", {})).status).toBe(403);
});
