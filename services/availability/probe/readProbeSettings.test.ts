/** @jest-environment node */
import { readChains } from "../../kit/catalog/readChains.ts";
import { readProbeSettings } from "./readProbeSettings.ts";

const chains = readChains("content/data");
const read = (source: Record<string, string>) => {
  const { region, endpoints } = readProbeSettings(source, chains);
  return { region, endpoints: endpoints.map(({ chain, network, url, index }) => [chain.key, network, url, index]) };
};

test("each variable names a network, and the default region is New York", () => {
  expect(read({ RPC_ETH_MAINNET_URL: "https://one.example/k", RPC_ALLORA_TESTNET_URL: "" })).toEqual({
    region: "nyc",
    endpoints: [["eth", "mainnet", "https://one.example/k", 0]],
  });
});

test("one variable can hold several URLs, and former chain keys are accepted", () => {
  expect(read({ RPC_MATIC_AMOY_URL: "http://one.example, http://two.example", PROBE_REGION: "sgp" })).toEqual({
    region: "sgp",
    endpoints: [
      ["pol", "amoy", "http://one.example", 0],
      ["pol", "amoy", "http://two.example", 1],
    ],
  });
});

test("a network's dash is written as an underscore", () => {
  const [chain] = chains.filter(({ networks }) => Object.keys(networks).some((id) => id.includes("-")));
  const network = Object.keys(chain?.networks ?? {}).find((id) => id.includes("-")) ?? "";
  const name = `RPC_${chain?.key}_${network.replaceAll("-", "_")}_URL`.toUpperCase();
  expect(read({ [name]: "http://one.example" }).endpoints).toEqual([[chain?.key, network, "http://one.example", 0]]);
});

test.each([
  [{ RPC_NOTHING_MAINNET_URL: "https://one.example" }, "RPC_NOTHING_MAINNET_URL names no network"],
  [{ RPC_ETH_MAINNET_URL: "ftp://one.example" }, "RPC_ETH_MAINNET_URL must be an address"],
  [{ PROBE_REGION: "lon" }, 'PROBE_REGION must be one of nyc, fra, sgp; got "lon"'],
])("%j is refused by a sentence", (source, sentence) => {
  expect(() => read(source)).toThrow(sentence);
});

test("the error for an invalid URL does not contain it", () => {
  expect(() => read({ RPC_ETH_MAINNET_URL: "wss://one.example/secret" })).toThrow(/^(?!.*secret)/);
});
