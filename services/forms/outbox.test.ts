/** @jest-environment node */
import { readdir } from "node:fs/promises";

import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { defaultDelays, OutboxStore } from "./outbox/OutboxStore.ts";
import { startMailServer } from "./testing/startMailServer.ts";
import type { MailServer, Manner } from "./testing/startMailServer.ts";
import { solve, startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

const contact = { email: "ann@example.com", name: "Ann Ü", message: "Hello\n.\nthere", source: "sales-modal" };
const hour = 3_600_000;

describeOnBoth("the outbox", ({ open }) => {
  let database: Database;
  let forms: TestForms | undefined;
  let server: MailServer | undefined;
  let manner: Manner;
  beforeEach(async () => {
    manner = "take";
    database = await open();
  });
  afterEach(async () => {
    await forms?.close();
    await server?.close();
    [forms, server] = [undefined, undefined];
    await database.close();
  });

  const start = async (retryDelays: number[]) => {
    server = await startMailServer(() => manner);
    forms = await startForms(database, { smtpUrl: server.url, retryDelays });
    return { server, forms };
  };
  const send = async ({ origin, post }: TestForms, body: object = contact) =>
    (await post("/platform/v3/contacts/", body, { "recaptcha-token": await solve(origin, "contact") })).json();
  const outbox = () => database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  test("the team receives the submission by e-mail, with the visitor as reply address", async () => {
    const { server, forms } = await start([hour]);
    const { id } = await send(forms);
    const mail = await waitFor(async () => server.mails[0]);
    expect(mail).toContain(`Message-ID: <${id}.team@www.example.com>`);
    expect(mail).toMatch(/^Reply-To: .*<ann@example\.com>\r$/m);
    expect(mail).toMatch(/^To: team@example\.com\r$/m);
    expect(mail).toContain("source: sales-modal");
    await waitFor(async () => (await outbox()).delivered_at);
    expect(await outbox()).toMatchObject({ tries: 1, last_error: null });
  });

  test("an e-mail of another service is sent once, on one line of subject, and then deleted", async () => {
    const { server, forms } = await start([hour]);
    await forms.queueMails([{ to: "ada@example.com", subject: "Pat asks\r\nBcc: x@example.com", text: "Please look" }]);
    const mail = await waitFor(async () => server.mails[0]);
    expect(mail).toMatch(/^To: ada@example\.com\r$/m);
    expect(mail).toMatch(/^Subject: Pat asks Bcc: x@example\.com\r$/m);
    expect(mail).toContain("Please look");
    await waitFor(async () => (await outbox()).delivered_at);
    await new OutboxStore(database, [hour]).tidy();
    expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("an e-mail rejected by the mail server is retried until it is accepted", async () => {
    manner = "refuse";
    const { server, forms } = await start([1, 1, hour]);
    await send(forms);
    await waitFor(async () => (await outbox()).last_error);
    manner = "take";
    await database.db
      .updateTable("outbox")
      .set({ next_try_at: new Date(0) })
      .execute();
    await send(forms, { ...contact, message: "another" });
    await waitFor(async () => server.mails.length === 2);
    expect(new Set(server.mails.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0])).size).toBe(2);
  });

  test("submissions made while the mail server is down are delivered when it is back", async () => {
    const { server, forms } = await start([hour]);
    const port = Number(new URL(server.url).port);
    await server.close();
    const ids = [await send(forms), await send(forms, { ...contact, message: "two" })].map(({ id }) => id);
    await waitFor(async () =>
      (await database.db.selectFrom("outbox").select("last_error").execute()).every((row) => row.last_error),
    );
    const again = await startMailServer(() => "take", port);
    await database.db
      .updateTable("outbox")
      .set({ next_try_at: new Date(0) })
      .execute();
    await send(forms, { ...contact, message: "three" });
    await waitFor(async () => again.mails.length === 3);
    for (const id of ids) expect(again.mails.filter((mail) => mail.includes(`<${id}.team@`))).toHaveLength(1);
    await again.close();
  });

  test("after the last attempt an e-mail stays in the database as failed, without an address in the reason", async () => {
    manner = "refuse";
    const { forms } = await start([]);
    await send(forms);
    const row = await waitFor(async () => {
      const found = await outbox();
      return found.given_up_at && found;
    });
    expect(row).toMatchObject({ tries: 1, delivered_at: null });
    expect(row.last_error).toMatch(/451/);
    expect(row.last_error).not.toContain("@");
  });

  test("without a mail server an e-mail is written as a complete file", async () => {
    forms = await startForms(database);
    const { id } = await send(forms);
    const folder = forms.outbox;
    await waitFor(async () => (await outbox()).delivered_at);
    expect(await readdir(folder)).toEqual([`${id}.team.eml`]);
  });
});

test("the eight attempts for an e-mail are spread over about a day", () => {
  expect(defaultDelays).toHaveLength(7);
  const total = defaultDelays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(20 * hour);
  expect(total).toBeLessThan(25 * hour);
});
