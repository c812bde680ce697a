import { setOwnKey } from "@/features/shared/platform/ownKey";

import { WalletStore } from "./WalletStore";
import type { WalletNetwork } from "./WalletStore";

const network: WalletNetwork = {
  chain: "base",
  network: "mainnet",
  chainId: 8453,
  name: "Base",
  currency: { name: "ETH", symbol: "ETH", decimals: 18 },
  explorer: "https://basescan.org",
  documentedUrl: "https://fra.site.test/base/mainnet/KEY",
};

afterEach(() => setOwnKey(undefined));

async function add(own: Parameters<typeof setOwnKey>[0], request?: () => Promise<unknown>) {
  setOwnKey(own);
  const store = new WalletStore(network, () => request);
  await store.add();
  return store.state;
}

test("a wallet is asked to add the network with the visitor's endpoint at this site's gateway", async () => {
  const request = jest.fn(() => Promise.resolve(null));
  expect(await add({ key: "my-key", networks: ["base mainnet"] }, request)).toEqual({ kind: "added" });
  expect(request).toHaveBeenCalledWith({
    method: "wallet_addEthereumChain",
    params: [
      {
        chainId: "0x2105",
        chainName: "Base",
        nativeCurrency: { name: "ETH", symbol: "ETH", decimals: 18 },
        rpcUrls: ["http://localhost/rpc/base/mainnet/my-key"],
        blockExplorerUrls: ["https://basescan.org"],
      },
    ],
  });
});

test("without a wallet the values to enter are shown, with the endpoint of another platform", async () => {
  expect(await add({ key: "my-key", networks: undefined })).toEqual({
    kind: "manual",
    rpcUrl: "https://fra.site.test/base/mainnet/my-key",
  });
});

test("a missing key, a network without a node, and a declined or failed request are distinguished", async () => {
  const own = { key: "my-key", networks: ["base mainnet"] };
  expect(await add(undefined)).toEqual({ kind: "no-key" });
  expect(await add({ key: "my-key", networks: ["eth demo"] })).toEqual({ kind: "not-connected" });
  expect(await add(own, () => Promise.reject({ code: 4001, message: "rejected" }))).toEqual({ kind: "declined" });
  expect(await add(own, () => Promise.reject(new Error("chain ID differs")))).toEqual({
    kind: "failed",
    message: "chain ID differs",
  });
});
