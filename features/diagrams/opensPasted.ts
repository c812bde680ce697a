// Run by Etherscan (whose documentation lists them) or on Blockscout, at this host or below it.
const hosts = [
  ...["etherscan.io", "bscscan.com", "polygonscan.com", "arbiscan.io", "basescan.org", "blastscan.io", "celoscan.io"],
  ...["gnosisscan.io", "lineascan.build", "mantlescan.xyz", "moonscan.io", "scrollscan.com", "sonicscan.org"],
  ...["berascan.com", "hyperevmscan.io", "monadscan.com", "seiscan.io", "taikoscan.io", "uniscan.xyz"],
  ...["worldscan.org", "xdcscan.com", "blockscout.com", "blockscout.chiadochain.net"],
];

/** Whether an explorer is sure to have a transaction below `/tx/` and an account below `/address/`. */
export function opensPasted(explorer: string): boolean {
  const { host } = new URL(explorer);
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
