/**
 * Seconds from one block to the next that a protocol aims at, by chain. Sources: the protocols' own documentation (slot time
 * of Ethereum, Gnosis, Cardano and Solana; target of Bitcoin's family, Monero, Zcash and Siacoin; epoch of Filecoin; block
 * interval of TRON, Polygon, the OP stack, Arbitrum, Substrate and BNB Smart Chain). Where it varies there is none.
 */
export const blockSeconds: Readonly<Record<string, number>> = {
  btc: 600,
  bch: 600,
  bsv: 600,
  btg: 600,
  sc: 600,
  ltc: 150,
  dash: 150,
  xmr: 120,
  zec: 75,
  doge: 60,
  fil: 30,
  ada: 20,
  avail: 20,
  dgb: 15,
  eth: 12,
  tao: 12,
  dot: 6,
  ksm: 6,
  glmr: 6,
  movr: 6,
  gno: 5,
  trx: 3,
  chz: 3,
  core: 3,
  ron: 3,
  pol: 2,
  base: 2,
  op: 2,
  blast: 2,
  zora: 2,
  soneium: 2,
  world: 2,
  one: 2,
  xdc: 2,
  celo: 1,
  kaia: 1,
  uni: 1,
  ink: 1,
  bsc: 0.75,
  sol: 0.4,
  mon: 0.4,
  arb: 0.25,
  arbnova: 0.25,
  xai: 0.25,
};

/** The default chains of a strip: from several blocks a second to one in ten minutes. */
export const usualChains = ["eth", "base", "pol", "bsc", "sol", "btc"];
