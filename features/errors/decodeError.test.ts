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
