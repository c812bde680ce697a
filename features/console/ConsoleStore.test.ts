/** @jest-environment node */
import { CallError } from "./api";
import type { Sent } from "./callHistory";
import { readChoice, writeChoice } from "./choice";
import { ConsoleStore } from "./ConsoleStore";
import type { Outcome } from "./model";
import { testMenu } from "./testing";

const outcome: Outcome = {
  source: "demo",
  status: 200,
  milliseconds: 3,
  bytes: 2,
  isCut: false,
  contentType: "application/json",
  computeUnits: 20,
  body: "{}",
};

function makeStore(choice = {}, call = jest.fn(() => Promise.resolve(outcome))) {
  let stored: Sent[] = [];
  let at = 0;
  const history = { read: () => stored, keep: (_: string, sent: Sent[]) => (stored = sent) };
  const callOwn = jest.fn(() => Promise.resolve(outcome));
  const store = new ConsoleStore(testMenu, choice, { call, callOwn, history, now: () => (at += 1) });
  return { call, callOwn, store, draft: store.draft };
}

const demo = { network: "demo" };
const ownKey = { key: "my-key", networks: ["eth demo", "eth sepolia"] };

test("the console starts on the best connected network, with the first method and its example", () => {
  const { store, draft } = makeStore();
  expect([draft.networkId, draft.interfaceId, draft.methodName]).toEqual(["sepolia", "json-rpc", "eth_blockNumber"]);
  store.choose({ method: "eth_getBalance" });
  expect(draft.values).toEqual({ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", block: "latest" });
});

test("a method without a network selects the first network that has it, and the demo chain has fewer", () => {
  expect(makeStore({ method: "newHeads" }).draft.networkId).toBe("demo");
  const { store, draft } = makeStore(demo);
  expect(draft.methods.map(({ name }) => name)).not.toContain("trace_call");
  store.choose({ method: "trace_call" });
  expect([draft.networkId, draft.methodName]).toEqual(["sepolia", "trace_call"]);
});

test("switching networks keeps interface, method and typed parameters where the network has them", () => {
  const { store, draft } = makeStore({ ...demo, method: "eth_getBalance" });
  draft.setValue("block", "5");
  store.choose({ network: "sepolia" });
  expect([draft.interfaceId, draft.methodName, draft.values.block]).toEqual(["json-rpc", "eth_getBalance", "5"]);
  const { store: other, draft: otherDraft } = makeStore({ method: "newHeads" });
  expect(otherDraft.interfaceId).toBe("websocket");
  other.choose({ network: "sepolia" });
  expect([otherDraft.interfaceId, otherDraft.methodName]).toEqual(["json-rpc", "eth_blockNumber"]);
});

test("a call sends network, interface, method and parameters, and its answer enters the history", async () => {
  const { store, draft, call } = makeStore({ ...demo, method: "eth_getBalance" });
  draft.setValue("block", "16");
  await store.send();
  expect(call).toHaveBeenCalledWith({ chain: "eth", network: "demo", interface: "json-rpc" }, "eth_getBalance", [
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x10",
  ]);
  expect(store.state).toEqual({ kind: "answered", outcome });
  draft.setValue("block", "17");
  expect(store.request).toMatchObject({ method: "eth_getBalance", params: [expect.any(String), "0x10"] });
  expect(store.history).toMatchObject([{ method: "eth_getBalance", values: { block: "16" }, status: 200, body: "{}" }]);
  store.forget();
  expect(store.history).toEqual([]);
});

test("with a key, calls go through the gateway with it, where that answers them", async () => {
  const { store, draft, call, callOwn } = makeStore({ ...demo, method: "eth_blockNumber" });
  store.setKey(ownKey);
  await store.send();
  expect(callOwn).toHaveBeenCalledWith("/rpc/eth/demo/my-key", draft.request?.body);
  expect(store.state).toMatchObject({ kind: "answered", outcome: { source: "demo", computeUnits: 20 } });
  store.choose({ network: "sepolia" });
  await store.send();
  expect(callOwn).toHaveBeenLastCalledWith("/rpc/eth/sepolia/my-key", draft.request?.body);
  expect(store.state).toMatchObject({ kind: "answered", outcome: { source: "endpoint", computeUnits: 50 } });
  expect(call).not.toHaveBeenCalled();
  expect(JSON.stringify(store.history)).not.toContain("my-key");
  expect(writeChoice("https://site.example/console/", draft.choice)).not.toContain("my-key");
});

test("where nothing is connected, sending shows the documented answer and sends nothing, with a key too", async () => {
  const { store, call, callOwn } = makeStore({ network: "mainnet" });
  store.setKey(ownKey);
  await store.send();
  expect(store.state).toEqual({ kind: "example" });
  expect([call.mock.calls, callOwn.mock.calls, store.history]).toEqual([[], [], []]);
});

test("a key that this site's gateway does not answer with on a network is not used there", async () => {
  const { store, call, callOwn } = makeStore(demo);
  store.setKey({ key: "my-key", networks: undefined });
  await store.send();
  store.setKey({ key: "my-key", networks: ["eth mainnet"] });
  await store.send();
  expect([call.mock.calls.length, callOwn.mock.calls.length]).toEqual([2, 0]);
});

test("a wrong parameter is explained once its field was left, and nothing is sent", async () => {
  const { store, draft, call } = makeStore({ ...demo, method: "eth_getBalance" });
  draft.setValue("address", "0x12");
  expect(draft.getShownProblem("address")).toBeUndefined();
  draft.touch("address");
  expect(draft.getShownProblem("address")).toEqual({ kind: "digits", digits: 2, expected: 40 });
  await store.send();
  expect(draft.request).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test("an empty field is pointed out when sending was tried, not when it was passed by", () => {
  const { draft } = makeStore({ ...demo, method: "eth_getBalance" });
  draft.setValue("address", "");
  draft.touch("address");
  expect(draft.getShownProblem("address")).toBeUndefined();
  draft.check();
  expect(draft.getShownProblem("address")).toEqual({ kind: "missing" });
});

test("a call of the history is sent again, and two of its answers are compared, the older one first", async () => {
  const { store, call } = makeStore({ ...demo, method: "eth_getBalance" });
  await store.send();
  store.choose({ method: "eth_blockNumber" });
  const [first] = store.history;
  if (!first) throw new Error("nothing was remembered");
  await store.replay(first);
  expect(call).toHaveBeenCalledTimes(2);
  expect(store.draft.methodName).toBe("eth_getBalance");
  await store.send();
  for (const { at } of store.history) store.compare(at);
  expect(store.comparison?.map(({ at }) => at)).toEqual([1, 2]);
  store.compare(2);
  expect(store.comparison).toBeUndefined();
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

test("a limit is shown with the time to wait", async () => {
  const call = jest.fn(() => Promise.reject(new CallError("rate_limited", "At most 30.", 12)));
  const { store } = makeStore({}, call);
  await store.send();
  expect(store.state).toEqual({ kind: "refused", code: "rate_limited", message: "At most 30.", wait: 12 });
  expect(store.history).toMatchObject([{ status: undefined }]);
});

test("a link restores the same request", () => {
  const { store, draft } = makeStore({ network: "sepolia", method: "eth_getBalance" });
  draft.setValue("block", "5");
  const href = writeChoice("https://site.example/nodes/eth/?stored=1#console", draft.choice);
  expect(href).toContain("stored=1");
  const { draft: again } = makeStore(readChoice(new URL(href).search));
  expect([again.networkId, again.methodName, again.values]).toEqual(["sepolia", "eth_getBalance", draft.values]);
  store.reset();
  expect(writeChoice(href, draft.choice)).not.toContain("params");
});

test("a link that names nothing that exists is no reason to fail", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { draft } = makeStore(readChoice("?network=x&interface=y&method=__proto__&params={broken"));
  expect([draft.networkId, draft.interfaceId, draft.methodName]).toEqual(["sepolia", "json-rpc", "eth_blockNumber"]);
});
