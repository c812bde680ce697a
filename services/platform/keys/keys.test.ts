/** @jest-environment node */
import { keysSchema } from "../../../features/shared/contracts/accountKeys.ts";
import { captchaTokenHeader } from "../../../features/shared/contracts/formsApi.ts";
import type { Database } from "../../db/index.ts";
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { makeKey, solveTask } from "../testing/makeKey.ts";
import { startPlatform } from "../testing/startPlatform.ts";
import type { TestPlatform } from "../testing/startPlatform.ts";

describeOnBoth("keys", ({ open }) => {
  let database: Database;
  let platform: TestPlatform;
  beforeAll(async () => {
    database = await open();
    platform = await startPlatform(database.db, { keyLimits: { newAccounts: { points: 20, seconds: 3600 } } });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  const list = async (token: string) => keysSchema.validateSync((await platform.get("demo/keys", token)).body).keys;
  const call = async (key: string) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: [] });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    return (await fetch(`http://127.0.0.1:${platform.port}/rpc/eth/demo/${key}`, init)).status;
  };

  test("a key is created without an account, and shown again with the account's token", async () => {
    const { key, token } = await makeKey(platform);
    expect(key).toMatch(/^[a-z2-7]{32}$/);
    expect((await list(token)).map((one) => one.key)).toEqual([key]);
    expect((await list(token))[0]?.networks).toEqual(["eth demo"]);
    const { body } = await platform.get("account/", token);
    expect(body).toMatchObject({ plan: { subscription: { name: "Free", total: 40_000, requestBurn: 0 } } });
  });

  test("neither key nor token can be read in the database", async () => {
    const { key, token } = await makeKey(platform);
    const rows = await Promise.all([
      database.db.selectFrom("api_keys").selectAll().execute(),
      database.db.selectFrom("demo_sessions").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a key is renamed, replaced and removed by its owner alone, and a removed key is rejected at once", async () => {
    const { id, key, token } = await makeKey(platform);
    const stranger = await makeKey(platform);
    for (const [method, path, body] of [
      ["PATCH", `demo/keys/${id}`, '{"name":"mine"}'],
      ["POST", `demo/keys/${id}/replace`, undefined],
      ["DELETE", `demo/keys/${id}`, undefined],
    ] as const) {
      expect((await platform.send(method, path, body, stranger.token)).status).toBe(404);
      expect((await platform.send(method, path, body)).status).toBe(401);
    }
    await platform.send("PATCH", `demo/keys/${id}`, '{"name":" indexer\u200b "}', token);
    expect(await call(key)).toBe(200);
    await platform.send("POST", `demo/keys/${id}/replace`, undefined, token);
    const [replaced] = await list(token);
    expect(replaced).toMatchObject({ id, name: "indexer" });
    expect([await call(key), await call(replaced?.key ?? "")]).toEqual([401, 200]);
    expect((await platform.send("DELETE", `demo/keys/${id}`, undefined, token)).status).toBe(204);
    expect([await list(token), await call(replaced?.key ?? "")]).toEqual([[], 401]);
  });

  test("the keys of an account end with it", async () => {
    const { key, token } = await makeKey(platform);
    expect(await call(key)).toBe(200);
    expect((await platform.send("DELETE", "demo/sessions", undefined, token)).status).toBe(204);
    expect(await call(key)).toBe(401);
  });

  test("an account has at most ten keys, also with concurrent requests", async () => {
    const { token } = await makeKey(platform);
    const all = await Promise.all(Array.from({ length: 12 }, () => platform.send("POST", "demo/keys", "{}", token)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test("a proof of work creates one key, and no key is created without", async () => {
    const headers = { [captchaTokenHeader]: await solveTask(platform) };
    const [first, again, none] = [
      await platform.send("POST", "demo/keys", "{}", { headers }),
      await platform.send("POST", "demo/keys", "{}", { headers }),
      await platform.send("POST", "demo/keys", "{}"),
    ];
    expect([first.status, again.status, none.status]).toEqual([201, 403, 403]);
    expect(again.body).toMatchObject({ error: { code: "captcha_used" } });
    expect(none.body).toMatchObject({ error: { code: "captcha_missing" } });
  });

  test("a name that is a number, empty or longer than 40 characters, and invalid JSON are rejected", async () => {
    const { id, token } = await makeKey(platform);
    const bodies = ['{"name":5}', '{"name":" "}', '{"name":"\u200b"}', `{"name":"${"x".repeat(41)}"}`, "{"];
    const responses = await Promise.all(bodies.map((body) => platform.send("PATCH", `demo/keys/${id}`, body, token)));
    expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 400]);
  });

  test("accounts per network and hour are limited", async () => {
    const statuses = await Promise.all(Array.from({ length: 21 }, () => platform.send("POST", "demo/keys", "{}")));
    expect(statuses.map(({ status }) => status)).toContain(429);
  });
});
