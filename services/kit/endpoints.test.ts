/** @jest-environment node */
import { readChains } from "./catalog/readChains.ts";
import { isPrivateIp } from "./publicLookup.ts";
import { readEndpoints } from "./endpoints.ts";

const chains = readChains("content/data");
const read = (source: Record<string, string>) =>
  [...readEndpoints(source, chains)].flatMap(([key, urls]) =>
    urls.map(({ url, mayBePrivate }) => `${key} ${url.href} ${mayBePrivate}`),
  );

test("a network's variable names its first interface, each interface has one of its own, and each may have several URLs", () => {
  expect(
    read({
      RPC_ETH_MAINNET_URL: "https://a.example/key, https://b.example",
      WEBSOCKET_ETH_MAINNET_URL: "wss://a.example/key",
      RPC_MATIC_AMOY_URL: "http://localhost:8545",
      BLOCKBOOK_REST_BTC_MAINNET_URL: "https://c.example",
    }),
  ).toEqual([
    "btc mainnet blockbook-rest https://c.example/ false",
    "eth mainnet json-rpc https://a.example/key false",
    "eth mainnet json-rpc https://b.example/ false",
    "eth mainnet websocket wss://a.example/key false",
    "pol amoy json-rpc http://localhost:8545/ true",
  ]);
});

test.each([
  [{ RPC_ETH_MAINNET_URL: "ftp://secret.example" }, "RPC_ETH_MAINNET_URL must be an address that starts with https://"],
  [{ RPC_ETH_MAINNET_URL: "https://a.example, secret" }, "RPC_ETH_MAINNET_URL must be an address"],
  [{ WEBSOCKET_ETH_MAINNET_URL: "https://secret.example" }, "WEBSOCKET_ETH_MAINNET_URL must be an address"],
  [{ RPC_ETH_MAINET_URL: "https://secret.example" }, "RPC_ETH_MAINET_URL names no network of the catalogue"],
])("%j stops the start with a sentence that keeps the address to itself", (source, sentence) => {
  expect(() => read(source)).toThrow(sentence);
  expect(() => read(source)).not.toThrow("secret");
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a9fe:a9fe",
])("%s is private", (address) => {
  expect(isPrivateIp(address)).toBe(true);
});

test.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])("%s is public", (address) => {
  expect(isPrivateIp(address)).toBe(false);
});
