import type { Menu, MenuMethod } from "./model";

const method = (name: string, more: Partial<MenuMethod> = {}): MenuMethod => ({
  name,
  kind: "json-rpc",
  by: "position",
  category: "read",
  computeUnits: 50,
  demoUnits: 20,
  fields: [],
  ...more,
});

/** A menu with three networks and the methods that tests need. */
export const testMenu: Menu = {
  chain: "eth",
  currency: "ETH",
  families: ["evm"],
  networks: [
    { id: "sepolia", name: "Sepolia", chainId: 11155111, interfaces: [{ id: "json-rpc", source: "endpoint" }] },
    {
      id: "demo",
      name: "Demo chain",
      chainId: 7357001,
      interfaces: [
        { id: "json-rpc", source: "demo" },
        { id: "websocket", source: "demo" },
      ],
    },
    {
      id: "mainnet",
      name: "Mainnet",
      chainId: 1,
      interfaces: [
        { id: "json-rpc", source: "example" },
        { id: "websocket", source: "example" },
        { id: "rest", source: "example" },
      ],
    },
  ],
  methods: {
    "json-rpc": [
      method("eth_blockNumber"),
      method("eth_getBalance", {
        fields: [
          { name: "address", type: "address", value: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" },
          { name: "block", type: "block", value: "latest" },
        ],
      }),
      method("trace_call", { demoUnits: undefined, answer: { result: [] } }),
      method("eth_feeHistory", {
        fields: [
          { name: "count", type: "quantity", value: "4" },
          { name: "block", type: "block", isOptional: true },
          { name: "percentiles", type: "json", isOptional: true },
        ],
      }),
    ],
    websocket: [
      method("newHeads", { kind: "subscription", by: "name" }),
      method("logs", {
        kind: "subscription",
        by: "name",
        fields: [{ name: "address", type: "address", isOptional: true }],
      }),
    ],
    rest: [
      method("GET /v1/accounts/{address}", {
        kind: "rest",
        fields: [
          { name: "address", type: "text", in: "path", value: "0x1" },
          { name: "limit", type: "integer", in: "query", isOptional: true },
        ],
      }),
      method("POST /v1/view", { kind: "rest", fields: [{ name: "body", type: "json", in: "body", value: "{}" }] }),
    ],
    wrapped: [method("account_info", { by: "wrapped", fields: [{ name: "account", type: "text", value: "r" }] })],
    graphql: [
      method("query", {
        kind: "graphql",
        fields: [
          { name: "query", type: "query", value: "{ block { number } }" },
          { name: "variables", type: "json", isOptional: true },
        ],
      }),
    ],
  },
  limits: {
    callsPerMinute: 30,
    batchCalls: 3,
    timeMs: 10_000,
    answerBytes: 524_288,
    subscriptionMs: 30_000,
    subscriptionMessages: 50,
  },
  regions: [],
};

/** A method of the test menu. */
export function testMethod(name: string): MenuMethod {
  const found = Object.values(testMenu.methods)
    .flat()
    .find((one) => one.name === name);
  if (!found) throw new Error(`the test menu has no ${name}`);
  return found;
}
