import { translate } from "@/features/shared/contracts/translate";

import type { Usage } from "./fit";

type Messages = {
  chain: string;
  search: string;
  show: string;
  method: string;
  kind: string;
  multiplier: string;
  units: string;
  archive: string;
  formula: (chain: string, multiplier: string, hasArchive: boolean) => string;
  /** Link to the calculator for a chain. */
  month: (chain: string) => string;
  none: string;
  clear: string;
  noMethods: string;
  down: string;
  plansDown: string;
  reading: (chain: string) => string;
  /** Name of the table of methods. */
  title: string;
  /** Name of the table of costs. */
  byCall: string;
  found: (count: string) => string;
  mix: string;
  /** Hint at the field, with a method of the chain as example. */
  mixHint: (method: string) => string;
  mixExample: string;
  isArchive: string;
  noArchive: string;
  rate: (perSecond: string) => string;
  quote: string;
  calculate: string;
  calls: string;
  each: string;
  total: string;
  /** Price of a plan; `isFrom` for a minimum. */
  price: (amount: string, isFrom: boolean) => string;
  plan: string;
  planNote: string;
  usage: Record<Usage["of"], (used: string, limit: string) => string>;
  noPlan: string;
  /** Name of the table of plans. */
  onEachPlan: string;
  planHead: string;
  priceHead: string;
  carries: string;
  shortfalls: {
    archive: string;
    computeUnits: (day: number) => string;
    requestsPerDay: (time: string) => string;
    requestsPerSecond: (rate: string) => string;
  };
  savings: string;
  /** Calls that come between two blocks. */
  idle: (calls: string, all: string) => string;
  badLine: (line: number, text: string) => string;
  unknown: (line: number, method: string, similar: string | undefined) => string;
  /** Above the plan, while lines are not counted. */
  partial: (counted: number, all: number) => string;
  empty: string;
  copyLink: string;
  /** Of a workload: opens its mix in the calculator. */
  open: string;
  example: (name: string) => string;
  log: string;
  covers: string;
  periods: Record<"1" | "7" | "30", string>;
  logRead: (calls: string) => string;
  logStates: Record<"idle" | "reading" | "empty" | "failed", string>;
  /** Of the methods that cost what most of a chain do. */
  base: (count: string, chain: string, units: string) => string;
  exceptions: (count: string) => string;
  noExceptions: string;
  listBase: string;
};

