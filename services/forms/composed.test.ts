/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { waitFor } from "../kit/testing/waitFor.ts";
import { createTemporaryDatabase } from "../db/testing/template.ts";
import { postJson, solve, startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";

const field = (label: string, over: object = {}) => ({ label, kind: "text", is_required: true, choices: [], ...over });
const document = (over: object = {}) => ({
  ...{ id: "Xk_9-a", uid: "event", lang: "en-us" },
  data: {
    fields: [
      field("Name"),
      field("Email", { kind: "email" }),
      field("Why {{brand}}?", { kind: "several choices", choices: [{ text: "{{brand}} is fast" }, { text: "Price" }] }),
    ],
    consent: [{ text: "I agree to the policy of {{brand}}." }],
    recipients: "events@example.com, ann@example.com",
    ...over,
  },
});
const settings = { lang: "en-us", data: { site_name: "Acme" } };

let forms: TestForms;
let published: object[] = [];
let isDown = false;
let searches = 0;

const respond: typeof fetch = async (input) => {
  if (isDown) throw new Error("down");
  const url = new URL(String(input));
  if (!url.pathname.endsWith("/search")) return Response.json({ refs: [{ ref: "r", isMasterRef: true }] });
  searches += 1;
  return Response.json({ results: url.search.includes("settings") ? [settings] : published });
};

beforeAll(async () => {
  const database = await createTemporaryDatabase();
  const content = { apiUrl: "http://content.test/api/v2", fetch: respond, everyMs: 3_600_000 };
  forms = await startForms(database, { content });
});
afterAll(async () => {
  await forms.close();
  await forms.database.close();
});

const form = "form-Xk_9-a";
const values = { name: "Ann", email: "ann@visitor.example", why_acme: ["Acme is fast"], consent: true };
const send = async (over: object = {}, body: object = {}) =>
  forms.post(
    "/forms/submissions",
    { form, locale: "en", pageUrl: "https://www.example.com/event/", values: { ...values, ...over }, ...body },
    { "recaptcha-token": await solve(forms.origin, form) },
  );
const rows = () => forms.database.db.selectFrom("submissions").selectAll().orderBy("id").execute();

test("a form that is not published is not found, and one that cannot be read is an outage", async () => {
  published = [];
  expect((await send({}, { form: "form-none" })).status).toBe(404);
  isDown = true;
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  expect((await send()).status).toBe(503);
  jest.restoreAllMocks();
  isDown = false;
  published = [document()];
});

test("a submission is checked by the form's own fields, in the visitor's language, before it is stored", async () => {
  for (const [over, body, error] of [
    [{ email: "ann" }, {}, { field: "email", message: "Email is invalid" }],
    [{ why_acme: ["Other"] }, { locale: "cn" }, { message: "请从列表中选择" }],
    [{ consent: false }, {}, { field: "consent", message: "Tick the box to go on" }],
    [{}, { form: "newsletter" }, { field: "form" }],
    [{}, { values: 7 }, { field: "values" }],
  ] as const) {
    const response = await send(over, body);
    expect([response.status, await response.json()]).toEqual([422, { error: expect.objectContaining(error) }]);
  }
  expect(await rows()).toEqual([]);
});

test("it is stored under the form's name with the page and what was agreed to, and mailed to the form's recipients", async () => {
  const before = searches;
  expect((await send({ extra: "dropped", why_acme: "Price" })).status).toBe(201);
  expect((await send({ website: "" }, { website: "http://spam" })).status).toBe(201);
  // Read at most every few seconds.
  expect(searches).toBe(before);
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ form: "form-event", email: "ann@visitor.example", name: "Ann", state: "accepted" });
  expect(row?.fields).toEqual({
    why_acme: ["Price"],
    ...{ pageUrl: "https://www.example.com/event/", locale: "en", consent: "I agree to the policy of Acme." },
  });
  const [file = ""] = await waitFor(() => {
    try {
      return readdirSync(forms.outbox).length > 0 ? readdirSync(forms.outbox) : undefined;
    } catch {
      return undefined;
    }
  });
  const mail = readFileSync(join(forms.outbox, file), "utf8");
  expect(mail).toMatch(/^To: events@example\.com, ann@example\.com\r?$/m);
  expect(mail).toMatch(/why_acme: .*Price/);
});

test("a composed form has no other way in", async () => {
  const token = await solve(forms.origin, "form-event");
  const body = { form_id: "form-event", email: "a@example.com" };
  const response = await postJson(`${forms.origin}/forms/send_form`, body, { "recaptcha-token": token });
  expect([response.status, await response.json()]).toMatchObject([422, { error: { field: "form_id" } }]);
});

test("without script it waits for the confirmation by e-mail", async () => {
  const { ticket } = await (await fetch(`${forms.origin}/forms/ticket?form=${form}`)).json();
  const { now } = Date;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now() + 4_000);
  const fields = { ...values, why_acme: "Acme is fast\nPrice", consent: "on", pageUrl: "https://www.example.com/" };
  const response = await forms.post("/forms/unconfirmed", { form, fields, ticket, locale: "en" });
  clock.mockRestore();
  expect(response.status).toBe(202);
  expect((await rows()).at(-1)).toMatchObject({ state: "pending", fields: { why_acme: ["Acme is fast", "Price"] } });
});
