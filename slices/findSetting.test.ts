import { findEndpointLine } from "./findSetting";

jest.mock("@/features/content/server", () => ({ findDocument: jest.fn() }));

const sample = (text: string) => ({
  slice_type: "code_sample",
  primary: { samples: [{ code: [{ type: "preformatted", text, spans: [] }] }] },
});

test.each([
  [`[rpc]\n  mainnet = "https://fra.nodes.test/eth/mainnet/KEY"`, `mainnet = "https://fra.nodes.test/eth/mainnet/KEY"`],
  [`http("wss://sgp.nodes.test/dot/mainnet/KEY", {`, `http("wss://sgp.nodes.test/dot/mainnet/KEY")`],
  ["4. Enter https://fra.nodes.test/eth/mainnet/KEY and save", "https://fra.nodes.test/eth/mainnet/KEY"],
  ["npm install", undefined],
  [
    "export RPC_URL=https://fra.nodes.test/base/sepolia/KEY\nnpx indexer",
    "export RPC_URL=https://fra.nodes.test/base/sepolia/KEY",
  ],
  [
    `export ETH_RPC_URL=https://fra.nodes.test/eth/mainnet/KEY\ncast call $A "f()(string)"\ncast call $A "g((address,uint24))(uint256)"`,
    "g((address,uint24))",
  ],
  [
    "export ETH_RPC_URL=https://fra.nodes.test/eth/mainnet/KEY\ncast logs --from-block 1 \\\n  --address 0x00",
    "cast logs --from-block 1",
  ],
])("of a sample, the line that points at an endpoint, or its call of a contract (%j)", (text, line) => {
  expect(findEndpointLine([{ slice_type: "hero" }, sample(text)], "nodes.test")).toBe(line);
});
