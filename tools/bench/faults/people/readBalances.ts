import { createPublicClient, getAddress, http } from "viem";

import { createChains } from "../../../../services/kit/chain/index.ts";
import { faucet } from "./claimCoins.ts";

/** Balances of wallets on the faucet's test chain, in wei; the chain must be stopped. */
export async function readBalances(dataDir: string, claims: { address: string }[]): Promise<Map<string, bigint>> {
  const chains = createChains({ dataDir });
  const { rpcUrl } = await chains.localChain(faucet.chainId);
  const client = createPublicClient({ transport: http(rpcUrl, { batch: true }) });
  const balances = await Promise.all(
    claims.map(async ({ address }) => {
      const balance = await client.getBalance({ address: getAddress(address) });
      return [address, balance] as const;
    }),
  );
  await chains.close();
  return new Map(balances);
}
