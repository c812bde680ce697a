// Written by `npm run generate`. DO NOT EDIT.
/** Changes with every icon. */
export const version = "f2da8195ca";

/** The keys of the chains in each file of icons. */
export const sprites = [
  "btc bch ltc doge dash zec bsv btg dgb sys eth bsc pol arb arbnova",
  "op base avax s cro gno celo linea scroll zksync blast opbnb mnt metis",
  "glmr movr kaia one rsk etc tlos flr chz bera mon uni ink",
  "soneium zora xai taiko core ron sei shib xdc zkevm imx bitlayer rollux ftn",
  "zil rose etherlink 0g somi hype world heco okt arc sol trx ton sui apt near",
  "dot ksm tao ada",
  "xrp xlm algo xtz atom flow fil strk avail stx ckb move",
  "iota night xmr akt allora sc",
];
