/** @jest-environment node */
import { goString, pythonLiteral, rustString, shellWord } from "./literals";
import { requestSamples } from "./requestSamples";

const getCode = (label: string, body: string | undefined) =>
  requestSamples({ url: "https://fra.halyard.example/eth/mainnet/KEY", body }).find((one) => one.label === label)?.code;

test("every sample carries the address and the whole request", () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
  for (const { code } of requestSamples({ url: "https://a.example/KEY", body })) {
    expect(code).toContain("https://a.example/KEY");
    expect(code).toContain("eth_chainId");
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
