/** @jest-environment node */
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { SubmissionStore } from "./SubmissionStore.ts";

const hour = 3_600_000;
const submission = { form: "newsletter", email: "ann@example.com", name: "", fields: {} };

describeOnBoth("the store of submissions", ({ open }) => {
  afterEach(() => jest.restoreAllMocks());

  test("lets go of used tokens and unconfirmed submissions in time, and of nothing else", async () => {
    const database = await open();
    const { db } = database;
    const store = new SubmissionStore(database);
    const kept = await store.accept(submission, { id: "short", expiresAt: new Date(Date.now() + hour) });
    const pending = await store.acceptPending(submission, { id: "long", expiresAt: new Date(Date.now() + 99 * hour) });
    const confirmed = await store.acceptPending(submission, { id: "x", expiresAt: new Date(Date.now() + hour) });
    await store.confirm(confirmed);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 49 * hour);
    await store.tidy();
    expect(await db.selectFrom("used_captchas").select("id").execute()).toEqual([{ id: "long" }]);
    const left = await db.selectFrom("submissions").select("id").execute();
    expect(left.map(({ id }) => id).sort()).toEqual([kept, confirmed].sort());
    await expect(store.confirm(pending)).rejects.toThrow(/expired/);
    await database.close();
  });
});
