/**
 * Seconds from one block to the next that a protocol aims at, by chain, each with the source that says so. Where it varies
 * there is none: Arbitrum chains make a block when there are transactions, and on Polygon PoS the producer sets the pace.
 */
export const blockSeconds: Readonly<Record<string, number>> = {
  // nPowTargetSpacing in src/chainparams.cpp of each node; bitcoin: src/kernel/chainparams.cpp
  btc: 600,
  bch: 600,
  bsv: 600,
  btg: 600,
  ltc: 150,
  dash: 150,
  doge: 60,
  dgb: 15,
  // BlockInterval in SiaFoundation/coreutils, chain/network.go
  sc: 600,
  // DIFFICULTY_TARGET_V2 in monero-project/monero, src/cryptonote_config.h
  xmr: 120,
  // POST_BLOSSOM_POW_TARGET_SPACING in zcash/zcash, src/consensus/params.h
  zec: 75,
  // EpochDurationSeconds in filecoin-project/go-state-types, builtin/network.go
  fil: 30,
  // slotLength over activeSlotsCoeff in IntersectMBO/cardano-node, mainnet-shelley-genesis.json: 1 over 0.05
  ada: 20,
  // MILLISECS_PER_BLOCK in availproject/avail, runtime/src/constants.rs
  avail: 20,
  // SLOT_DURATION_MS in ethereum/consensus-specs, configs/mainnet.yaml
  eth: 12,
  // MILLISECS_PER_BLOCK in opentensor/subtensor, common/src/lib.rs
  tao: 12,
  // MILLISECS_PER_BLOCK in polkadot-fellows/runtimes, relay/*/constants
  dot: 6,
  ksm: 6,
  // MILLISECS_PER_BLOCK in moonbeam-foundation/moonbeam, runtime/*/src/lib.rs
  glmr: 6,
  movr: 6,
  // SECONDS_PER_SLOT in gnosischain/configs, mainnet/config.yaml
  gno: 5,
  // BLOCK_PRODUCED_INTERVAL in tronprotocol/java-tron, Parameter.java
  trx: 3,
  // Period in params/config.go of chiliz-chain/v2 and coredao-org/core-chain
  chz: 3,
  core: 3,
  // docs.roninchain.com, Network: the OP stack since May 2026
  ron: 2,
  // block_time in ethereum-optimism/superchain-registry, superchain/configs/mainnet
  op: 2,
  zora: 2,
  soneium: 2,
  world: 2,
  celo: 1,
  uni: 1,
  ink: 1,
  // block_time in blast-io/deployment, mainnet/rollup.json
  blast: 2,
  // BlockPeriod from TwoSecondsEpoch on in harmony-one/harmony, consensus/consensus_service.go
  one: 2,
  // MinePeriod in XinFinOrg/XDPoSChain, params/config.go
  xdc: 2,
  // DefaultBlockGenerationInterval in kaiachain/kaia, params/protocol_params.go
  kaia: 1,
  // fermiBlockInterval in bnb-chain/bsc, consensus/parlia/parlia.go: since January 2026
  bsc: 0.45,
  // DEFAULT_MS_PER_SLOT in anza-xyz/solana-sdk, clock/src/lib.rs
  sol: 0.4,
  // vote_pace of V_0_12_0 in category-labs/monad-bft, monad-chain-config: since July 2026
  mon: 0.3,
  // docs.base.org, Denim: since November 2026
  base: 0.2,
};

/** The default chains of a strip: from several blocks a second to one in ten minutes. */
export const usualChains = ["eth", "base", "bsc", "sol", "trx", "btc"];
