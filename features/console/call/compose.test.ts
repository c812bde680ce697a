/** @jest-environment node */
import { testMethod } from "@/features/console/testing";

import { composeRequest, toParams, toValues } from "./compose";
import { defaultValues, fillMissing, readValue } from "./values";

const rpc = (method: string, params: unknown) => ({
  path: "",
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

test.each([
  ["eth_blockNumber", {}, rpc("eth_blockNumber", [])],
  ["eth_getBalance", { address: "0x1", block: "16" }, rpc("eth_getBalance", ["0x1", "0x10"])],
  ["eth_feeHistory", { count: "4", percentiles: "[25]" }, rpc("eth_feeHistory", ["0x4", null, [25]])],
  ["eth_feeHistory", { count: "4" }, rpc("eth_feeHistory", ["0x4"])],
  ["account_info", { account: "r" }, rpc("account_info", [{ account: "r" }])],
  ["newHeads", {}, rpc("eth_subscribe", ["newHeads"])],
  ["logs", { address: "0x1" }, rpc("eth_subscribe", ["logs", { address: "0x1" }])],
  [
    "GET /v1/accounts/{address}",
    { address: "a/b", limit: "5" },
    { path: "/v1/accounts/a%2Fb?limit=5", body: undefined },
  ],
  ["POST /v1/view", { body: '{"a":1}' }, { path: "/v1/view", body: '{"a":1}' }],
  ["query", { query: "{ a }" }, { path: "", body: '{"query":"{ a }"}' }],
])("%s with %j is composed", (name, values, expected) => {
  expect(composeRequest(testMethod(name), values)).toEqual(expected);
});

test.each(["eth_getBalance", "eth_feeHistory", "account_info", "GET /v1/accounts/{address}"])(
  "parameters of %s lead back to the texts they came from",
  (name) => {
    const method = testMethod(name);
    const again = toValues(method, toParams(method, defaultValues(method)));
    expect(toParams(method, again)).toEqual(toParams(method, defaultValues(method)));
  },
);

test("an object is laid out in lines from the start, and is the same value", () => {
  const filter = { name: "filter", type: "json", value: '{"fromBlock":"0x0","topics":[null]}' } as const;
  const method = { ...testMethod("eth_getBalance"), fields: [filter] };
  const values = defaultValues(method);
  expect(values.filter).toMatch(/^\{\n {2}"fromBlock": "0x0",\n/);
  expect(toValues(method, toParams(method, values))).toEqual(values);
});

test("code shows a placeholder for what is required and missing, and leaves out what is optional", () => {
  const fields = [
    { name: "signed transaction", type: "text" },
    { name: "trace", type: "json" },
    { name: "block", type: "block", isOptional: true },
  ] as const;
  const method = { ...testMethod("eth_getBalance"), fields: [...fields] };
  const { body } = composeRequest(method, fillMissing(method, { trace: " " }));
  expect(JSON.parse(body ?? "").params).toEqual(["SIGNED_TRANSACTION", "TRACE"]);
});

test("numbers that people write become what nodes read", () => {
  expect(readValue({ type: "quantity" }, "255")).toBe("0xff");
  expect(readValue({ type: "integer" }, "007")).toBe(7);
  expect(readValue({ type: "text" }, " a ")).toBe("a");
});
