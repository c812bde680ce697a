import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  status: Record<"available" | "inactive" | "coming-soon", string>;
  /** Why a chain is not served; `away` goes on, with the full stop. */
  ended: (day: string) => string;
  notServed: string;
  /** Instead of the introduction, if the chain is not available. */
  away: Record<"inactive" | "coming-soon", (isEvm: boolean) => string>;
  /** Heads the chains that are shown in place of one that is not available. */
  instead: string;
  /** The order of those. */
  order: string;
  allChains: string;
  /** Opens the window that creates a key. */
  getEndpoint: string;
  /** In its place for a visitor with a key: leads to the console. */
  send: string;
  ticker: string;
  key: string;
  family: string;
  interfaces: string;
  /** Of a chain that is no longer served. */
  formerInterfaces: string;
  addOns: string;
  levels: string;
  /** Names of the levels that the nodes call knows. */
  levelNames: Record<string, string>;
  formerly: string;
  cost: string;
  costUnit: string;
  networks: string;
  network: string;
  chainId: string;
  noChainId: string;
  /** The block interval that a protocol aims at. */
  /** Hash of a network's first block. */
  genesis: string;
  explorer: string;
  region: string;
  endpoint: string;
  copyAddress: (name: string) => string;
  copyChainId: (id: number) => string;
  copyGenesis: (network: string) => string;
  keyNote: string;
  /** Below the first URL with the visitor's key, if this site does not serve its network. */
  notConnected: (network: string) => string;
  /** Beside the names of such networks. */
  notConnectedShort: string;
  /** Before a key is opened for a network that is not connected. */
  demoKey: (network: string) => string;
  /** Below the first request if it is sent to the demo chain. */
  demoRequest: (network: string) => string;
  /** Leads to the account. */
  getKey: string;
  /** Leads to documented responses where no node is connected here. */
  examples: string;
  /** Beside the demo chain. */
  respondsNow: string;
  demoNote: string;
  /** The page's heading. */
  heading: (name: string) => string;
  allEndpoints: string;
  method: string;
  /** Number of a kind's methods, and the cost of a call. */
  kindOf: (count: number, cost: string) => string;
  count: (count: number) => string;
  search: string;
  /** Before links to files for programs. */
  descriptions: string;
  units: string;
  archiveUnits: string;
  noMethods: string;
  pricesDown: string;
  day: string;
  samples: string;
  reachable: string;
  p50: string;
  p95: string;
  behind: string;
  table: (days: string) => string;
  measured: (period: string) => string;
  historyDown: string;
  gap: string;
  period: (from: string, to: string) => string;
  stale: (time: string) => string;
  milliseconds: (value: string) => string;
  /** Period of the latencies, such as `24h`. */
  lastPeriod: (period: string) => string;
  /** Of figures that are older. */
  lastMeasured: (day: string) => string;
  /** Explains the bars of latency. */
  scale: (end: string) => string;
};

