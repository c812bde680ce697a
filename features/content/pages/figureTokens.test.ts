/** @jest-environment node */
import { figureTokens } from "./figureTokens";

test("the figures of the settings are what an editor wrote, and the company's own where nothing stands", () => {
  expect(figureTokens({ nodes_amount: "41 nodes", starting_price: null }, "en")).toMatchObject({
    blockchains_amount: "More than 40 blockchains",
    nodes_amount: "41 nodes",
    starting_price: "from $0",
    live_chains: "89",
    chains: "94",
    json_rpc_chains: "80",
    websocket_chains: "64",
    rest_chains: "14",
    graphql_chains: "4",
  });
  expect(figureTokens({}, "cn")).toMatchObject({
    blockchains_amount: "超过 40 条区块链",
    nodes_amount: "40 个节点",
    starting_price: "US$0 起",
    live_chains: "89",
  });
});

test("texts take limits from the table of plans", () => {
  expect(figureTokens({}, "en")).toMatchObject({
    free_requests_per_day: "40,000",
    start_compute_units: "50\u00a0million",
    unlimited_requests_per_second: "60",
    unlimited_units_per_second: "1,200",
    unlimited_batch_calls: "60",
    log_blocks: "5,000",
  });
  expect(figureTokens({}, "cn")).toMatchObject({
    start_compute_units: "5,000\u00a0万",
    growth_compute_units: "2.5\u00a0亿",
  });
});
