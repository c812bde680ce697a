/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { incidentMailForm } from "../../features/shared/contracts/formsApi.ts";
import { createTemporaryDatabase } from "../db/testing/template.ts";
import type { Database } from "../db/index.ts";
import { waitFor } from "../kit/testing/waitFor.ts";
import { startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";

let database: Database;
let forms: TestForms;
let incidents: object[] = [];

// Stands in for the repository.
const respond: typeof fetch = async (url) =>
  Response.json(
    String(url).includes("/documents/search")
      ? { results: incidents }
      : { refs: [{ ref: "master", isMasterRef: true }] },
  );

beforeAll(async () => {
  database = await createTemporaryDatabase();
  forms = await startForms(database, { content: { apiUrl: "http://content.example", fetch: respond, everyMs: 50 } });
}, 60_000);
afterAll(async () => {
  await forms.close();
  await database.close();
});

const write = (id: string, data: object, lang = "en-us") => ({
  ...{ id, uid: id, lang },
  data: { title: `Title ${id}`, summary: `Summary ${id}`, ...data },
});
const readMails = async () => {
  const names = (await readdir(forms.outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => readFile(join(forms.outbox, name), "utf8")));
  return mails.map((mail) => mail.replace(/=\r\n/g, "").replace(/=3D/g, "="));
};
const mailsTo = async (email: string) => (await readMails()).filter((mail) => mail.includes(`To: ${email}`));
const tokenIn = (mail = "") => /token=([\w.-]+)/.exec(mail)?.[1] ?? "";

async function subscribe(email: string, pageUrl = "https://www.example.com/incidents/") {
  const ticket = await (await fetch(`${forms.origin}/forms/ticket?form=${incidentMailForm}`)).json();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 5_000);
  const sent = { form: incidentMailForm, fields: { email, pageUrl, source: incidentMailForm }, ticket: ticket.ticket };
  expect((await forms.post("/forms/unconfirmed", sent)).status).toBe(202);
  jest.restoreAllMocks();
  const [mail] = await waitFor(async () => {
    const mails = await mailsTo(email);
    return mails.length > 0 ? mails : undefined;
  });
  expect((await forms.post("/forms/confirm", { token: tokenIn(mail) })).status).toBe(200);
}

test("who confirmed the address is told of what is new, in the page's language, and leaves with one press", async () => {
  incidents = [write("old", {})];
  await waitFor(async () => (await database.db.selectFrom("incident_posts").selectAll().execute()).length === 2);
  await subscribe("ann@example.com");
  await subscribe("li@example.com", "https://www.example.com/cn/incidents/");
  // Asked once more: still one e-mail each.
  await subscribe("Ann@example.com");

  const update = { at: "2026-11-27T09:30:00+0000", state: "identified", text: "A disk is full." };
  incidents = [write("new", { updates: [update] }), write("neu", {}, "zh-cn"), write("demo", { is_sample: true })];
  const mail = await waitFor(async () => (await mailsTo("Ann@example.com")).find((one) => one.includes("Title new")));
  expect(mail).toContain("Summary new");
  expect(mail).toContain("A disk is full.");
  expect(mail).toContain("https://www.example.com/incidents/new/");
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await waitFor(async () => (await mailsTo("li@example.com")).some((one) => one.includes("/cn/incidents/neu/")));
  const all = (await readMails()).join("\n");
  expect([/Title old/.test(all), /Title demo/.test(all)]).toEqual([false, false]);
  expect((await mailsTo("ann@example.com")).some((one) => one.includes("Title new"))).toBe(false);

  expect((await forms.post("/forms/leave", { token: "forged.token" })).status).toBe(403);
  for (const status of [200, 200])
    expect((await forms.post("/forms/leave", { token: tokenIn(mail) })).status).toBe(status);
  const before = (await mailsTo("Ann@example.com")).length;
  incidents = [write("later", {}), write("spaeter", {}, "zh-cn")];
  await waitFor(async () => (await mailsTo("li@example.com")).some((one) => one.includes("/spaeter/")));
  expect((await mailsTo("Ann@example.com")).length).toBe(before);
});

test("nobody is told before the address was confirmed, nor is the team", async () => {
  const states = await database.db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .select(["outbox.kind"])
    .where("form", "=", incidentMailForm)
    .where("outbox.kind", "=", "team")
    .execute();
  expect(states).toEqual([]);
});
