/** @jest-environment node */
import { countMethods, writeMix } from "./countMethods";

const count = async (text: string) =>
  Object.fromEntries(await countMethods(new Blob([text]), ["eth_call", "eth_getLogs"]));

test("requests in a log are counted by method, each call of a batch included", async () => {
  const lines = [
    '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[]}',
    '127.0.0.1 - "POST /" 200 "{\\"method\\":\\"eth_getLogs\\"}"',
    '[{"method": "eth_call"},{"method": "eth_call"}]',
    "2026-11-25T20:00:00Z INFO rpc eth_getLogs 12ms",
    "GET /health 200",
  ];
  expect(await count(lines.join("\n"))).toEqual({ eth_call: 3, eth_getLogs: 2 });
});

test.each([
  [
    "a table",
    "Date,Method,Network,Requests,CU\n2026-11-01,eth_call,mainnet,1200,24000\n2026-11-02,eth_call,mainnet,300,6000",
  ],
  ["a table with semicolons and quotes", '"method";"total calls"\n"eth_call";"1500"\nTotal;'],
  ["lines of a method and a count", "eth_call\t1 200\neth_call: 300"],
  [
    "the account's JSON",
    '{"rows":[{"method":"eth_call","requests":1200,"units":9},{"method":"eth_call","requests":300}]}',
  ],
])("the counts of %s are added up", async (_, text) => {
  expect(await count(text)).toEqual({ eth_call: 1500 });
});

test("a log without calls has none", async () => {
  expect(await count("GET / 200\n\n")).toEqual({});
});

test("counts of a day become a month's, most called first", () => {
  const counts = new Map([
    ["eth_getLogs", 10],
    ["eth_call", 1000],
  ]);
  expect(writeMix(counts, 1)).toBe("eth_call 30000\neth_getLogs 300");
  expect(writeMix(counts, 30)).toBe("eth_call 1000\neth_getLogs 10");
});