export const messages = translate<Messages>({
  en: {
    status: { available: "Available", inactive: "Inactive", "coming-soon": "Coming soon" },
    ended: (day) => `The network was shut down on ${day}`,
    notServed: "Not served here",
    away: {
      inactive: (isEvm) =>
        isEvm
          ? ". The chains listed here take the same calls: change the URL and the chain ID, and deploy the contracts again. Balances and state do not move with them."
          : ". The chains listed here take the same calls.",
      "coming-soon": (isEvm) =>
        `Not served here yet. Its networks and IDs are on this page already, with the calls that ${isEvm ? "EVM chains" : "chains of its family"} share.`,
    },
    instead: "available chains with the same calls",
    order: "best known first",
    allChains: "All available chains",
    getEndpoint: "Get a key",
    send: "Send a request",
    ticker: "Ticker",
    key: "In URLs",
    family: "Family",
    interfaces: "Interfaces",
    formerInterfaces: "Former interfaces",
    addOns: "Add-ons",
    levels: "Offered as",
    levelNames: { shared: "shared", dedicated: "dedicated", archive: "archive" },
    formerly: "Formerly",
    cost: "Ordinary call",
    costUnit: "CU",
    networks: "Networks",
    network: "Network",
    chainId: "Chain ID",
    noChainId: "no chain ID",
    genesis: "Genesis hash",
    explorer: "Explorer",
    region: "Region",
    endpoint: "Endpoint",
    copyAddress: (name) => `Copy the ${name} URL`,
    copyChainId: (id) => `Copy chain ID ${id}`,
    copyGenesis: (network) => `Copy the genesis hash of ${network}`,
    keyNote: "KEY stands for your access key.",
    notConnected: (network) => `${network} is not connected to this site, so this URL does not respond.`,
    notConnectedShort: "not connected here",
    demoKey: (network) => `A key works on the demo chain only: ${network} is not connected to this site.`,
    demoRequest: (network) => `This runs on the demo chain. For ${network}, only the URL changes.`,
    getKey: "Get your key",
    examples: "See example calls",
    respondsNow: "answers now",
    demoNote:
      "A live EVM chain on this site, with accounts and contracts to try things on. It is not Ethereum Mainnet.",
    heading: (name) => `${name} RPC`,
    allEndpoints: "All networks and interfaces",
    method: "Method",
    kindOf: (count, cost) => `${count} ${count === 1 ? "method" : "methods"} · ${cost} CU`,
    count: (count) => `${count} ${count === 1 ? "method" : "methods"}`,
    search: "Search these methods and work out a price",
    descriptions: "For tools and agents:",
    units: "CU per call",
    archiveUnits: "On archive data",
    noMethods: "The methods of this chain are not listed yet; its own documentation applies unchanged.",
    pricesDown: "The price service is not responding right now.",
    day: "Day",
    samples: "Probes",
    reachable: "Answered",
    p50: "p50",
    p95: "p95",
    behind: "Blocks behind",
    table: (days) => `Every day as a table (${days})`,
    measured: (period) => `Each bar is one day. ${period}. `,
    historyDown: "The availability service is not responding right now.",
    gap: "not measured",
    period: (from, to) => `${from} to ${to} (UTC)`,
    stale: (time) => `Last read ${time}.`,
    milliseconds: (value) => `${value} ms`,
    lastPeriod: (period) => `last ${period}`,
    lastMeasured: (day) => `last measured ${day}`,
    scale: (end) => `The bar is p50, the mark p95; the scale ends at ${end}.`,
  },
  cn: {
    status: { available: "可用", inactive: "已停用", "coming-soon": "即将推出" },
    ended: (day) => `网络已于 ${day}关闭`,
    notServed: "目前不提供接入",
    away: {
      inactive: (isEvm) =>
        isEvm
          ? "。列出的链使用同样的调用：更换 URL 和链 ID，再重新部署合约，应用即可迁移；余额和状态不会随之迁移。"
          : "。列出的链使用同样的调用。",
      "coming-soon": (isEvm) => `尚未提供接入。网络、ID 和${isEvm ? " EVM 链" : "同族的链"}通用的方法已列在本页。`,
    },
    instead: "调用方式相同、可以接入的链",
    order: "按知名度",
    allChains: "查看全部可用的链",
    getEndpoint: "获取密钥",
    send: "发送请求",
    ticker: "代币符号",
    key: "链标识",
    family: "接口族",
    interfaces: "接口",
    formerInterfaces: "原有接口",
    addOns: "附加接口",
    levels: "提供方式",
    levelNames: { shared: "共享", dedicated: "专用", archive: "归档" },
    formerly: "曾用名",
    cost: "普通调用",
    costUnit: "CU",
    networks: "网络",
    network: "网络",
    chainId: "链 ID",
    noChainId: "无链 ID",
    genesis: "创世区块哈希",
    explorer: "区块浏览器",
    region: "地区",
    endpoint: "端点",
    copyAddress: (name) => `复制 ${name} URL`,
    copyChainId: (id) => `复制链 ID ${id}`,
    copyGenesis: (network) => `复制${network}的创世区块哈希`,
    keyNote: "KEY 代表你的访问密钥。",
    notConnected: (network) => `本站尚未接入${network}，此 URL 不会响应。`,
    notConnectedShort: "本站未接入",
    demoKey: (network) => `密钥只能访问演示链：本站尚未接入${network}。`,
    demoRequest: (network) => `此请求发送到演示链。用于${network}时，只需更换 URL。`,
    getKey: "获取密钥",
    examples: "查看示例调用",
    respondsNow: "现在可用",
    demoNote: "本站运行的 EVM 链，带有可供试用的账户和合约。它不是 Ethereum 主网。",
    heading: (name) => `${name} RPC`,
    allEndpoints: "全部网络和接口",
    method: "方法",
    kindOf: (count, cost) => `${count} 个 · ${cost} CU`,
    count: (count) => `${count} 个`,
    search: "搜索这些方法并计算费用",
    descriptions: "供工具和智能体使用：",
    units: "每次调用 CU",
    archiveUnits: "归档数据",
    noMethods: "这条链的方法尚未列出，请以其官方文档为准。",
    pricesDown: "价格服务暂时没有响应。",
    day: "日期",
    samples: "探测次数",
    reachable: "响应次数",
    p50: "p50",
    p95: "p95",
    behind: "落后区块",
    table: (days) => `逐日数据表（${days}）`,
    measured: (period) => `一格代表一天。${period}。`,
    historyDown: "可用率服务暂时没有响应。",
    gap: "未测量",
    period: (from, to) => `${from}至${to}（UTC）`,
    stale: (time) => `最近一次读取：${time}。`,
    milliseconds: (value) => `${value} 毫秒`,
    lastPeriod: (period) => `最近 ${period.replace("h", " 小时")}`,
    lastMeasured: (day) => `${day}测得`,
    scale: (end) => `色条为 p50，标记为 p95，刻度止于 ${end}。`,
  },
});
