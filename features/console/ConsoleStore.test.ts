import { CallError } from "./api";
import { readChoice, writeChoice } from "./choice";
import { ConsoleStore } from "./ConsoleStore";
import type { Sent } from "./sessionHistory";
import type { Outcome } from "./model";
import { testMenu } from "./testing";

const outcome: Outcome = {
  source: "local",
  status: 200,
  milliseconds: 3,
  bytes: 2,
  isCut: false,
  contentType: "application/json",
  computeUnits: 20,
  body: "{}",
};

function makeStore(choice = {}, call = jest.fn(() => Promise.resolve(outcome))) {
  let kept: Sent[] = [];
  const history = { read: () => kept, keep: (_: string, sent: Sent[]) => (kept = sent) };
  return { call, store: new ConsoleStore(testMenu, choice, { call, history, now: () => 1 }) };
}

test("the console starts with the first method of the first interface and its example", () => {
  const { store } = makeStore();
  expect([store.networkId, store.interfaceId, store.methodName]).toEqual(["mainnet", "json-rpc", "eth_blockNumber"]);
  store.choose({ method: "eth_getBalance" });
  expect(store.values).toEqual({ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", block: "latest" });
});

test("switching networks keeps interface, method and typed parameters where the network has them", () => {
  const { store } = makeStore({ method: "eth_getBalance" });
  store.setValue("block", "5");
  store.choose({ network: "sepolia" });
  expect([store.interfaceId, store.methodName, store.values.block]).toEqual(["json-rpc", "eth_getBalance", "5"]);
  const { store: other } = makeStore({ method: "newHeads" });
  expect(other.interfaceId).toBe("websocket");
  other.choose({ network: "sepolia" });
  expect([other.interfaceId, other.methodName]).toEqual(["json-rpc", "eth_blockNumber"]);
});

test("a call sends network, interface, method and parameters, and its response enters the history", async () => {
  const { store, call } = makeStore({ method: "eth_getBalance" });
  store.setValue("block", "16");
  await store.send();
  expect(call).toHaveBeenCalledWith({ chain: "eth", network: "mainnet", interface: "json-rpc" }, "eth_getBalance", [
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x10",
  ]);
  expect(store.state).toEqual({ kind: "answered", outcome });
  expect(store.history).toMatchObject([{ method: "eth_getBalance", values: { block: "16" }, status: 200 }]);
  store.forget();
  expect(store.history).toEqual([]);
});

test("a wrong parameter is pointed out once sending was tried, and nothing is sent", async () => {
  const { store, call } = makeStore({ method: "eth_getBalance" });
  store.setValue("address", "0x12");
  expect(store.hasTried).toBe(false);
  await store.send();
  expect(store.hasTried).toBe(true);
  expect(store.problems).toEqual({ address: "address" });
  expect(store.request).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test("a second click during a call sends no second call", async () => {
  const { store, call } = makeStore();
  await Promise.all([store.send(), store.send()]);
  expect(call).toHaveBeenCalledTimes(1);
});

test("an answer to a request that was left is not shown, but remembered", async () => {
  const { store } = makeStore();
  const sending = store.send();
  store.choose({ method: "eth_getBalance" });
  await sending;
  expect(store.state).toEqual({ kind: "idle" });
  expect(store.history).toHaveLength(1);
});

test("a limit is told with the time to wait", async () => {
  const call = jest.fn(() => Promise.reject(new CallError("rate_limited", "At most 30.", 12)));
  const { store } = makeStore({}, call);
  await store.send();
  expect(store.state).toEqual({ kind: "refused", code: "rate_limited", message: "At most 30.", wait: 12 });
  expect(store.history).toMatchObject([{ status: undefined }]);
});

test("an interface without an endpoint sends nothing", async () => {
  const { store, call } = makeStore({ interface: "rest" });
  await store.send();
  expect(store.source).toBe("example");
  expect(call).not.toHaveBeenCalled();
});

test("a link leads back to the same request", () => {
  const { store } = makeStore({ network: "sepolia", method: "eth_getBalance" });
  store.setValue("block", "5");
  const href = writeChoice("https://site.example/nodes/eth/?kept=1#console", store.choice);
  expect(href).toContain("kept=1");
  const { store: again } = makeStore(readChoice(new URL(href).search));
  expect([again.networkId, again.methodName, again.values]).toEqual(["sepolia", "eth_getBalance", store.values]);
  store.reset();
  expect(writeChoice(href, store.choice)).not.toContain("params");
});

test("a link that names nothing that exists is no reason to fail", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { store } = makeStore(readChoice("?network=x&interface=y&method=__proto__&params={broken"));
  expect([store.networkId, store.interfaceId, store.methodName]).toEqual(["mainnet", "json-rpc", "eth_blockNumber"]);
});
