import { createPublicClient, getAddress, http } from "viem";

import { createChains } from "../../../../services/kit/chain/index.ts";
import { faucet } from "./claimCoins.ts";

/** Balances of wallets on the faucet's test chains of some data folders together, in wei; the chains must be stopped. */
export async function readBalances(dataDirs: string[], claims: { address: string }[]): Promise<Map<string, bigint>> {
  const sums = new Map<string, bigint>();
  for (const dataDir of dataDirs) {
    const chains = createChains({ dataDir });
    const { rpcUrl } = await chains.localChain(faucet.chainId);
    const client = createPublicClient({ transport: http(rpcUrl, { batch: true }) });
    await Promise.all(
      claims.map(async ({ address }) => {
        const balance = await client.getBalance({ address: getAddress(address) });
        sums.set(address, (sums.get(address) ?? 0n) + balance);
      }),
    );
    await chains.close();
  }
  return sums;
}
