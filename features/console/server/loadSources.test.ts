/** @jest-environment node */
import { findChain } from "@/features/shared/catalogue/catalogue";

import { getBestSource, loadSources, sortNetworks } from "./loadSources";
import { listNetworks } from "./menu";

const limits = {
  callsPerMinute: 1,
  batchCalls: 1,
  timeMs: 1,
  answerBytes: 1,
  subscriptionMs: 1,
  subscriptionMessages: 1,
};
const real = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = real;
});

function getChain(key: string) {
  const chain = findChain(key);
  if (!chain) throw new Error(`there is no ${key}`);
  return chain;
}

async function loadTestSource(key: string, networks: unknown) {
  const chain = getChain(key);
  globalThis.fetch = () => Promise.resolve(Response.json({ networks, limits }));
  return getBestSource(chain, await loadSources(chain));
}

test("a chain's console is as good as the best that answers on one of its networks", async () => {
  expect(await loadTestSource("btc", { mainnet: { "json-rpc": "example" } })).toBe("example");
  expect(await loadTestSource("ltc", { mainnet: { "json-rpc": "endpoint" } })).toBe("endpoint");
  expect(await loadTestSource("eth", { mainnet: { "json-rpc": "example" }, demo: { "json-rpc": "demo" } })).toBe(
    "demo",
  );
  expect(await loadTestSource("base", { demo: { "json-rpc": "demo" }, sepolia: { "json-rpc": "endpoint" } })).toBe(
    "endpoint",
  );
});

test("the source of answers is unknown while the gateway is down or answers in another shape", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await loadTestSource("sol", { mainnet: { "json-rpc": "somebody" } })).toBeUndefined();
  expect(error).toHaveBeenCalledWith("console of sol: no answer yet", expect.anything());
});

test("connected networks come first, and a visitor starts on one of them", () => {
  const sort = (key: string, known = {}) => sortNetworks(listNetworks(getChain(key)), known).map(({ id }) => id);
  expect(sort("eth")).toEqual(["demo", "mainnet", "sepolia", "hoodi"]);
  const known = { sepolia: { "json-rpc": "endpoint" }, demo: { "json-rpc": "demo" } };
  expect(sort("eth", known)).toEqual(["sepolia", "demo", "mainnet", "hoodi"]);
  expect(sort("btc")).not.toContain("demo");
});
