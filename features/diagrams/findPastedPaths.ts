// Run by Etherscan (whose documentation lists them) or on Blockscout, at this host or below it.
const hosts = [
  ...["etherscan.io", "bscscan.com", "polygonscan.com", "arbiscan.io", "basescan.org", "blastscan.io", "celoscan.io"],
  ...["gnosisscan.io", "lineascan.build", "mantlescan.xyz", "moonscan.io", "scrollscan.com", "sonicscan.org"],
  ...["berascan.com", "hyperevmscan.io", "monadscan.com", "seiscan.io", "taikoscan.io", "uniscan.xyz"],
  ...["worldscan.org", "xdcscan.com", "blockscout.com", "blockscout.chiadochain.net"],
];

/** Where an explorer has a transaction and an account, or what looks names up has a name, and in which notation. */
export type PastedPaths = {
  notation: "evm" | "bitcoin" | "solana" | "ens";
  tx?: string;
  address?: string;
  name?: string;
};

export const evmPaths: PastedPaths = { notation: "evm", tx: "tx", address: "address" };

export const ensPaths: PastedPaths = { notation: "ens", name: "" };

const others: Record<string, PastedPaths> = {
  "mempool.space": { notation: "bitcoin", tx: "tx", address: "address" },
  "solscan.io": { notation: "solana", tx: "tx", address: "account" },
};

/** How an explorer opens what is pasted; `undefined` where that is not sure. */
export function findPastedPaths(explorer: string): PastedPaths | undefined {
  const { host } = new URL(explorer);
  const isEvm = hosts.some((one) => host === one || host.endsWith(`.${one}`));
  return isEvm ? evmPaths : others[host];
}
