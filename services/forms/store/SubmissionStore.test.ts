/** @jest-environment node */
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { OutboxStore } from "../outbox/OutboxStore.ts";
import { SubmissionStore } from "./SubmissionStore.ts";

const hour = 3_600_000;
const uncounted = async () => undefined;
const submission = { form: "newsletter", email: "ann@example.com", name: "", fields: {} };

describeOnBoth("the store of submissions", ({ open }) => {
  afterEach(() => jest.restoreAllMocks());

  test("only expired tokens and unconfirmed submissions are deleted", async () => {
    const database = await open();
    const { db } = database;
    const store = new SubmissionStore(database);
    const accepted = await store.accept(submission, { id: "short", expiresAt: new Date(Date.now() + hour) }, uncounted);
    const pending = await store.acceptPending(
      submission,
      { id: "long", expiresAt: new Date(Date.now() + 99 * hour) },
      uncounted,
    );
    const confirmed = await store.acceptPending(
      submission,
      { id: "x", expiresAt: new Date(Date.now() + hour) },
      uncounted,
    );
    await store.confirm(confirmed);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 49 * hour);
    await store.tidy();
    expect(await db.selectFrom("used_captchas").select("id").execute()).toEqual([{ id: "long" }]);
    const left = await db.selectFrom("submissions").select("id").execute();
    expect(left.map(({ id }) => id).sort()).toEqual([accepted, confirmed].sort());
    await expect(store.confirm(pending)).rejects.toThrow(/expired/);
    await database.close();
  });

  test("what is older than it is kept is deleted with its e-mails, however much it is; subscriptions stay", async () => {
    const database = await open();
    const { db } = database;
    const made = (id: string, form: string, days: number) => ({
      ...{ id, form, email: "", name: "", fields: "{}", state: "accepted" as const },
      created_at: new Date(Date.now() - days * 24 * hour),
    });
    const old = Array.from({ length: 501 }, (_, index) => made(`old-${index}`, "form-event", 31));
    const kept = [made("new", "contact", 29), made("a", "newsletter", 400), made("b", "incident-mail", 400)];
    await db
      .insertInto("submissions")
      .values([...old, ...kept])
      .execute();
    await db.insertInto("outbox").values({ id: "m", submission_id: "old-0", kind: "team" }).execute();
    await new SubmissionStore(database, 0).tidy();
    expect(await db.selectFrom("submissions").select("id").execute()).toHaveLength(504);
    await new SubmissionStore(database, 30).tidy();
    const left = await db.selectFrom("submissions").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["a", "b", "new"]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
    await database.close();
  });

  test("e-mails queued before the clock was set back are sent now, and retried at the usual intervals", async () => {
    const database = await open();
    const outbox = new OutboxStore(database, [hour]);
    await new SubmissionStore(database).accept(submission, { id: "a", expiresAt: new Date() }, uncounted);
    const earlier = Date.now() - hour;
    jest.spyOn(Date, "now").mockReturnValue(earlier);
    expect(await outbox.claim()).toHaveLength(1);
    expect(await outbox.claim()).toHaveLength(0);
    await database.close();
  });
});
