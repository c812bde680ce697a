/** @jest-environment node */
import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { solve, startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";

const contact = { email: "ann@example.com", name: "Ann", message: "Hello", source: "contact-modal" };
const newsletter = { email: "ann@example.com", form_id: "newsletter" };

describeOnBoth("sending a form", ({ open }) => {
  let database: Database;
  let forms: TestForms;
  beforeAll(async () => {
    database = await open();
    forms = await startForms(database);
  });
  afterAll(async () => {
    await forms.close();
    await database.close();
  });

  const send = async (path: string, form: string, body: unknown, headers: Record<string, string> = {}) =>
    forms.post(path, body, { "recaptcha-token": await solve(forms.origin, form), ...headers });
  const stored = (id: string) =>
    database.db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
  const count = async () => (await database.db.selectFrom("submissions").select("id").execute()).length;

  test.each([
    ["/platform/v3/contacts/", "contact", { ...contact, telegram: "@ann", company: "Ann Ltd", pageUrl: "/about/" }],
    ["/platform/v3/contacts/", "contact", { email: "a@b.co", message: "Hi", source: "contact-page:feedback" }],
    ["/forms/send_form", "newsletter", newsletter],
    ["/forms/send_form", "ambassadors-program", { ...newsletter, form_id: "ambassadors-program", channel: "x", n: 3 }],
    ["/platform/v3/enterprise-request", "enterprise-request", { company: "Ann Ltd", chains: ["eth", { id: 1 }] }],
  ])("%s stores what the form %s sent before it answers", async (path, form, body) => {
    const response = await send(path, form, body);
    expect(response.status).toBe(201);
    const row = await stored((await response.json()).id);
    expect(row?.state).toBe("accepted");
    const { email, name, form_id, ...fields } = { email: "", name: "", form_id: form, ...body };
    expect(row).toMatchObject({ form: form_id, email, name, fields });
  });

  const long = (length: number) => "x".repeat(length);
  test.each([
    ["no e-mail", { email: "" }, "email", /^Enter an email address$/],
    ["a broken e-mail", { email: "ann" }, "email", /^Incorrect Email Address$/],
    ["an e-mail that adds a header", { email: "ann@example.com\nbcc: x@y.zz" }, "email", /^Incorrect Email Address$/],
    ["a long e-mail", { email: `${long(60)}@${long(190)}.com` }, "email", /254/],
    ["a blank name", { name: " " }, "name", /^Enter your full name$/],
    ["a long name", { name: long(201) }, "name", /200/],
    ["a name of two lines", { name: "Ann\r\nBcc: x" }, "name", /one line/],
    ["no message", { message: null }, "message", /^Enter your message$/],
    ["a long message", { message: long(5_001) }, "message", /5000/],
    ["a long company", { company: long(201) }, "company", /200/],
    ["a long telegram name", { telegram: long(65) }, "telegram", /64/],
    ["a message that is no text", { message: { text: "x" } }, "message", /./],
    ["a field with depth", { more: { deep: 1 } }, "more", /./],
  ])("%s is refused, and the field named", async (_case, change, field, message) => {
    const before = await count();
    const response = await send("/platform/v3/contacts/", "contact", { ...contact, ...change });
    expect(response.status).toBe(422);
    const { error } = await response.json();
    expect(error).toEqual({ code: "invalid_field", field, message: expect.stringMatching(message) });
    expect(await count()).toBe(before);
  });

  const project = { email: "ann@example.com", form_id: "marketplace-project" };
  test.each([
    ["a website without https", { site: "example.com" }, "site", "Website must start with https://"],
    ["a long name of the project", { project: long(201) }, "project", "Project may have 200 characters at most"],
    ["a name of two lines", { name: "Ann\nBcc: x" }, "name", "Name must be one line of text"],
  ])("%s is refused as on the site, and the field named", async (_case, change, field, message) => {
    const response = await send("/forms/send_form", "marketplace-project", { ...project, ...change });
    expect([response.status, (await response.json()).error]).toEqual([422, { code: "invalid_field", field, message }]);
  });

  test("field length limits hold exactly", async () => {
    const email = `${long(64)}@${long(61)}.${long(61)}.${long(61)}.com`;
    const body = { email, name: long(200), message: long(5_000), company: long(200), telegram: long(64) };
    expect((await send("/platform/v3/contacts/", "contact", body)).status).toBe(201);
  });

  test("characters that PostgreSQL cannot store are removed", async () => {
    const response = await send("/platform/v3/contacts/", "contact", { ...contact, message: "a\u0000b\ud800" });
    expect(response.status).toBe(201);
    expect((await stored((await response.json()).id))?.fields).toMatchObject({ message: "ab\ufffd" });
  });

  test.each([
    ["half of JSON", "{", {}, 400, "bad_json"],
    ["a list", "[]", {}, 400, "bad_json"],
    ["deep nesting", `{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}`, {}, 400, "bad_json"],
    ["another content type", JSON.stringify(contact), { "content-type": "text/plain" }, 415, "not_json"],
    ["33 KiB", JSON.stringify({ ...contact, message: long(33_000) }), {}, 413, "too_large"],
    ["an odd idempotency key", JSON.stringify(contact), { "idempotency-key": "a b" }, 400, "bad_idempotency_key"],
  ])("%s is refused", async (_case, body, headers, status, code) => {
    const response = await send("/platform/v3/contacts/", "contact", body, headers);
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  });

  test("a submission with a filled honeypot is answered normally and not stored", async () => {
    const before = await count();
    const response = await send("/forms/send_form", "newsletter", { ...newsletter, website: "http://spam" });
    expect(response.status).toBe(201);
    expect((await response.json()).id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await count()).toBe(before);
  });

  test("a retry with the same idempotency key returns the same id and stores once", async () => {
    const headers = { "recaptcha-token": await solve(forms.origin, "contact"), "idempotency-key": "retry-1" };
    const before = await count();
    const responses = await Promise.all([1, 2, 3].map(() => forms.post("/platform/v3/contacts/", contact, headers)));
    const later = await forms.post("/platform/v3/contacts/", contact, headers);
    const ids = await Promise.all([...responses, later].map(async (response) => (await response.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test("other content under the same idempotency key is stored too", async () => {
    const headers = { "idempotency-key": "retry-2" };
    const first = await send("/platform/v3/contacts/", "contact", contact, headers);
    const second = await send("/platform/v3/contacts/", "contact", { ...contact, message: "More" }, headers);
    expect((await first.json()).id).not.toBe((await second.json()).id);
  });
});
