/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { createTemporaryDatabase } from "../db/testing/template.ts";
import type { Database } from "../db/index.ts";
import { hasRedis, startRedis } from "../kit/testing/redisServer.ts";
import type { RedisServer } from "../kit/testing/redisServer.ts";
import { solve, startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";

jest.setTimeout(60_000);

let database: Database;
const running: TestForms[] = [];
beforeAll(async () => {
  database = await createTemporaryDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((forms) => forms.close()));
});
afterAll(() => database.close());

const start = async (options: Parameters<typeof startForms>[1]) => {
  const forms = await startForms(database, options);
  running.push(forms);
  return forms;
};
const send = async (forms: TestForms, email = `${randomUUID()}@example.com`, from?: string) =>
  forms.post(
    "/forms/send_form",
    { email, form_id: "newsletter" },
    { "recaptcha-token": await solve(forms.origin, "newsletter"), ...(from ? { "x-forwarded-for": from } : {}) },
  );
const statuses = async (responses: Promise<Response>[]) => (await Promise.all(responses)).map(({ status }) => status);

test("a client IP above the limit gets 429 with the time of the next try", async () => {
  const forms = await start({ limits: { address: { points: 2, seconds: 100 } } });
  expect(await statuses([send(forms), send(forms)])).toEqual([201, 201]);
  const refused = await send(forms);
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(90);
});

test("setting the clock back does not extend a limit", async () => {
  const forms = await start({ limits: { address: { points: 1, seconds: 100 } } });
  expect((await send(forms)).status).toBe(201);
  const earlier = Date.now() - 3_600_000;
  jest.spyOn(Date, "now").mockReturnValue(earlier);
  const refused = await forms.post("/forms/send_form", { form_id: "newsletter" });
  jest.restoreAllMocks();
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 100]);
});

test("an e-mail address is limited across client IPs and spellings", async () => {
  const forms = await start({ limits: { email: { points: 1, seconds: 100 } } });
  expect((await send(forms, "x@example.com", "203.0.113.1")).status).toBe(201);
  expect((await send(forms, "X@Example.com", "203.0.113.2")).status).toBe(429);
  expect((await send(forms, "y@example.com", "203.0.113.2")).status).toBe(201);
});

test.each([
  ["two visitors behind the site", "203.0.113.1", "203.0.113.2", 201],
  ["one visitor who claims another address", "1.1.1.1, 203.0.113.3", "2.2.2.2, 203.0.113.3", 429],
  ["one visitor behind two proxies of this machine", "203.0.113.4, 127.0.0.1", "203.0.113.4", 429],
  ["two addresses of one IPv6 household", "2001:db8:0:1::1", "2001:db8::1:ffff:0:0:2", 429],
  ["two IPv6 households", "2001:db8:0:2::1", "2001:db8:0:3::1", 201],
  ["one address written as IPv4 and as IPv6", "203.0.113.5", "::ffff:203.0.113.5", 429],
  ["what is no address at all", "nonsense", "more nonsense", 429],
])("%s", async (_case, first, second, status) => {
  const forms = await start({ limits: { address: { points: 1, seconds: 100 } } });
  expect((await send(forms, undefined, first)).status).toBe(201);
  expect((await send(forms, undefined, second)).status).toBe(status);
});

test("proof-of-work challenges are rate limited", async () => {
  const forms = await start({ limits: { challenges: { points: 1, seconds: 100 } } });
  const requestChallenge = () => fetch(`${forms.origin}/forms/captcha?form=contact`);
  expect(await statuses([requestChallenge(), requestChallenge()])).toEqual([200, 429]);
});

test("forms without script have tighter limits", async () => {
  const forms = await start({ limits: { unconfirmedAddress: { points: 1, seconds: 100 } } });
  const post = () => forms.post("/forms/unconfirmed", {});
  expect(await statuses([post(), post()])).toEqual([422, 429]);
});

const withRedis = hasRedis() ? describe : describe.skip;
withRedis(`limits in Redis${hasRedis() ? "" : ": not run, no Redis server is installed here"}`, () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.close());

  const limits = { address: { points: 2, seconds: 100 } };

  test("limits in Redis are shared by all instances", async () => {
    const [one, two] = [await start({ redisUrl: redis.url, limits }), await start({ redisUrl: redis.url, limits })];
    await send(one);
    await send(two);
    expect((await send(one)).status).toBe(429);
    expect((await send(two)).status).toBe(429);
  });

  test("after Redis is killed, limits are counted in process, and no submission is lost", async () => {
    const forms = await start({ redisUrl: redis.url, limits });
    expect((await send(forms)).status).toBe(201);
    redis.signal("SIGKILL");
    const responses = [await send(forms), await send(forms), await send(forms)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 429]);
    const { id } = (await responses[0]?.json()) ?? {};
    expect(await database.db.selectFrom("submissions").select("id").where("id", "=", id).execute()).toHaveLength(1);
  });

  test("a Redis that hangs delays a visitor by less than two seconds", async () => {
    const forms = await start({ redisUrl: redis.url, limits });
    redis.signal("SIGSTOP");
    const startedAt = performance.now();
    expect((await send(forms)).status).toBe(201);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    redis.signal("SIGCONT");
  });
});

test("a replayed token does not count against a limit", async () => {
  const forms = await start({ limits: { email: { points: 1, seconds: 100 } } });
  const token = await solve(forms.origin, "newsletter");
  const replay = (email: string) =>
    forms.post("/forms/send_form", { email, form_id: "newsletter" }, { "recaptcha-token": token });
  expect((await replay("mallory@example.com")).status).toBe(201);
  expect((await replay("victim@example.com")).status).toBe(403);
  expect((await send(forms, "victim@example.com")).status).toBe(201);
  expect((await send(forms, "victim@example.com")).status).toBe(429);
});
