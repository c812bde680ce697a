/** @jest-environment node */
import { findAddressProblem } from "./findAddressProblem";

const faucet = "0xead81C4Da3f2EA797a745e93CeDbb6D1906B7da4";
const good = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

test("an address with the right capital letters, or without any, can be paid", () => {
  expect(findAddressProblem(good, faucet)).toBeUndefined();
  expect(findAddressProblem(`  ${good.toLowerCase()} `, faucet)).toBeUndefined();
  expect(findAddressProblem(`0x${good.slice(2).toUpperCase()}`, "")).toBeUndefined();
});

test.each([
  ["", "missing"],
  ["0x1234", "malformed"],
  ["vitalik.eth", "malformed"],
  [good.replace("d8dA", "D8dA"), "checksum"],
  ["0x0000000000000000000000000000000000000000", "zero"],
  [faucet.toLowerCase(), "faucet"],
])("%p is %s", (text, problem) => {
  expect(findAddressProblem(text, faucet)).toBe(problem);
});
