/** @jest-environment node */
import { findChain } from "@/features/shared/catalogue/catalogue";

import { loadSource } from "./loadSource";

const limits = { callsPerMinute: 1, timeMs: 1, answerBytes: 1, subscriptionMs: 1, subscriptionMessages: 1 };
const real = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = real;
});

async function loadTestSource(key: string, networks: unknown) {
  const chain = findChain(key);
  if (!chain) throw new Error(`there is no ${key}`);
  globalThis.fetch = () => Promise.resolve(Response.json({ networks, limits }));
  return loadSource(chain);
}

test("a chain's console is as good as the best that answers on one of its networks", async () => {
  expect(await loadTestSource("btc", { mainnet: { "json-rpc": "example" } })).toBe("example");
  expect(await loadTestSource("ltc", { mainnet: { "json-rpc": "endpoint" } })).toBe("endpoint");
  expect(await loadTestSource("eth", { mainnet: { "json-rpc": "local" }, sepolia: { "json-rpc": "local" } })).toBe(
    "local",
  );
  expect(await loadTestSource("base", { mainnet: { "json-rpc": "local" }, sepolia: { "json-rpc": "endpoint" } })).toBe(
    "endpoint",
  );
});

test("the source of answers is unknown while the gateway is down or answers in another shape", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await loadTestSource("sol", { mainnet: { "json-rpc": "somebody" } })).toBeUndefined();
  expect(error).toHaveBeenCalledWith("console of sol: no answer yet", expect.anything());
});
