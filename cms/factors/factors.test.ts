/** @jest-environment node */
import { sql } from "kysely";

import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { addPerson, signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { seal, unseal } from "#kit/seal.ts";

import { SoftPasskey } from "./testing/SoftPasskey.ts";
import { findTotpStep, toBase32, writeTotp } from "./totp.server.ts";

const siteOrigin = "http://localhost:3000";

let content: TestContent;
let ada: Awaited<ReturnType<typeof addPerson>>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded" }]);
  ada = await addPerson(content.origin, "Ada", "editor");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

const anybody = (path: string, body: object = {}) => makeEditorClient(content.origin, "")("POST", `core/${path}`, body);
const enterPassword = () => anybody("sessions", { name: "Ada", password: ada.password });
const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const stepMs = 30_000;
const codeAt = (secret: string, distance = 0) => writeTotp(secret, Math.floor(Date.now() / stepMs) + distance);

async function addApp() {
  const { body } = await ada.call("POST", "core/factors/totp", { current: ada.password });
  const secret = String(body.secret).replaceAll(" ", "");
  const confirmed = await ada.call("PUT", "core/factors/totp", { ticket: body.ticket, code: codeAt(secret) });
  expect(confirmed.status).toBe(200);
  return { secret, codes: toList(confirmed.body.recovery_codes), uri: String(body.uri) };
}

async function addPasskey(origin = siteOrigin) {
  const passkey = new SoftPasskey(origin);
  const { body } = await ada.call("POST", "core/factors/passkeys/options", { current: ada.password });
  const response = passkey.create(Object(body.options));
  const added = await ada.call("POST", "core/factors/passkeys", { name: "Laptop", response });
  return { passkey, added };
}

const readChallenge = async () => Object((await anybody("sessions/passkey/options")).body.options);

// RFC 6238, appendix B; the last six of the eight digits there.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("the code after %d seconds is that of RFC 6238", (seconds, code) => {
  const secret = toBase32(Buffer.from("12345678901234567890"));
  const at = seconds * 1_000;
  expect(findTotpStep(secret, code, { at, after: 0 })).toBe(Math.floor(seconds / 30));
  expect(findTotpStep(secret, code, { at: at + 2 * stepMs, after: 0 })).toBeUndefined();
  expect(findTotpStep(secret, code, { at, after: Math.floor(seconds / 30) })).toBeUndefined();
});

test("with an app, the password alone opens no session, and no code opens two", async () => {
  const elsewhere = makeEditorClient(content.origin, await signIn(content.origin, "Ada", ada.password));
  const { secret, codes, uri } = await addApp();
  expect(uri).toBe(`otpauth://totp/localhost%3A3000:Ada?secret=${secret}&issuer=localhost%3A3000`);
  expect(new Set(codes).size).toBe(10);
  // A session that the password alone had opened ends; the one that added the app goes on.
  expect((await elsewhere("GET", "core/people")).status).toBe(401);
  expect((await ada.call("GET", "core/people")).status).toBe(200);
  const { status, body } = await enterPassword();
  expect([status, body]).toEqual([202, { ticket: expect.any(String), has_app: true, has_passkey: false }]);
  const send = (code: string) => anybody("sessions/code", { ticket: body.ticket, code });
  // The code that confirmed the app is used already.
  expect(await send(codeAt(secret))).toMatchObject({ status: 401, body: { code: "code-wrong" } });
  const next = codeAt(secret, 1);
  const opened = await send(`${next.slice(0, 3)} ${next.slice(3)}`);
  expect(opened).toMatchObject({ status: 201, body: { person: { name: "Ada" }, token: /^studio_/ } });
  expect((await send(next)).status).toBe(401);
  const { body: log } = await makeEditorClient(content.origin)("GET", "core/events?limit=50");
  expect(JSON.stringify(log)).toMatch(/code-refused.*factor-added/);
});

test("a recovery code signs in once, however it is typed", async () => {
  const { codes } = await addApp();
  const { body } = await enterPassword();
  const [first = "", second = ""] = codes;
  const send = async (code: string) => (await anybody("sessions/code", { ticket: body.ticket, code })).status;
  expect(await send(first.toUpperCase().replaceAll("-", " "))).toBe(201);
  expect(await send(first)).toBe(401);
  expect((await ada.call("GET", "core/factors")).body).toMatchObject({ codes: 9 });
  const renewed = await ada.call("POST", "core/factors/codes", { current: ada.password });
  expect(await send(second)).toBe(401);
  expect(await send(toList(renewed.body.recovery_codes)[0] ?? "")).toBe(201);
});

test("guessed codes are limited, and a ticket expires", async () => {
  const { secret } = await addApp();
  const { body } = await enterPassword();
  const send = async (code: string) => (await anybody("sessions/code", { ticket: body.ticket, code })).status;
  const statuses = await Promise.all(Array.from({ length: 8 }, () => send("abcdef")));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(await send(codeAt(secret, 1))).toBe(429);
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect(await anybody("sessions/code", { ticket: body.ticket, code: codeAt(secret) })).toMatchObject({
    status: 409,
    body: { code: "factor-late" },
  });
});

