import { findChain } from "@/features/shared/catalogue/catalogue";

import { listFeatures } from "./choices";
import { describeServers } from "./nameServers";

test("the introduction names only what can be chosen for the chain in the URL", () => {
  expect(describeServers(findChain("sol"), "en")).toContain("You choose the region; we sync");
  expect(describeServers(findChain("base"), "en")).toBeUndefined();
  expect(describeServers(findChain("avax"), "en")).toContain("You choose the region and how much history it keeps;");
  expect(describeServers(findChain("avax"), "cn")).toContain("地区和保留多少历史数据由你决定");
  expect(describeServers(undefined, "en")).toBeUndefined();
});

test("only a chain with facts of its own has points below the introduction", () => {
  expect(listFeatures("sol", "en")).toContainEqual(expect.stringContaining("Yellowstone"));
  expect(listFeatures("btc", "en")).toEqual([]);
  expect(listFeatures("constructor", "en")).toEqual([]);
});
