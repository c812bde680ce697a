/** @jest-environment node */
import * as chains from "viem/chains";
import { parseEther } from "viem";

import { faucetNetworks } from "../kit/catalog/faucetNetworks.ts";
import { readFaucetNetworks } from "./readFaucetNetworks.ts";

const key = "ab".repeat(32);
const names = { key: "FAUCET_MATIC_AMOY_KEY", url: "FAUCET_MATIC_AMOY_RPC_URL", payout: "FAUCET_MATIC_AMOY_PAYOUT" };
const sentence = (source: Record<string, string>) => {
  try {
    readFaucetNetworks(source);
    return "";
  } catch (error) {
    return String(error);
  }
};

test("chain ids and symbols are those of the registry", () => {
  for (const { chainId, symbol, id } of faucetNetworks) {
    const chain = Object.values(chains).find((known) => known.id === chainId);
    expect([id, chain?.nativeCurrency.symbol, chain?.testnet]).toEqual([id, symbol, true]);
  }
});

test("without settings every network is local", () => {
  const networks = readFaucetNetworks({});
  expect(networks).toHaveLength(9);
  expect(networks.every(({ real }) => real === undefined)).toBe(true);
});

test("a network with a node and a key uses them", () => {
  const source = { [names.key]: key, [names.url]: "https://rpc.example.com", [names.payout]: "0.5" };
  const network = readFaucetNetworks(source).find(({ id }) => id === "matic-amoy");
  expect(network?.real).toEqual({ rpcUrl: "https://rpc.example.com", key: `0x${key}` });
  expect([network?.payout, network?.confirmations]).toEqual([parseEther("0.5"), 5]);
});

test("the error for an invalid setting names the variable and contains no key", () => {
  expect(sentence({ [names.key]: key })).toContain(`${names.key} needs ${names.url}`);
  expect(sentence({ [names.url]: "https://rpc.example.com" })).toContain(`${names.url} needs ${names.key}`);
  const bad = sentence({ [names.url]: "https://rpc.example.com", [names.key]: `${key}ff` });
  expect(bad).toContain(`${names.key} must be 64 hexadecimal digits`);
  expect(bad).not.toContain(key);
  expect(sentence({ [names.url]: "ftp://rpc.example.com", [names.key]: key })).toContain(names.url);
  expect(sentence({ [names.payout]: "-1" })).toContain(names.payout);
  expect(sentence({ [names.payout]: "0" })).toContain(names.payout);
});
