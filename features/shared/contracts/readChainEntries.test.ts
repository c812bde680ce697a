/** @jest-environment node */
import protocols from "@/content/data/protocols.json";

import { readChainEntries } from "./readChainEntries";

const good = {
  key: "acme",
  name: "Acme",
  ticker: "ACM",
  family: "evm",
  networks: { mainnet: { name: "Mainnet", chainId: 1, chainIdConfirmed: true, interfaces: ["json-rpc"] } },
  interfaces: ["json-rpc"],
  chainMultiplier: 12,
  status: "available",
};

function read(...entries: unknown[]) {
  const problems: string[] = [];
  const keys = readChainEntries(entries, (sentence) => problems.push(sentence)).map(({ key }) => key);
  return { keys, problems };
}

test("every entry of the catalogue is valid", () => {
  expect(read(...protocols)).toEqual({ keys: protocols.map(({ key }) => key), problems: [] });
});

test("an entry with what docs/developers.md lists is enough", () => {
  expect(read(good)).toEqual({ keys: ["acme"], problems: [] });
});

test.each<[string, object, RegExp]>([
  [
    "a required field under another name",
    { chainMultiplier: undefined, multiplier: 12 },
    /chainMultiplier .*multiplier: no such field/,
  ],
  ["no family", { family: undefined }, /family is a required field/],
  ["a number as a text", { chainMultiplier: "12" }, /chainMultiplier must be a `number`/],
  ["a network without a name", { networks: { mainnet: {} } }, /networks.mainnet.name is a required field/],
  ["a state that there is not", { status: "live" }, /status must be one of .*available/],
  ["a key that is no part of a path", { key: "A/B" }, /key must be lower-case/],
  ["a key that is taken", { key: "acme" }, /its key is another entry's/],
])("%s is named and only its entry is left out", (_, change, reason) => {
  const { keys, problems } = read(good, { ...good, key: "other", ...change }, { ...good, key: "last" });
  expect(keys).toEqual(["acme", "last"]);
  expect(problems).toEqual([
    expect.stringMatching(/^The chain \S+ \(entry 2 of content\/data\/protocols.json\) is left out/),
  ]);
  expect(problems[0]).toMatch(reason);
});

test("an entry that is no object is left out and named by its position", () => {
  expect(read(null, good, "eth")).toEqual({
    keys: ["acme"],
    problems: [expect.stringMatching(/^The entry 1 /), expect.stringMatching(/^The entry 3 /)],
  });
});

test("an unknown field is reported, and the chain is kept", () => {
  expect(read({ ...good, colour: "red" })).toEqual({
    keys: ["acme"],
    problems: [expect.stringContaining("colour: no such field")],
  });
});
