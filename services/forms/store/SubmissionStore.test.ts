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
