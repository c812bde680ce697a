/** @jest-environment node */
import { decodeError } from "./decodeError";

test.each([
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method foo does not exist"}}', "json-rpc", -32601],
  ['{"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}', "json-rpc", 3],
  ["HTTP/2 429", "http", 429],
  ['{"error":{"code":429,"message":"slow down"}}', "http", 429],
  ["-32005", "json-rpc", -32005],
])("%s is told as %s %d", (text, source, code) => {
  expect(decodeError(text)).toMatchObject({ source, code });
  expect(decodeError(text)?.meaning).toBeDefined();
});

test("a code of the node's own range is still explained, an unknown one is only named", () => {
  expect(decodeError('{"code":-32042,"message":"x"}')?.meaning).toBeDefined();
  expect(decodeError('{"code":12345,"message":"x"}')).toMatchObject({ code: 12345, meaning: undefined });
});

test("words without a code are not an error anyone could decode", () => {
  expect(decodeError("it does not work")).toBeUndefined();
  expect(decodeError("")).toBeUndefined();
});

test.each([
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"credits limited to 6000/sec"}}', -32005, /one second/],
  ["Your app has exceeded its compute units per second capacity.", undefined, /one second/],
  ["429 Too Many Requests: 50/second request limit reached", undefined, /one second/],
  ['{"error":{"code":-32005,"message":"project ID request rate exceeded"}}', -32005, /one second/],
  ["You can make eth_getLogs requests with up to a 500 block range.", undefined, /logs of more blocks/],
  ['{"code":-32614,"message":"eth_getLogs is limited to a 10,000 range"}', -32614, /logs of more blocks/],
  ["query returned more than 10000 results", undefined, /logs of more blocks/],
  ["daily request count exceeded, request rate limited", undefined, /a day or a month/],
  ["HTTP/1.1 402 Payment Required", 402, /a day or a month/],
  ["Batch of more than 3 requests are not allowed on free tier", undefined, /more calls than the provider/],
  ["method is not available on freetier, please upgrade to paid tier", undefined, /only in a larger plan/],
  ["missing trie node 0xabc (path )", undefined, /full node/],
])("%s is told by its words", (text, code, what) => {
  const decoded = decodeError(text);
  expect(decoded?.code).toBe(code);
  expect(decoded?.meaning?.en.what).toMatch(what);
  expect(decoded?.meaning?.cn.what).toMatch(/[一-龥]/);
});
