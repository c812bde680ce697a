import { translate } from "@/features/shared/contracts/translate";

import type { Kind } from "./entry";

/** Actions that a control of the page's header has too. */
export type CommandId = "key" | "dark" | "light";

type StartPath = "/nodes/" | "/docs/" | "/docs/errors/" | "/pricing/" | "/tracker/";

type Messages = {
  search: string;
  placeholder: string;
  label: string;
  close: string;
  results: string;
  kinds: Record<Kind, string>;
  groups: Record<Kind, string>;
  chainId: string;
  /** What visitors call a chain whose full history can be read. */
  archive: string;
  faucet: string;
  faucetDetail: string;
  /** Said to screen readers and above the results. */
  found: (count: number) => string;
  /** Words of a query that no result has as they are written. */
  missing: (words: string[]) => string;
  /** Before words that only the text of a page has. */
  mentions: string;
  none: (query: string) => string;
  noneHint: string;
  loading: string;
  failed: string;
  recent: string;
  /** Above pages to begin with, and their names by path. */
  start: string;
  starts: Record<StartPath, string>;
  clear: string;
  try: string;
  examples: string[];
  all: (query: string) => string;
  /** Link to all results of a kind. */
  allOf: Record<Kind, (count: number) => string>;
  keys: { move: string; open: string; close: string; slash: string };
  /** Labels of the actions of an exact result. */
  run: (method: string) => string;
  copyEndpoint: (chain: string) => string;
  copySocket: (chain: string) => string;
  copied: string;
  /** Above what the search does itself. */
  actions: string;
  /** Names of those actions, and more words that find them. */
  commands: Record<CommandId, { label: string; words: string }>;
  readIn: (language: string) => string;
  languageWords: string;
};

export const messages = translate<Messages>({
  en: {
    search: "Search",
    placeholder: "Chain, method, error or question",
    label: "Search this site",
    close: "Close search",
    results: "Results",
    kinds: { page: "Page", chain: "Chain", method: "Method", error: "Error", question: "Question", article: "Article" },
    groups: {
      page: "Pages",
      chain: "Chains",
      method: "Methods",
      error: "Errors",
      question: "Questions",
      article: "Articles",
    },
    chainId: "chain ID",
    archive: "archive",
    faucet: "{name} faucet",
    faucetDetail: "Test {ticker} for contracts and wallets, without an account",
    found: (count) => (count === 1 ? "1 result" : `${count} results`),
    missing: (words) => `Not found as written: ${words.map((word) => `“${word}”`).join(", ")}`,
    mentions: "In its text: ",
    none: (query) => `No results for “${query}”`,
    noneHint: "Try fewer words, a chain’s ticker, or its chain ID in decimal or hexadecimal.",
    loading: "Reading the index …",
    failed: "The index could not be read.",
    recent: "Recent",
    start: "Go to",
    starts: {
      "/nodes/": "All chains",
      "/docs/": "Documentation",
      "/docs/errors/": "Look up an error",
      "/pricing/": "Plans and prices",
      "/tracker/": "Availability of every chain",
    },
    clear: "Clear recent",
    try: "For example",
    examples: ["eth_getLogs", "0x89", "-32005", "archive data"],
    all: (query) => `All results for “${query}”`,
    allOf: {
      page: (count) => `Show all ${count} pages`,
      chain: (count) => `Show all ${count} chains`,
      method: (count) => `Show all ${count} methods`,
      error: (count) => `Show all ${count} errors`,
      question: (count) => `Show all ${count} questions`,
      article: (count) => `Show all ${count} articles`,
    },
    keys: { move: "move", open: "open", close: "close", slash: "open from any page" },
    run: (method) => `Run ${method}`,
    copyEndpoint: (chain) => `Copy the endpoint of ${chain}`,
    copySocket: (chain) => `Copy the WebSocket endpoint of ${chain}`,
    copied: "Copied!",
    actions: "Actions",
    commands: {
      key: { label: "Get a key", words: "keys token sign up register create account" },
      dark: { label: "Dark mode", words: "night theme colour color" },
      light: { label: "Light mode", words: "day theme colour color" },
    },
    readIn: (language) => `Read in ${language}`,
    languageWords: "language translation",
  },
  cn: {
    search: "搜索",
    placeholder: "链、链 ID、方法、错误码或问题",
    label: "搜索本站",
    close: "关闭搜索",
    results: "结果",
    kinds: { page: "页面", chain: "链", method: "方法", error: "错误", question: "问题", article: "文章" },
    groups: { page: "页面", chain: "链", method: "方法", error: "错误", question: "问题", article: "文章" },
    chainId: "链 ID",
    archive: "归档",
    faucet: "{name} 水龙头",
    faucetDetail: "供合约和钱包使用的测试 {ticker}，无需账户",
    found: (count) => `${count} 条结果`,
    missing: (words) => `没有完全一致的词：${words.map((word) => `“${word}”`).join("、")}`,
    mentions: "正文提到：",
    none: (query) => `没有与“${query}”相符的内容`,
    noneHint: "请减少关键词，或改用代币符号、十进制或十六进制链 ID。",
    loading: "正在读取索引……",
    failed: "无法读取索引。",
    recent: "最近访问",
    start: "常用页面",
    starts: {
      "/nodes/": "全部链",
      "/docs/": "开发文档",
      "/docs/errors/": "查询错误码",
      "/pricing/": "套餐与价格",
      "/tracker/": "各链可用率",
    },
    clear: "清空记录",
    try: "例如",
    examples: ["eth_getLogs", "0x89", "-32005", "归档数据"],
    all: (query) => `查看“${query}”的全部结果`,
    allOf: {
      page: (count) => `查看全部 ${count} 个页面`,
      chain: (count) => `查看全部 ${count} 条链`,
      method: (count) => `查看全部 ${count} 个方法`,
      error: (count) => `查看全部 ${count} 个错误`,
      question: (count) => `查看全部 ${count} 个问题`,
      article: (count) => `查看全部 ${count} 篇文章`,
    },
    keys: { move: "移动", open: "打开", close: "关闭", slash: "在任意页面打开" },
    run: (method) => `运行 ${method}`,
    copyEndpoint: (chain) => `复制 ${chain} 的端点`,
    copySocket: (chain) => `复制 ${chain} 的 WebSocket 端点`,
    copied: "已复制",
    actions: "操作",
    commands: {
      key: { label: "获取密钥", words: "API key 密钥 注册 创建账户" },
      dark: { label: "深色模式", words: "深色 夜间 暗色 主题 dark" },
      light: { label: "浅色模式", words: "浅色 日间 亮色 主题 light" },
    },
    readIn: (language) => `切换到 ${language}`,
    languageWords: "语言 切换 language",
  },
});
