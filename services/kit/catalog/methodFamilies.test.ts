/** @jest-environment node */
import { readFileSync } from "node:fs";

import { readChains } from "./readChains.ts";
import { methodFamilies } from "./methodFamilies.ts";

const chains = readChains("content/data");
const listFamilies = (key: string) => chains.filter((chain) => chain.key === key).flatMap(methodFamilies);

test.each([
  ["eth", ["evm"]],
  ["glmr", ["evm", "substrate"]],
  ["sol", ["solana"]],
  ["sui", ["sui"]],
  ["apt", ["aptos"]],
  ["move", ["aptos"]],
  ["ada", ["cardano-rosetta", "cardano-ogmios"]],
  ["btc", ["utxo", "blockbook"]],
  ["dot", ["substrate", "substrate-sidecar"]],
  ["ksm", ["substrate"]],
])("%s answers the methods of %p", (key, families) => {
  expect(listFamilies(key)).toEqual(families);
});

test.each(["flow", "stx", "sc", "iota"])("%s has no weighed methods yet", (key) => {
  expect(listFamilies(key)).toEqual([]);
});

test("every family of a chain is in the file", () => {
  const file: { families: object } = JSON.parse(readFileSync("content/data/compute-units.json", "utf8"));
  const known = Object.keys(file.families);
  expect(chains.flatMap(methodFamilies).filter((family) => !known.includes(family))).toEqual([]);
});
