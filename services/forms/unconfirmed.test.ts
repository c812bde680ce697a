/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

const hour = 3_600_000;
const contact = { email: "bob@example.com", name: "Bob", message: "Buy now", source: "contact-modal" };

describeOnBoth("a form sent without script", ({ open }) => {
  let database: Database;
  let forms: TestForms;
  beforeEach(async () => {
    database = await open();
    forms = await startForms(database);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await forms.close();
    await database.close();
  });

  const later = (milliseconds: number) => {
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + milliseconds);
  };
  const takeTicket = async (form: string): Promise<string> =>
    (await (await fetch(`${forms.origin}/forms/ticket?form=${form}`)).json()).ticket;
  const send = (ticket: string, fields: object = contact, form = "contact") =>
    forms.post("/forms/unconfirmed", { form, fields, ticket });
  const readCode = async (response: Response) => [response.status, (await response.json()).error?.code];
  const mails = async () => {
    const names = (await readdir(forms.outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return Promise.all(names.map((name) => readFile(join(forms.outbox, name), "utf8")));
  };
  const mailTo = (address: string) =>
    waitFor(async () => (await mails()).find((mail) => mail.includes(`To: ${address}`)));
  const tokenIn = (mail: string) => /token=([\w.-]+)/.exec(mail.replace(/=\r\n/g, "").replace(/=3D/g, "="))?.[1] ?? "";
  const states = () => database.db.selectFrom("submissions").select("state").execute();

  test("a no-JS form is accepted with a ticket from before the clock was set back", async () => {
    const ticket = await takeTicket("contact");
    later(-hour);
    expect((await send(ticket)).status).toBe(202);
  });

  test("a no-JS submission counts once when the visitor follows the link", async () => {
    const ticket = await takeTicket("contact");
    later(4_000);
    expect((await send(ticket)).status).toBe(202);
    const mail = await mailTo("bob@example.com");
    expect(mail).not.toContain("Buy now");
    expect(await states()).toEqual([{ state: "pending" }]);
    const token = tokenIn(mail);
    const responses = [await forms.post("/forms/confirm", { token }), await forms.post("/forms/confirm", { token })];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await responses[0]?.json()).toMatchObject({ form: "contact" });
    expect(await mailTo("team@example.com")).toContain("Buy now");
    expect(await states()).toEqual([{ state: "accepted" }]);
    expect(await database.db.selectFrom("outbox").select("kind").orderBy("kind").execute()).toEqual([
      { kind: "confirmation" },
      { kind: "team" },
    ]);
  });

  test("a no-JS ticket is accepted once", async () => {
    const ticket = await takeTicket("newsletter");
    later(4_000);
    expect((await send(ticket, { email: "bob@example.com" }, "newsletter")).status).toBe(202);
    expect(await readCode(await send(ticket, { email: "c@example.com" }, "newsletter"))).toEqual([403, "ticket_used"]);
  });

  test.each([
    ["within three seconds", 2_900, "ticket_too_soon"],
    ["after a day", 24 * hour + 4_000, "ticket_expired"],
  ])("a ticket sent %s is refused", async (_when, age, code) => {
    const ticket = await takeTicket("contact");
    later(age);
    expect(await readCode(await send(ticket))).toEqual([403, code]);
    expect(await states()).toEqual([]);
  });

  test("a forged, foreign or missing ticket is rejected", async () => {
    const ticket = await takeTicket("newsletter");
    later(4_000);
    const forged = `${Buffer.from('{"id":"1","form":"contact","issued":1}').toString("base64url")}.x`;
    expect(await readCode(await send(ticket))).toEqual([403, "ticket_invalid"]);
    expect(await readCode(await send(forged))).toEqual([403, "ticket_invalid"]);
    expect(await readCode(await send(""))).toEqual([403, "ticket_missing"]);
  });

  test("a forged confirmation link, or a ticket in its place, confirms no submission", async () => {
    const token = await takeTicket("contact");
    expect(await readCode(await forms.post("/forms/confirm", { token }))).toEqual([403, "token_invalid"]);
    expect(await readCode(await forms.post("/forms/confirm", { token: "x.y" }))).toEqual([403, "token_invalid"]);
    expect(await readCode(await forms.post("/forms/confirm", {}))).toEqual([422, "invalid_field"]);
  });

  test("a confirmation link expires after two days", async () => {
    const ticket = await takeTicket("contact");
    later(4_000);
    await send(ticket);
    const token = tokenIn(await mailTo("bob@example.com"));
    later(49 * hour);
    expect(await readCode(await forms.post("/forms/confirm", { token }))).toEqual([403, "token_expired"]);
  });

  test("a no-JS form with a filled honeypot is ignored, and invalid fields are reported", async () => {
    const ticket = await takeTicket("contact");
    later(4_000);
    expect(await readCode(await send(ticket, { ...contact, email: "bob" }))).toEqual([422, "invalid_field"]);
    expect((await send(ticket, { ...contact, website: "x" })).status).toBe(202);
    expect(await states()).toEqual([]);
  });

  test("the confirmation e-mail is in Chinese for a form on a Chinese page", async () => {
    const ticket = await takeTicket("contact");
    later(4_000);
    await forms.post("/forms/unconfirmed", { form: "contact", fields: contact, ticket, locale: "cn" });
    expect(await mailTo("bob@example.com")).toMatch(/^Subject: =\?UTF-8\?/m);
  });
});
