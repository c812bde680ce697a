/** @jest-environment node */
import { readChains } from "../../kit/catalog/readChains.ts";
import { getHeightCall, readHeight } from "./heightCalls.ts";

const chains = readChains("content/data");
const getName = (key: string) => chains.filter((chain) => chain.key === key).map((chain) => getHeightCall(chain).name);

test.each([
  ["eth", "eth_blockNumber"],
  ["btc", "getblockcount"],
  ["sol", "getSlot"],
  ["apt", "GET /v1"],
  ["iota", "iota_getLatestCheckpointSequenceNumber"],
  ["glmr", "eth_blockNumber"],
])("%s is asked by %s", (key, name) => {
  expect(getName(key)).toEqual([name]);
});

test("every chain of the catalogue has a call that returns its height", () => {
  expect(chains.filter((chain) => !getHeightCall(chain).height).map(({ key }) => key)).toEqual([]);
});

test("a chain of an undescribed family is probed for any successful answer", () => {
  expect(getHeightCall({ key: "new", families: ["unheard-of"] })).toMatchObject({ name: "GET /", height: undefined });
});

test.each([
  [{ result: "0x10" }, ["result"], 16],
  [{ result: 812_345 }, ["result"], 812_345],
  [{ result: { sync_info: { latest_block_height: "77" } } }, ["result", "sync_info", "latest_block_height"], 77],
  [[{ header: { height: "5" } }], ["0", "header", "height"], 5],
])("the height of %j is found", (response, path, height) => {
  expect(readHeight(response, path)).toBe(height);
});

test.each([
  [{ error: { code: -32_000 } }],
  [{ result: null }],
  [{ result: -1 }],
  [{ result: 1.5 }],
  [{ result: "soon" }],
  [{ result: "0x" + "f".repeat(20) }],
  ["text"],
  [null],
])("%j has no height", (response) => {
  expect(readHeight(response, ["result"])).toBeUndefined();
});
