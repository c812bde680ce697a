// Written by `npm run generate`. DO NOT EDIT.
/** A hash of all icons. */
export const version = "7f5619680e";

/** The keys of the chains in each sprite file. */
export const sprites = [
  "btc bch ltc doge eth bsc pol arb arbnova op base avax gno celo linea sol trx atom",
  "dash zec bsv btg dgb sys s cro scroll zksync blast opbnb mnt metis glmr movr kaia one rsk etc tlos flr chz bera mon uni ink soneium zora xai taiko core ron sei shib xdc zkevm imx bitlayer rollux ftn zil rose",
  "etherlink 0g somi hype world heco okt arc ton sui apt near dot ksm tao ada xrp xlm algo xtz flow fil strk avail stx ckb move iota night xmr akt allora sc",
];
