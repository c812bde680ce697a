import { briefNames } from "./names";

describe("briefNames", () => {
  it("interface names count the kinds of one protocol", () => {
    const tron = ["REST full node", "REST solidity node", "JSON-RPC full node", "JSON-RPC solidity node"];
    expect(briefNames(tron)).toEqual(["REST ×2", "JSON-RPC ×2"]);
  });

  it("keeps the full name of a single kind and of other protocols", () => {
    expect(briefNames(["JSON-RPC UTXO", "JSON-RPC NEVM", "WebSocket NEVM"])).toEqual(["JSON-RPC ×2", "WebSocket NEVM"]);
    expect(briefNames(["Rosetta", "Ogmios JSON-RPC", "Ogmios WebSocket"])).toHaveLength(3);
  });
});
