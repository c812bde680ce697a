/** @jest-environment node */
import { checkAddress } from "./checkAddress";

const faucet = "0xead81C4Da3f2EA797a745e93CeDbb6D1906B7da4";
const good = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

test("an address with the right capital letters, or without any, can be paid", () => {
  expect(checkAddress(good, faucet)).toEqual({ address: good });
  expect(checkAddress(`  ${good.toLowerCase()} `, faucet)).toEqual({ address: good.toLowerCase() });
  const upper = `0x${good.slice(2).toUpperCase()}`;
  expect(checkAddress(upper, "")).toEqual({ address: upper });
});

test.each([
  ["", { problem: "missing" }],
  ["0x1234", { problem: "digits", digits: 4 }],
  ["vitalik.eth", { problem: "name" }],
  [good.replace("d8dA", "D8dA"), { problem: "checksum" }],
  ["0x0000000000000000000000000000000000000000", { problem: "zero" }],
  [`sep:${faucet.toLowerCase()}`, { problem: "faucet" }],
])("%p is %p", (text, problem) => {
  expect(checkAddress(text, faucet)).toEqual(problem);
});
