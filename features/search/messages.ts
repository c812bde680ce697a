import { translate } from "@/features/shared/translate";

import type { Kind } from "./entry";

type Messages = {
  search: string;
  placeholder: string;
  label: string;
  close: string;
  results: string;
  kinds: Record<Kind, string>;
  groups: Record<Kind, string>;
  chainId: string;
  faucet: string;
  faucetDetail: string;
  /** Said to screen readers and above the results. */
  found: (count: number) => string;
  none: (query: string) => string;
  noneHint: string;
  loading: string;
  failed: string;
  recent: string;
  clear: string;
  try: string;
  examples: string[];
  all: (query: string) => string;
  /** Leads to every find of a kind. */
  allOf: Record<Kind, (count: number) => string>;
  keys: { move: string; open: string; close: string };
};

export const messages = translate<Messages>({
  en: {
    search: "Search",
    placeholder: "Chains, methods, pages, questions",
    label: "Search this site",
    close: "Close search",
    results: "Results",
    kinds: { page: "Page", chain: "Chain", method: "Method", question: "Question" },
    groups: { page: "Pages", chain: "Chains", method: "Methods", question: "Questions" },
    chainId: "chain ID",
    faucet: "{name} faucet",
    faucetDetail: "Test {ticker} for contracts and wallets, without an account",
    found: (count) => (count === 1 ? "1 result" : `${count} results`),
    none: (query) => `No results for “${query}”`,
    noneHint: "Try fewer words, a chain’s ticker, or its chain ID in decimal or hexadecimal.",
    loading: "Reading the index …",
    failed: "The index could not be read.",
    recent: "Recent",
    clear: "Clear recent",
    try: "For example",
    examples: ["eth_getLogs", "0x89", "rate limits", "archive data"],
    all: (query) => `All results for “${query}”`,
    allOf: {
      page: (count) => `Show all ${count} pages`,
      chain: (count) => `Show all ${count} chains`,
      method: (count) => `Show all ${count} methods`,
      question: (count) => `Show all ${count} questions`,
    },
    keys: { move: "move", open: "open", close: "close" },
  },
  cn: {
    search: "搜索",
    placeholder: "链、方法、页面、问题",
    label: "搜索本站",
    close: "关闭搜索",
    results: "结果",
    kinds: { page: "页面", chain: "链", method: "方法", question: "问题" },
    groups: { page: "页面", chain: "链", method: "方法", question: "问题" },
    chainId: "链 ID",
    faucet: "{name} 水龙头",
    faucetDetail: "供合约和钱包使用的测试 {ticker}，无需账户",
    found: (count) => `${count} 条结果`,
    none: (query) => `没有与“${query}”相符的内容`,
    noneHint: "请减少关键词，或改用代币符号、十进制或十六进制链 ID。",
    loading: "正在读取索引……",
    failed: "索引没能读出来。",
    recent: "最近访问",
    clear: "清空记录",
    try: "例如",
    examples: ["eth_getLogs", "0x89", "速率限制", "归档数据"],
    all: (query) => `查看“${query}”的全部结果`,
    allOf: {
      page: (count) => `查看全部 ${count} 个页面`,
      chain: (count) => `查看全部 ${count} 条链`,
      method: (count) => `查看全部 ${count} 个方法`,
      question: (count) => `查看全部 ${count} 个问题`,
    },
    keys: { move: "移动", open: "打开", close: "关闭" },
  },
});
