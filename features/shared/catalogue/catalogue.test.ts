/** @jest-environment node */
import * as chains from "viem/chains";

import { catalogue, findChain, findChains } from "./catalogue";
import { readCatalogue } from "./model";

const getHost = (address: string) => new URL(address).hostname.replace(/^www\./, "");

// Several chains of the registry share an id; the explorer of any of them is accepted.
const registry = new Map<number, Set<string>>();
for (const chain of Object.values(chains)) {
  if (!("id" in chain)) continue;
  const hosts = registry.get(chain.id) ?? new Set();
  registry.set(chain.id, hosts);
  if ("blockExplorers" in chain && chain.blockExplorers) {
    for (const { url } of Object.values(chain.blockExplorers)) hosts.add(getHost(url));
  }
}

const evmNetworks = catalogue
  .filter((chain) => chain.families.includes("evm"))
  .flatMap((chain) => chain.networks.map((network) => ({ ...network, of: chain.key })));

test("every key is unique, and old keys resolve to the new ones", () => {
  expect(new Set(catalogue.map(({ key }) => key)).size).toBe(catalogue.length);
  expect(findChain("matic")?.key).toBe("pol");
  expect(findChain("nothing")).toBeUndefined();
});

test("a family means every chain of it that can be had; each chain is there once", () => {
  const keys = findChains(["sol", "evm", "eth", "made-up"]).map(({ key }) => key);
  expect(keys.slice(0, 2)).toEqual(["sol", "eth"]);
  expect(keys).toEqual(expect.arrayContaining(["s", "world", "tao"]));
  expect(keys).not.toContain("heco");
  expect(new Set(keys).size).toBe(keys.length);
  expect(findChains(["ton"]).map(({ key }) => key)).toEqual(["ton"]);
});

test("displayed chain ids are in the public registry, unless another document confirms them", () => {
  // 128: ethereum-lists/chains, _data/chains/eip155-128.json
  const known = new Set([...registry.keys(), 128]);
  const unknown = evmNetworks.filter(({ chainId }) => chainId !== undefined && !known.has(chainId));
  expect(unknown.map(({ of, id, chainId }) => `${of} ${id} ${chainId}`)).toEqual([]);
});

test("explorers of EVM chains are those of the public registry", () => {
  const differing = evmNetworks.filter(({ chainId, explorer }) => {
    const hosts = chainId === undefined ? undefined : registry.get(chainId);
    return hosts && hosts.size > 0 && explorer !== undefined && !hosts.has(getHost(explorer));
  });
  expect(differing.map(({ of, id, explorer }) => `${of} ${id} ${explorer}`)).toEqual([]);
});

test("a chain id that was not checked is `undefined`", () => {
  const [chain] = readCatalogue([
    {
      key: "matic",
      name: "Test",
      ticker: "T",
      family: "utxo+evm",
      interfaces: ["json-rpc"],
      chainMultiplier: 1,
      networks: {
        mainnet: { name: "Mainnet", chainId: 1 },
        nile: { name: "Nile", chainId: 2, chainIdConfirmed: true },
      },
    },
  ]);
  expect(chain).toMatchObject({ key: "pol", families: ["utxo", "evm"], status: "available", isPartner: false });
  expect(chain?.networks.map(({ chainId, isTest }) => [chainId, isTest])).toEqual([
    [undefined, false],
    [2, true],
  ]);
});

test("an entry of another shape is named in the log and left out", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  expect(readCatalogue([{ key: "x" }])).toEqual([]);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^catalogue: The chain x .*left out/));
  error.mockRestore();
});