export const messages = translate<Messages>({
  en: {
    chain: "Chain",
    search: "Search method",
    show: "Show",
    method: "Method",
    kind: "Kind",
    multiplier: "Multiplier",
    units: "CU per call",
    archive: "On archive data",
    formula: (chain, multiplier, hasArchive) =>
      `${chain}: ${multiplier} × multiplier of the method${hasArchive ? ", × 2 when archive data is read" : ""}.`,
    month: (chain) => `Calculate a month on ${chain}`,
    none: "This chain has no method with that name.",
    clear: "Clear search",
    noMethods: "The methods of this chain have no individual costs yet; an ordinary call costs the chain’s multiplier.",
    down: "The price service is not responding right now.",
    plansDown: "The plans cannot be loaded right now, so none is suggested.",
    reading: (chain) => `Reading the prices of ${chain}…`,
    title: "Methods and what a call costs",
    byCall: "Cost by method",
    found: (count) => `${count} ${count === "1" ? "method" : "methods"}`,
    mix: "Calls per month",
    mixHint: (method) =>
      `One method per line with its calls per month, such as ${method} 2m. You can paste from a log or a spreadsheet.`,
    mixExample: "eth_blockNumber 600k\neth_call 900k\neth_getLogs 50k",
    isArchive: "Reads archive data",
    noArchive: "Shared nodes have no archive data of this chain",
    rate: (perSecond) => `On average ${perSecond} requests per second. We quote a plan of that size.`,
    quote: "Talk to sales",
    calculate: "Calculate",
    calls: "Calls",
    each: "CU each",
    total: "CU per month",
    price: (amount, isFrom) => `${isFrom ? "from " : ""}${amount}/month`,
    plan: "Plan that fits",
    planNote: "For an even load over 30 days.",
    usage: {
      requestsPerDay: (used, limit) => `${used} of ${limit} requests per day`,
      computeUnits: (used, limit) => `${used} of ${limit} CU per month`,
      requestsPerSecond: (used, limit) => `${used} of ${limit} requests per second`,
    },
    onEachPlan: "This month on each plan",
    planHead: "Plan",
    priceHead: "Price",
    carries: "Sufficient",
    shortfalls: {
      archive: "No archive data",
      computeUnits: (day) => `Used up on day ${day} of 30`,
      requestsPerDay: (time) => `Used up at ${time} UTC each day`,
      requestsPerSecond: (rate) => `Too slow: your average is ${rate} per second`,
    },
    savings: "Ways to save",
    idle: (calls, all) => `${calls} of ${all} calls fall between two blocks and read nothing new.`,
    noPlan: "None of the listed plans; talk to sales.",
    badLine: (line, text) => `Line ${line} is not a method followed by a number: “${text}”.`,
    unknown: (line, method, similar) =>
      `Line ${line}: ${method} is not in this chain’s price list and is not counted.${similar ? ` Did you mean ${similar}?` : ""}`,
    partial: (counted, all) =>
      `Total and plan are for ${counted} of ${all} lines. Correct the others: they may need a larger plan.`,
    empty: "Nothing to calculate yet.",
    copyLink: "Copy a link to this calculation",
    open: "Open in the calculator",
    example: (name) => `Example: ${name}`,
    log: "Count a log or a usage export",
    covers: "It covers",
    periods: { 1: "1 day", 7: "7 days", 30: "30 days" },
    logRead: (calls) => `${calls} calls counted and scaled to 30 days. The file did not leave your browser.`,
    logStates: {
      idle: "A log with method names or JSON-RPC bodies, or a table with columns for method and requests. Your browser counts it; nothing is sent.",
      reading: "Counting…",
      empty: "The file has no calls of this chain.",
      failed: "The file could not be read. Try a plain text file.",
    },
    base: (count, chain, units) => `${count} methods of ${chain} cost the base rate, ${units} CU per call.`,
    exceptions: (count) => (count === "1" ? "This one does not:" : `These ${count} do not:`),
    noExceptions: "None costs more.",
    listBase: "All at the base rate",
  },
  cn: {
    chain: "链",
    search: "搜索方法",
    show: "显示",
    method: "方法",
    kind: "类别",
    multiplier: "系数",
    units: "每次调用 CU",
    archive: "归档数据",
    formula: (chain, multiplier, hasArchive) =>
      `${chain}：${multiplier} × 方法系数${hasArchive ? "，读取归档数据时再 × 2" : ""}。`,
    month: (chain) => `计算 ${chain} 一个月的用量`,
    none: "这条链没有这个名称的方法。",
    clear: "清除搜索",
    noMethods: "这条链的方法尚未逐一定价；普通调用按链系数计。",
    down: "价格服务暂时没有响应。",
    plansDown: "暂时读不到套餐，因此无法推荐。",
    reading: (chain) => `正在读取 ${chain} 的价格……`,
    title: "各方法每次调用的费用",
    byCall: "各方法的费用",
    found: (count) => `${count} 个方法`,
    mix: "每月调用",
    mixHint: (method) => `每行一项：方法和每月次数，例如 ${method} 2m 或 ${method} 200 万。可以直接从日志或表格粘贴。`,
    mixExample: "eth_blockNumber 600k\neth_call 900k\neth_getLogs 50k",
    isArchive: "读取归档数据",
    noArchive: "这条链的共享节点不提供归档数据",
    rate: (perSecond) => `平均每秒 ${perSecond} 次请求，我们为这个规模单独报价。`,
    quote: "联系销售",
    calculate: "计算",
    calls: "次数",
    each: "每次 CU",
    total: "每月 CU",
    price: (amount, isFrom) => `每月 ${amount}${isFrom ? " 起" : ""}`,
    plan: "适合的套餐",
    planNote: "按 30 天均匀负载计算。",
    usage: {
      requestsPerDay: (used, limit) => `每天 ${used} 次请求，上限 ${limit} 次`,
      computeUnits: (used, limit) => `每月 ${used} CU，上限 ${limit} CU`,
      requestsPerSecond: (used, limit) => `每秒 ${used} 次请求，上限 ${limit} 次`,
    },
    onEachPlan: "本月用量在各套餐下",
    planHead: "套餐",
    priceHead: "价格",
    carries: "足够",
    shortfalls: {
      archive: "不含归档数据",
      computeUnits: (day) => `第 ${day} 天用完（按 30 天计）`,
      requestsPerDay: (time) => `每天 UTC ${time} 用完`,
      requestsPerSecond: (rate) => `速率不够：平均每秒 ${rate} 次`,
    },
    savings: "节省用量的办法",
    idle: (calls, all) => `${all} 次调用中有 ${calls} 次落在两个区块之间，读不到新内容。`,
    noPlan: "公开套餐都不够用，请联系销售。",
    badLine: (line, text) => `第 ${line} 行不是“方法 次数”的格式：“${text}”。`,
    unknown: (line, method, similar) =>
      `第 ${line} 行：这条链的价目表里没有 ${method}，未计入。${similar ? `是否指 ${similar}？` : ""}`,
    partial: (counted, all) =>
      `合计与套餐只按 ${all} 行中的 ${counted} 行计算。请改正其余各行，它们可能需要更大的套餐。`,
    empty: "还没有可计算的内容。",
    copyLink: "复制此计算的链接",
    open: "在计算器中打开",
    example: (name) => `示例：${name}`,
    log: "统计日志或用量导出",
    covers: "日志涵盖",
    periods: { 1: "1 天", 7: "7 天", 30: "30 天" },
    logRead: (calls) => `已统计 ${calls} 次调用，并换算为 30 天。文件没有离开你的浏览器。`,
    logStates: {
      idle: "含有方法名或 JSON-RPC 请求体的日志，或带有方法和请求数两列的表格。只在你的浏览器中统计，不会发送。",
      reading: "正在统计……",
      empty: "文件里没有找到这条链的调用。",
      failed: "文件无法读取，请换一个纯文本文件。",
    },
    base: (count, chain, units) => `${chain} 有 ${count} 个方法按基本费率计，每次 ${units} CU。`,
    exceptions: (count) => `以下 ${count} 个不同：`,
    noExceptions: "没有更贵的方法。",
    listBase: "按基本费率计的全部方法",
  },
});
