/** @jest-environment node */
import { recentCallsSchema } from "../../../features/shared/contracts/accountKeys.ts";
import { makeKey } from "../testing/makeKey.ts";
import { rpcCall } from "../testing/startGateway.ts";
import { startGatewayWithNode } from "../testing/startGatewayWithNode.ts";
import { UsageMeter } from "./UsageMeter.ts";

type Started = Awaited<ReturnType<typeof startGatewayWithNode>>;

jest.setTimeout(60_000);

let gateway: Started["gateway"];
let close: Started["close"];
let now = new Date("2026-05-04T10:00:00Z");
beforeAll(async () => {
  const eth_call = { raw: '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}' };
  ({ gateway, close } = await startGatewayWithNode({ eth_call }, { now: () => now }));
});
afterAll(() => close());

const fail = (): never => {
  throw new Error("expected a call");
};
const readCalls = async (token: string) => {
  const { status, body } = await gateway.get("demo/calls", token);
  expect(status).toBe(200);
  return recentCallsSchema.validateSync(body, { strict: true }).calls;
};

test("the last calls are listed with status, error, time, units and request id, and nothing of their parameters", async () => {
  const { key, token, id } = await makeKey(gateway);
  const send = (body: unknown, requestId: string) =>
    gateway.post(gateway.path("eth/mainnet", key), JSON.stringify(body), { "x-request-id": requestId });
  await send(rpcCall("eth_getBalance", ["0xsecret", "latest"]), "request-1");
  await send(rpcCall("eth_call", [{ to: "0xsecret" }]), "request-2");
  await send([rpcCall("eth_nothing"), rpcCall("eth_chainId"), rpcCall("no name")], "request-3");
  const calls = await readCalls(token);
  const call = { at: now.toISOString(), keyId: id, chain: "eth", network: "mainnet", status: 200 };
  const milliseconds = expect.any(Number);
  expect(calls).toEqual([
    { ...call, method: "eth_chainId", errorCode: null, milliseconds, units: 20, requestId: "request-3" },
    { ...call, method: "eth_nothing", errorCode: -32601, milliseconds, units: 0, requestId: "request-3" },
    { ...call, method: "eth_call", errorCode: 3, milliseconds, units: 20, requestId: "request-2" },
    { ...call, method: "eth_getBalance", errorCode: null, milliseconds, units: 20, requestId: "request-1" },
  ]);
  // Visitors of a dApp can read its key.
  expect((await gateway.get("demo/calls", key)).status).toBe(401);
  expect((await gateway.get("demo/keys", token)).body).toMatchObject({ keys: [{ requests: 3 }] });
  expect(JSON.stringify(await gateway.db.selectFrom("recent_calls").selectAll().execute())).not.toContain("secret");
});

test("a notification has no response, and is listed with the error that it caused", async () => {
  const { key, token } = await makeKey(gateway);
  const post = (body: unknown) => gateway.post(gateway.path("eth/mainnet", key), JSON.stringify(body));
  const { id: _, ...notification } = rpcCall("eth_call", [{}]);
  expect((await post(notification)).status).toBe(204);
  expect(await readCalls(token)).toMatchObject([{ status: 204, errorCode: 3, units: 20 }]);
  await post(Array.from({ length: 40 }, (_, id) => rpcCall("eth_chainId", [], id)));
  expect((await post(notification)).status).toBe(204);
  expect((await readCalls(token))[0]).toMatchObject({ status: 204, errorCode: -32005, units: 0 });
});

test("calls over a limit are listed with their status, and never more than twenty calls", async () => {
  const { key, token } = await makeKey(gateway);
  const batch = Array.from({ length: 40 }, (_, id) => rpcCall("eth_chainId", [], id));
  const post = (body: unknown) => gateway.post(gateway.path("eth/mainnet", key), JSON.stringify(body));
  expect([(await post(batch)).status, (await post(rpcCall())).status]).toEqual([200, 429]);
  const calls = await readCalls(token);
  expect(calls).toHaveLength(20);
  expect(calls[0]).toMatchObject({ status: 429, errorCode: -32005, units: 0 });
});

test("the calls of all processes are joined, kept for seven days, and end with the account", async () => {
  const { key, token } = await makeKey(gateway);
  await gateway.post(gateway.path("eth/mainnet", key), JSON.stringify(rpcCall()));
  const [first] = await readCalls(token);
  const other = new UsageMeter(gateway.db, () => new Date(now.getTime() + 1_000));
  const [row] = await gateway.db
    .selectFrom("api_keys")
    .select("account_id")
    .where("id", "=", first?.keyId ?? "")
    .execute();
  const accountId = row?.account_id ?? "";
  const { at: _, ...call } = first ?? fail();
  other.record(accountId, { ...call, method: "eth_gasPrice" });
  await other.close();
  expect((await readCalls(token)).map(({ method }) => method)).toEqual(["eth_gasPrice", "eth_chainId"]);
  now = new Date("2026-05-11T10:00:00.500Z");
  expect((await readCalls(token)).map(({ method }) => method)).toEqual(["eth_gasPrice"]);
  expect((await gateway.send("DELETE", "demo/sessions", undefined, token)).status).toBe(204);
  const rest = await gateway.db.selectFrom("recent_calls").selectAll().where("account_id", "=", accountId).execute();
  expect(rest).toEqual([]);
  expect((await gateway.get("demo/calls", token)).status).toBe(401);
});
