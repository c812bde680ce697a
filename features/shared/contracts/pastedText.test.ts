/** @jest-environment node */
import { cleanName, cleanPasted, findPastedHash, readPastedAddress, unwrapPasted } from "./pastedText.ts";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const digits = address.slice(2);
const other = "0xead81C4Da3f2EA797a745e93CeDbb6D1906B7da4";

test.each([
  address,
  `  ${address}\n`,
  `\u200b${address.slice(0, 20)}\u200d${address.slice(20)}\ufeff`,
  `\u2068${address}\u2069`,
  `0X${digits}`,
  `"${address}",`,
  `“${address}”`,
  `'${address}';`,
  `<${address}>.`,
  `[${address}]`,
  `{"to": "${address}"}`,
  `ethereum:${address}`,
  `ethereum:${address}@11155111`,
  `ethereum:pay-${address}@11155111?value=1e18`,
  `ethereum:${other}@1/transfer?address=${address}&uint256=1`,
  `sep:${address}`,
  `eth:0X${digits}`,
  `eip155:11155111:${address}`,
  `https://sepolia.etherscan.io/address/${address}#tokentxns`,
  `https://eth-sepolia.blockscout.com/address/${address}?tab=txs`,
  `https://sepolia.etherscan.io/address/${address}/${address.toLowerCase()}`,
  `My address is ${address}.`,
  `${address.slice(0, 22)}\r\n${address.slice(22)}`,
  digits,
  `０ｘ${digits}`,
])("%p is read as the address in it", (text) => {
  expect(readPastedAddress(text)).toEqual({ address });
});

test.each([
  ["", { problem: "missing" }],
  [" \u200b,", { problem: "missing" }],
  ["vitalik.eth", { problem: "name" }],
  ["“vitalik.eth”", { problem: "name" }],
  ["pay.vitalik.base.eth", { problem: "name" }],
  ["节点.eth", { problem: "name" }],
  ["https://app.ens.domains/vitalik.eth", { problem: "name" }],
  [`${address} ${other}`, { problem: "several" }],
  ["0x1234", { problem: "digits", digits: 4 }],
  ["0x", { problem: "digits", digits: 0 }],
  [`sep:${address}0`, { problem: "digits", digits: 41 }],
  [address.slice(0, -1), { problem: "digits", digits: 39 }],
  [digits.slice(1), { problem: "digits", digits: 39 }],
  [`https://sepolia.etherscan.io/tx/0x${"a".repeat(64)}`, { problem: "digits", digits: 64 }],
  [address.replace("d8dA", "d8gA"), { problem: "letter" }],
  ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", { problem: "malformed" }],
  ["my wallet", { problem: "malformed" }],
])("%p has no address: %p", (text, problem) => {
  expect(readPastedAddress(text)).toEqual(problem);
});

test.each([
  [`x${".a".repeat(5_000)}.1`, { problem: "malformed" }],
  [`a${'"'.repeat(10_000)}a`, { problem: "malformed" }],
  [`ethereum:${"/transfer?".repeat(3_000)}`, { problem: "malformed" }],
  [`x${".a".repeat(5_000)}.eth`, { problem: "name" }],
])("a long text is read at once, whatever it repeats", (text, problem) => {
  const startedAt = performance.now();
  expect(readPastedAddress(text)).toEqual(problem);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test("a text is cleaned of what cannot be seen, and a value of the signs around it", () => {
  expect(cleanPasted("\u200b my\u00a0key\u202e\n two ")).toBe("my key two");
  expect(unwrapPasted('"0x1", ')).toBe("0x1");
});

test("a name keeps emoji that are joined, and is empty when nothing of it can be seen", () => {
  expect(cleanName(" indexer\u200b\u202e \u{1f469}\u200d\u{1f4bb}\0")).toBe("indexer \u{1f469}\u200d\u{1f4bb}");
  expect(cleanName("\u200d \u200b")).toBe("");
});

test("the hash in an explorer's link is found, and none where there are two or a longer number", () => {
  const hash = `0x${"ab".repeat(32)}`;
  expect(findPastedHash(`https://sepolia.etherscan.io/tx/${hash}#eventlog`)).toBe(hash);
  expect(findPastedHash(`"0X${hash.slice(2)}",`)).toBe(hash);
  expect(findPastedHash(`${hash} ${hash}`)).toBeUndefined();
  expect(findPastedHash(`${hash}0`)).toBeUndefined();
});
