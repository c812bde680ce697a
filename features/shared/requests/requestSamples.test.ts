/** @jest-environment node */
import { goString, pythonLiteral, rustString, shellWord } from "./literals";
import { requestSamples } from "./requestSamples";

const getCode = (label: string, body: string | undefined) =>
  requestSamples({ url: "https://fra.halyard.example/eth/mainnet/KEY", body }).find((one) => one.label === label)?.code;

test("every sample contains the URL and the complete request", () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}';
  for (const { code } of requestSamples({ url: "https://a.example/KEY", body })) {
    expect(code).toContain("https://a.example/KEY");
    expect(code).toContain("eth_syncing");
  }
});

test("a request without a body is a GET", () => {
  expect(getCode("curl", undefined)).toBe("curl 'https://fra.halyard.example/eth/mainnet/KEY'");
  expect(getCode("Go", undefined)).toContain("http.Get(");
});

test("text of a visitor stays text in every language", () => {
  expect(shellWord("it's $HOME")).toBe(`'it'\\''s $HOME'`);
  expect(pythonLiteral({ a: [true, null, "true"] })).toBe('{"a": [True, None, "true"]}');
  expect(goString("a`b")).toBe('"a`b"');
  expect(goString('a"b')).toBe('`a"b`');
  expect(rustString('a"#b')).toBe('r##"a"#b"##');
});

test.each([
  ["eth_blockNumber", [], "client.getBlockNumber()"],
  ["eth_getBalance", ["0xab", "finalized"], 'client.getBalance({ address: "0xab", blockTag: "finalized" })'],
  ["eth_getBlockByNumber", ["0x10", true], "client.getBlock({ includeTransactions: true, blockNumber: 16n })"],
  ["txpool_status", [], 'client.request({method: "txpool_status", params: []})'],
])("viem calls %s by its own function where it has one", (method, params, call) => {
  expect(getCode("viem", JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))).toContain(call);
});

test("viem is shown for no other protocol", () => {
  expect(getCode("viem", '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[]}')).toBeUndefined();
  expect(getCode("viem", undefined)).toBeUndefined();
});

test("a long request is written over several lines, none of them longer than a column of code has room for", () => {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "eth_getLogs",
    params: [{ fromBlock: "0x1", toBlock: "0x2" }],
  });
  for (const { label, code } of requestSamples({ url: "https://a.example/KEY", body })) {
    const longest = Math.max(...code.split("\n").map(({ length }) => length));
    expect([label, longest]).toEqual([label, expect.any(Number)]);
    expect(longest).toBeLessThanOrEqual(76);
  }
});
