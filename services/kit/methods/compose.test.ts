/** @jest-environment node */
import { BadParameters } from "../HttpError.ts";
import { compose } from "./compose.ts";
import { MethodCatalog } from "./MethodCatalog.ts";

const catalog = new MethodCatalog("content/data");

function request(rpcInterface: string, method: string, params: unknown) {
  const [chain = "", network = "", name = ""] = rpcInterface.split(" ");
  const found = catalog.findInterface(chain, network, name);
  const entry = found && catalog.findMethod(found, method);
  if (!entry) throw new Error(`${rpcInterface} has no ${method}`);
  return compose(entry, params);
}

test.each([
  ["apt mainnet rest", "GET /v1/accounts/{address}", { address: "0x1" }, { verb: "GET", path: "/v1/accounts/0x1" }],
  [
    "apt mainnet rest",
    "GET /v1/accounts/{address}/resources",
    { address: "a/../b?c#d", limit: 5 },
    { verb: "GET", path: "/v1/accounts/a%2F..%2Fb%3Fc%23d/resources?limit=5" },
  ],
  [
    "trx mainnet rest-fullnode",
    "wallet/getnowblock",
    { body: {} },
    { verb: "POST", path: "/wallet/getnowblock", body: "{}" },
  ],
  [
    "near mainnet json-rpc",
    "query (view_account)",
    { request_type: "view_account", finality: "final", account_id: "near" },
    {
      verb: "POST",
      path: "",
      body: '{"jsonrpc":"2.0","id":1,"method":"query","params":{"request_type":"view_account","finality":"final","account_id":"near"}}',
    },
  ],
  [
    "xrp mainnet json-rpc",
    "account_info",
    [{ account: "rHb9" }],
    {
      verb: "POST",
      path: "",
      body: '{"jsonrpc":"2.0","id":1,"method":"account_info","params":[{"account":"rHb9"}]}',
    },
  ],
  [
    "btc mainnet blockbook-rest",
    "GET /api/v2/block/{hash|height}",
    { "hash|height": 1 },
    { verb: "GET", path: "/api/v2/block/1" },
  ],
])("%s %s is composed", (rpcInterface, method, params, expected) => {
  expect(request(rpcInterface, method, params)).toEqual(expected);
});

test.each([
  ["apt mainnet rest", "GET /v1/accounts/{address}", { address: ".." }],
  ["apt mainnet rest", "GET /v1/accounts/{address}", {}],
  ["apt mainnet rest", "GET /v1/accounts/{address}", { address: { a: 1 } }],
  ["apt mainnet rest", "GET /v1/accounts/{address}", { address: "0x1", host: "evil" }],
  ["eth mainnet json-rpc", "eth_blockNumber", [1]],
  ["eth mainnet json-rpc", "eth_getBalance", { address: "0x0" }],
  ["eth mainnet json-rpc", "eth_getBalance", ["a", "b", "c"]],
  ["ton mainnet json-rpc", "getAddressBalance", { method: "sendBoc" }],
  ["xrp mainnet json-rpc", "account_info", [{ account: "r", command: "stop" }]],
  ["eth mainnet json-rpc", "debug_traceCall", [{}, "latest", { tracer: "{result: function() { for (;;); }}" }]],
  ["eth mainnet json-rpc", "eth_call", [JSON.parse(`${"[".repeat(40)}${"]".repeat(40)}`)]],
  ["eth mainnet graphql", "query", { query: 'mutation { sendRawTransaction(data: "0x") }' }],
])("%s %s refuses %j", (rpcInterface, method, params) => {
  expect(() => request(rpcInterface, method, params)).toThrow(BadParameters);
});

test("a method specific to one chain is not sent to another of its family", () => {
  expect(() => request("eth mainnet json-rpc", "arbtrace_call", [{}, [], "latest"])).toThrow("has no arbtrace_call");
  expect(request("arb mainnet json-rpc", "arbtrace_call", [{}, [], "latest"]).body).toContain("arbtrace_call");
});
