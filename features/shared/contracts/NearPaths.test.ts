/** @jest-environment node */
import { NearPaths } from "./NearPaths";

const near = new NearPaths([
  "/",
  "/nodes/",
  "/nodes/eth/",
  "/nodes/etc/",
  "/pricing/",
  "/docs/methods/evm/eth_getLogs/",
  "/nodes/etherlink/",
  "/nodes/hype/",
]);

test.each([
  ["/node/eth/", "/nodes/eth/"],
  ["/prices/", "/pricing/"],
  ["/docs/methods/eth_getlogs", "/docs/methods/evm/eth_getLogs/"],
])("the page nearest to %s is %s", (path, expected) => {
  expect(near.find(path, 3)[0]).toBe(expected);
});

test("a path without similar pages, or one that is too long, has no suggestions", () => {
  expect(near.find("/wp-admin.php", 3)).toEqual([]);
  expect(near.find("/nothing-here/", 3)).toEqual([]);
  expect(near.find("/nope/", 3)).toEqual([]);
  expect(near.find(`/nodes/eth/${"a".repeat(200)}`, 3)).toEqual([]);
  expect(near.find("/nodes/et/", 1)).toHaveLength(1);
});

test("the prefix of a language does not count as similarity", () => {
  const chinese = new NearPaths(["/cn/nodes/one/", "/cn/nodes/doge/", "/cn/pricing/"], "/cn");
  expect(chinese.find("/cn/no-such-page/", 3)).toEqual([]);
  expect(chinese.find("/cn/prices/", 3)).toEqual(["/cn/pricing/"]);
});
