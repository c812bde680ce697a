/** @jest-environment node */
import { figureTokens } from "./figureTokens";

test("the figures of the settings are what an editor wrote, and the company's own where nothing stands", () => {
  expect(figureTokens({ nodes_amount: "41 nodes", starting_price: null }, "en")).toEqual({
    blockchains_amount: "More than 40 blockchains",
    nodes_amount: "41 nodes",
    starting_price: "from $0",
    live_chains: "89",
  });
  expect(figureTokens({}, "cn")).toEqual({
    blockchains_amount: "超过 40 条区块链",
    nodes_amount: "40 个节点",
    starting_price: "0 美元起",
    live_chains: "89",
  });
});
