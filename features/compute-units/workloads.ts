import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

/** A kind of product by its monthly requests. */
export type Workload = {
  id: string;
  chain: string;
  /** Calls a month by method. */
  calls: Record<string, number>;
  name: Record<Locale, string>;
  text: Record<Locale, string>;
  /** Path and name of a product of that kind. */
  example: { path: string; name: string };
};

const million = 1_000_000;

/** Four mixes that most products resemble. Counts are worked out from the assumption in the text. */
export const workloads: readonly Workload[] = [
  {
    id: "wallet",
    chain: "eth",
    // 2,000 openings a day: 10 balances, 5 contract reads, a fee, a nonce; one in ten sends.
    calls: {
      eth_getBalance: 0.6 * million,
      eth_call: 0.3 * million,
      eth_feeHistory: 0.06 * million,
      eth_getTransactionCount: 0.06 * million,
      eth_sendRawTransaction: 6_000,
    },
    name: translate({ en: "Wallet", cn: "钱包" }),
    text: translate({
      en: "The app is opened 2,000 times per day. Each time it reads ten balances, five contracts, a fee and a nonce; one in ten sends a transaction.",
      cn: "应用每天打开 2,000 次，每次读取 10 个余额、5 个合约、1 次手续费和 1 次 nonce；其中十分之一发送一笔交易。",
    }),
    example: { path: "/case-studies/trust-wallet/", name: "Trust Wallet" },
  },
  {
    id: "exchange",
    chain: "eth",
    // 216,000 blocks of 12 s a month; 50,000 deposits a day checked three times; 20,000 payouts a day.
    calls: {
      eth_getBlockByNumber: 216_000,
      eth_getBlockReceipts: 216_000,
      eth_getTransactionReceipt: 4.5 * million,
      eth_sendRawTransaction: 600_000,
    },
    name: translate({ en: "Exchange", cn: "交易所" }),
    text: translate({
      en: "Every block with its receipts, 50,000 deposits per day checked three times each, 20,000 payouts per day.",
      cn: "每个区块及其回执；每天 50,000 笔充值，每笔核对三次；每天 20,000 笔付款。",
    }),
    example: { path: "/case-studies/change-now/", name: "ChangeNOW" },
  },
  {
    id: "bot",
    chain: "eth",
    // Every block: 40 prices, one gas price; a simulation for one block in ten.
    calls: {
      eth_blockNumber: 216_000,
      eth_call: 8.64 * million,
      eth_gasPrice: 216_000,
      eth_estimateGas: 21_600,
      eth_sendRawTransaction: 6_480,
    },
    name: translate({ en: "Trading bot", cn: "交易机器人" }),
    text: translate({
      en: "Forty prices and a gas price in every block, a simulation in one of ten, 216 transactions per day.",
      cn: "每个区块读四十个价格和一次 gas 价格，十个区块里模拟一次，每天 216 笔交易。",
    }),
    example: { path: "/case-studies/etherdrops/", name: "Drops Bot" },
  },
  {
    id: "indexer",
    chain: "eth",
    // Head: every block; backfill: 2 million blocks in ranges of 10, and traces of every block at the head.
    calls: {
      eth_getLogs: 416_000,
      eth_getBlockByNumber: 2.216 * million,
      trace_block: 216_000,
    },
    name: translate({ en: "Indexer", cn: "索引器" }),
    text: translate({
      en: "Logs, headers and traces of every new block, and two million older blocks backfilled in a month.",
      cn: "每个新区块的日志、区块头和 trace，并在一个月内回填两百万个旧区块。",
    }),
    example: { path: "/marketplace/projects/ponder/", name: "Ponder" },
  },
];
