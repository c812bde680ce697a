/** @jest-environment node */
import { briefNames, familyName, networkName } from "./names";
import { referenceMethods } from "./references";

describe("briefNames", () => {
  it("interface names count the kinds of one protocol", () => {
    const tron = ["REST full node", "REST solidity node", "JSON-RPC full node", "JSON-RPC solidity node"];
    expect(briefNames(tron)).toEqual(["REST ×2", "JSON-RPC ×2"]);
  });

  it("keeps the full name of a single kind and of other protocols", () => {
    expect(briefNames(["JSON-RPC UTXO", "JSON-RPC NEVM", "WebSocket NEVM"])).toEqual(["JSON-RPC ×2", "WebSocket NEVM"]);
    expect(briefNames(["Rosetta", "Ogmios JSON-RPC", "Ogmios WebSocket"])).toEqual(["Rosetta", "Ogmios ×2"]);
    expect(briefNames(["JSON-RPC", "HTTP API v4", "JSON-RPC v3"])).toEqual(["JSON-RPC ×2", "HTTP API v4"]);
  });
});

test.each(["en", "cn"] as const)("every family of methods has a spelling of its own (%s)", (locale) => {
  const names = [...referenceMethods.keys()].map((family) => familyName(family, locale));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[a-z]-[a-z]/.test(name))).toEqual([]);
});

test("main and test networks have the reader's words, and other parts of their names stay", () => {
  expect(
    ["Mainnet (EVM)", "Horizon testnet", "Sepolia", "allora-testnet-1"].map((name) => networkName(name, "cn")),
  ).toEqual(["主网 (EVM)", "Horizon 测试网", "Sepolia", "allora-testnet-1"]);
  expect(networkName("Mainnet", "en")).toBe("Mainnet");
});
