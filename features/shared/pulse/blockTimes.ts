/**
 * Seconds from one block to the next that a protocol aims at, by chain. Sources: the protocols' own documentation (slot time of
 * Ethereum and Gnosis, target of Bitcoin's family, block interval of TRON, Polygon, the OP stack, Arbitrum and BNB Smart
 * Chain, slot time of Solana).
 */
export const blockSeconds: Readonly<Record<string, number>> = {
  btc: 600,
  ltc: 150,
  doge: 60,
  eth: 12,
  gno: 5,
  trx: 3,
  pol: 2,
  base: 2,
  op: 2,
  bsc: 0.75,
  sol: 0.4,
  arb: 0.25,
};

/** The default chains of a strip: from several blocks a second to one in ten minutes. */
export const usualChains = ["eth", "base", "pol", "bsc", "sol", "btc"];