test("a passkey signs in alone, once for a challenge, and is named, renamed and removed", async () => {
  const { passkey, added } = await addPasskey();
  expect(added).toMatchObject({ status: 201, body: { recovery_codes: expect.any(Array) } });
  expect((await enterPassword()).body).toMatchObject({ has_app: false, has_passkey: true });
  const response = passkey.get(await readChallenge());
  const [one, two] = await Promise.all([
    anybody("sessions/passkey", { response }),
    anybody("sessions/passkey", { response }),
  ]);
  expect([one.status, two.status].sort()).toEqual([201, 401]);
  const { body } = await ada.call("GET", "core/factors");
  const [stored] = Array.isArray(body.results) ? body.results : [];
  expect(stored).toMatchObject({ name: "Laptop", used: expect.any(Number) });
  expect((await ada.call("PATCH", `core/factors/${stored.id}`, { name: "Old laptop" })).status).toBe(204);
  expect((await ada.call("DELETE", `core/factors/${stored.id}`, { current: "guessed" })).status).toBe(403);
  expect((await ada.call("DELETE", `core/factors/${stored.id}`, { current: ada.password })).status).toBe(204);
  expect((await enterPassword()).status).toBe(201);
  expect((await anybody("sessions/passkey", { response: passkey.get(await readChallenge()) })).status).toBe(401);
});

test("a passkey of another origin, with a counter that went back, or for a challenge from elsewhere is refused", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await addPasskey("https://evil.example")).toMatchObject({
    added: { status: 400, body: { code: "passkey-refused" } },
  });
  const { passkey } = await addPasskey();
  const use = async (challenge: { challenge: string }) =>
    (await anybody("sessions/passkey", { response: passkey.get(challenge) })).status;
  passkey.counter = 7;
  expect(await use(await readChallenge())).toBe(201);
  passkey.counter = 5;
  expect(await use(await readChallenge())).toBe(401);
  passkey.counter = 20;
  const { body } = await ada.call("POST", "core/factors/passkeys/options", { current: ada.password });
  expect(await use(Object(body.options))).toBe(401);
  expect(await use({ challenge: "AAAA" })).toBe(401);
  const challenge = await readChallenge();
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect(await use(challenge)).toBe(401);
});

test("an owner removes a person's second factor, and an editor no one's", async () => {
  await addApp();
  const owner = makeEditorClient(content.origin, await signIn(content.origin));
  expect((await ada.call("DELETE", `core/people/${ada.id}/factors`)).status).toBe(403);
  expect(JSON.stringify((await owner("GET", "core/people")).body)).toContain('"has_factors":true');
  expect(JSON.stringify((await ada.call("GET", "core/people")).body)).not.toContain("has_factors");
  expect((await owner("DELETE", `core/people/${ada.id}/factors`)).status).toBe(204);
  expect((await ada.call("GET", "core/people")).status).toBe(401);
  expect((await enterPassword()).status).toBe(201);
});

test("neither the app's secret nor a recovery code is stored in clear", async () => {
  const { secret, codes } = await addApp();
  const rows = await content.database.db.selectFrom("cms_factors").selectAll().execute();
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
});

test("the app's secret is encrypted with the write token, and again after a new one; a key of the database is given up", async () => {
  await content.close();
  const secrets = { ...testSecrets };
  content = await startContent([{ id: "seeded" }], { secrets });
  ada = await addPerson(content.origin, "Ada", "editor");
  const { secret } = await addApp();
  const { db } = content.database;
  const readSealed = async () => {
    const row = await db.selectFrom("cms_factors").select("value").executeTakeFirstOrThrow();
    return String(Object(row.value).app.sealed);
  };
  const readFormer = () => db.selectFrom("keys").select("name").where("name", "=", "studio-factors").execute();
  const sealed = await readSealed();
  expect(unseal(sealed, secrets.writeToken)).toBe(secret);
  // As a version before has left it.
  await db.insertInto("keys").values({ name: "studio-factors", value: "former" }).execute();
  await sql`update cms_factors set value = replace(value::text, ${sealed}, ${seal(secret, "former")})::json`.execute(
    db,
  );
  await content.restart();
  expect([unseal(await readSealed(), secrets.writeToken), await readFormer()]).toMatchObject([secret, [{}]]);
  Object.assign(secrets, { writeToken: "newer", previous: { writeToken: secrets.writeToken } });
  const { origin } = await content.restart();
  expect([unseal(await readSealed(), "newer"), await readFormer()]).toEqual([secret, []]);
  const send = (path: string, body: object) => makeEditorClient(origin, "")("POST", `core/sessions${path}`, body);
  const { body } = await send("", { name: "Ada", password: ada.password });
  expect((await send("/code", { ticket: body.ticket, code: codeAt(secret, 1) })).status).toBe(201);
});

test("a site on an IP has no passkeys, and says so", async () => {
  await content.close();
  content = await startContent([{ id: "seeded" }], { siteUrl: "http://127.0.0.1:3000" });
  ada = await addPerson(content.origin, "Ada", "editor");
  expect((await ada.call("GET", "core/factors")).body).toMatchObject({ origin: null });
  expect(await anybody("sessions/passkey/options")).toMatchObject({ status: 409, body: { code: "passkey-host" } });
});
