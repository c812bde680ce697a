/** @jest-environment node */
import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";

jest.setTimeout(60_000);

const now = new Date("2026-05-04T12:00:00Z");
let node: Awaited<ReturnType<typeof startTestNode>>;
let gateway: TestGateway;
beforeEach(async () => {
  node = await startTestNode();
  gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: node.url }, now: () => now });
});
afterEach(async () => {
  await gateway.close();
  node.close();
});

/** Sets the usage of an account. */
const use = (requests: number, units: number) =>
  gateway.db
    .insertInto("key_usage")
    .columns(["account_id", "key_id", "day", "chain", "network", "method", "requests", "units"])
    .expression(
      gateway.db
        .selectFrom("api_keys")
        .select(({ val, ref }) => [
          ref("account_id").as("account_id"),
          ref("id").as("key_id"),
          val("2026-05-04").as("day"),
          val("eth").as("chain"),
          val("mainnet").as("network"),
          val("eth_chainId").as("method"),
          val(requests).as("requests"),
          val(units).as("units"),
        ]),
    )
    .execute();

const limit = {
  status: 402,
  body: { error: { code: rpcErrors.plan_limit.code, data: { reason: "plan_limit", docs: "/docs/limits/" } } },
};

test("the Free plan allows 40,000 requests, and the error says when the limit is reset", async () => {
  await use(39_998, 0);
  expect((await gateway.call([rpcCall(), rpcCall(), rpcCall()])).status).toBe(402);
  expect((await gateway.call([rpcCall(), rpcCall()])).status).toBe(200);
  const refused = await gateway.call(rpcCall());
  expect(refused).toMatchObject({ ...limit, retryAfter: 12 * 3600 });
  expect(JSON.stringify(refused.body)).toContain("40,000 requests a day; it begins anew at 2026-05-05T00:00:00.000Z");
  expect(node.calls).toHaveLength(2);
});

test("the compute units of the Start plan are shared by all keys of an account", async () => {
  await gateway.setPlan("start");
  await use(0, 50_000_000 - 20);
  expect((await gateway.call(rpcCall())).status).toBe(200);
  const { body } = await gateway.send("POST", "demo/keys", "{}", gateway.token);
  const [, second = ""] = /"key":"([a-z2-7]{32})"/.exec(JSON.stringify(body)) ?? [];
  const response = await gateway.post(gateway.path("eth/mainnet", second), JSON.stringify(rpcCall()));
  const data = {
    reason: "period_limit",
    docs: "/docs/limits/",
    limit: 50_000_000,
    retryAfterSeconds: expect.any(Number),
  };
  const message = expect.stringMatching(
    /^The Start plan allows 50,000,000 compute units a period; it begins anew at .* The Growth plan allows more\.$/,
  );
  expect([response.status, await response.json()]).toMatchObject([402, { error: { code: -32005, data, message } }]);
});

test("the Free plan has forty requests a second, of all keys together", async () => {
  const responses = await Promise.all(Array.from({ length: 41 }, () => gateway.call(rpcCall())));
  expect(responses.filter(({ status }) => status === 429)).toMatchObject([
    { body: { error: { data: { limit: 40 } } } },
  ]);
});

test("the Unlimited plan has no cap and sixty requests a second", async () => {
  await gateway.setPlan("unlimited");
  await use(1_000_000, 50_000_000_000);
  const responses = await Promise.all(Array.from({ length: 70 }, () => gateway.call(rpcCall())));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({
    retryAfter: 1,
    body: { error: { code: -32005, data: { reason: "rate_limit" } } },
  });
});

async function readLimits(calls: unknown, headers: Record<string, string> = {}, path = gateway.path()) {
  const response = await gateway.post(path, JSON.stringify(calls), headers);
  await response.arrayBuffer();
  const names = ["ratelimit-policy", "ratelimit", "x-compute-units", "x-request-id"];
  return [response.status, ...names.map((name) => response.headers.get(name))];
}

test("every answer tells the plan's limits, what is left of them, its cost and an id", async () => {
  const policy = '"second";q=40;w=1, "day";q=40000;w=86400;qu="requests"';
  const left = `"day";r=39998;t=${12 * 3600}`;
  const id = { "x-request-id": "support-4711" };
  expect(await readLimits([rpcCall(), rpcCall()], id)).toEqual([200, policy, left, "40", "support-4711"]);
  expect(await readLimits(rpcCall("eth_nothing"), id)).toEqual([200, policy, left, "0", "support-4711"]);
  const unknown = await readLimits(rpcCall(), {}, "/rpc/eth/mainnet/none");
  expect(unknown).toEqual([401, null, null, null, expect.stringMatching(/^[\w-]{36}$/)]);
});

test.each([
  ["unlimited", ['"second";q=60;w=1', null, "20"]],
  [
    "start",
    [
      '"second";q=100;w=1, "period";q=50000000;w=2592000;qu="compute-units"',
      expect.stringMatching(/^"period";r=49999980;t=\d+$/),
      "20",
    ],
  ],
])("the limits of the plan %s are told in its unit", async (plan, limits) => {
  await gateway.setPlan(plan);
  expect((await readLimits(rpcCall())).slice(1, -1)).toEqual(limits);
});

test.each([
  ["free", 1, "start"],
  ["start", 101, "growth"],
  ["unlimited", 61, "dedicated"],
])("the error at a limit of the plan %s names the plan that allows more", async (plan, calls, larger) => {
  await use(40_000, 0);
  await gateway.setPlan(plan);
  const { body } = await gateway.call(Array.from({ length: calls }, () => rpcCall()));
  expect(JSON.stringify(body).toLowerCase().includes(`the ${larger} plan allows more.`)).toBe(true);
});

test("the key may stand in a header", async () => {
  const send = async (headers: Record<string, string>) =>
    (await gateway.post("/rpc/eth/mainnet/", JSON.stringify(rpcCall()), headers)).status;
  expect(await send({ authorization: `Bearer ${gateway.key}` })).toBe(200);
  expect(await send({ "x-api-key": gateway.key })).toBe(200);
  expect(await send({ authorization: `Basic ${gateway.key}` })).toBe(401);
});
