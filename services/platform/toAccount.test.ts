/** @jest-environment node */
import { object, string } from "yup";

import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { startPlatform } from "./testing/startPlatform.ts";
import type { TestPlatform } from "./testing/startPlatform.ts";

const response = object({ accessToken: string().min(40).required() });

describeOnBoth("the demo account", ({ open }) => {
  let database: Database;
  let platform: TestPlatform;
  let moment = new Date("2026-05-04T10:00:00Z");

  beforeAll(async () => {
    database = await open();
    platform = await startPlatform(database.db, { now: () => moment });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  const signIn = async (body?: string) => {
    const { status, body: platformBody } = await platform.send("POST", "demo/sessions", body);
    expect(status).toBe(201);
    return response.validateSync(platformBody).accessToken;
  };

  test("a sign-in shows an account with its plan", async () => {
    const token = await signIn('{"plan":"unlimited"}');
    const { status, body } = await platform.get("account/", token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userData: { role: "user", enabled: true, masked_email: "", is_referral_member: false },
      plan: { subscription: { name: "Unlimited", rps: 60, total: 0, requestBurn: 0 } },
    });
  });

  test("the Free plan's allowance is reset at midnight", async () => {
    const { body } = await platform.get("account/", await signIn());
    expect(body).toMatchObject({
      plan: { mainPool: 0, subscription: { name: "Free", total: 40_000, renewAt: "2026-05-05T00:00:00.000Z" } },
    });
  });

  test("session tokens are stored hashed only", async () => {
    const token = await signIn("{}");
    const rows = await database.db.selectFrom("demo_sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("signing out ends the session", async () => {
    const token = await signIn("{}");
    expect((await platform.send("DELETE", "demo/sessions", undefined, token)).status).toBe(204);
    expect((await platform.get("account/", token)).status).toBe(401);
    expect((await platform.send("DELETE", "demo/sessions", undefined, token)).status).toBe(401);
  });

  test("a session ends after twelve hours, and the next sign-in deletes its row", async () => {
    const token = await signIn("{}");
    moment = new Date(moment.getTime() + 12 * 3600 * 1000);
    expect((await platform.get("account/", token)).status).toBe(401);
    await signIn("{}");
    expect(await database.db.selectFrom("demo_sessions").select("plan_id").execute()).toHaveLength(1);
  });

  test.each([undefined, "short", "x".repeat(43), "ü"])("token %p opens no session", async (token) => {
    const sent = token === "ü" ? encodeURIComponent(token) : token;
    const { status, body } = await platform.get("account/", sent);
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { code: "unauthorized" } });
  });

  test.each([
    ['{"plan":"gold"}', 422, { code: "invalid", message: expect.any(String), field: "plan" }],
    ['{"plan":', 400, { code: "bad_json", message: expect.any(String) }],
    [`{"plan":"${"x".repeat(40_000)}"}`, 413, { code: "too_large", message: expect.any(String) }],
  ])("the body %.20s is refused with %i", async (body, status, error) => {
    expect(await platform.send("POST", "demo/sessions", body)).toEqual({ status, body: { error } });
  });
});
