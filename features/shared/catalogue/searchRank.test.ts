/** @jest-environment node */
import { searchRank } from "./searchRank";

const chain = {
  key: "pol",
  name: "Polygon PoS",
  ticker: "POL",
  otherNames: ["matic"],
  chainIds: [137, 80002],
  networks: ["Mainnet", "Amoy"],
};

test.each([
  ["pol", 5],
  ["POL ", 5],
  ["Polygon PoS", 5],
  ["matic", 4],
  ["137", 4],
  ["0x89", 4],
  ["\u200b0X89,", 4],
  ["“polyg”", 3],
  ["polyg", 3],
  ["pos", 2],
  ["lygo", 1],
  ["amoy", 1],
  ["polygon amoy", 1],
  ["polygon-pos", 1],
  ["polygon sepolia", 0],
  ["-", 0],
  ["", 1],
  ["13", 0],
  ["0x8", 0],
  ["bitcoin", 0],
])("%j finds Polygon with rank %i", (search, rank) => {
  expect(searchRank(chain, search)).toBe(rank);
});
