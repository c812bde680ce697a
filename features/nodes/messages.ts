import type { ChainStatus } from "@/features/shared/contracts/chains";
import type { Filters } from "./filters";
import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  tabs: Record<ChainStatus, string>;
  tabsLabel: string;
  search: string;
  apply: string;
  interface: string;
  formerInterface: string;
  network: string;
  family: string;
  sort: string;
  any: string;
  networks: { mainnet: string; testnet: string };
  sorts: Record<Filters["sort"], string>;
  chain: string;
  downtime: string;
  /** Before minutes lost, where the heads are not shown. */
  down: string;
  latency: string;
  features: string;
  archive: string;
  trace: string;
  availability: string;
  partner: string;
  notMeasured: string;
  /** Label of the default value, which is not measured. */
  byDefault: (figure: string) => string;
  method: string;
  medianMethod: string;
  /** Note on archive and trace data. */
  proofMethod: string;
  /** Note below a list without measurements. */
  noMethod: string;
  /** Head of what to do about a chain that is not served. */
  next: string;
  /** When a chain itself was shut down. */
  ended: (day: string) => string;
  /** Accessible name of the table. */
  title: string;
  /** Empty result for a tab and a search text. */
  none: (tab: string, searchText: string) => string;
  elsewhere: (tab: string, count: number) => string;
  askFor: string;
  clear: string;
  found: (count: number) => string;
  all: (count: string) => string;
  unavailable: string;
  /** Notice that the list could not be refreshed. */
  stale: (time: string) => string;
  loading: string;
};

export const messages = translate<Messages>({
  en: {
    tabs: { available: "Available", inactive: "Inactive", "coming-soon": "Coming soon" },
    tabsLabel: "State",
    search: "Search node",
    apply: "Search",
    interface: "Interface",
    formerInterface: "Former interface",
    network: "Network",
    family: "Family",
    sort: "Order",
    any: "Any",
    networks: { mainnet: "Mainnet", testnet: "Has a testnet" },
    sorts: { use: "Best known", name: "Name", downtime: "Least downtime", latency: "Lowest latency" },
    chain: "Chain",
    downtime: "Downtime, 90\u00a0days",
    down: "down in 90 d",
    latency: "p50, best region",
    features: "Features",
    archive: "Archive",
    trace: "Trace",
    availability: "Availability",
    partner: "Partner",
    notMeasured: "not measured",
    byDefault: (figure) => `default ${figure}`,
    method: "Downtime: minutes without a response in 90 days, mean of all regions.",
    medianMethod: "p50: median response time in the fastest region on the last day.",
    proofMethod:
      "Features: a tick where the specification lists them, in a ring where our probe’s call was answered, with the day.",
    noMethod: "These chains have no measurements to show; the figure is a default, not a reading.",
    next: "Next step",
    ended: (day) => `Shut down on ${day}`,
    title: "Chains with their interfaces and availability",
    none: (tab, searchText) =>
      searchText ? `No chain under “${tab}” matches “${searchText}”.` : `No chain under “${tab}” matches.`,
    elsewhere: (tab, count) => `${tab}: ${count}`,
    askFor: "Ask for a chain",
    clear: "Clear search and filters",
    found: (count) => (count === 1 ? "1 chain" : `${count} chains`),
    all: (count) => `All ${count} chains`,
    unavailable:
      "The live list cannot be read right now. This is the built-in catalogue; availability is not measured.",
    stale: (time) =>
      `The live list cannot be read right now. This is the list of ${time}; after an hour the built-in catalogue replaces it, without measurements.`,
    loading: "The chains are being read…",
  },
  cn: {
    tabs: { available: "可用", inactive: "已停用", "coming-soon": "即将推出" },
    tabsLabel: "状态",
    search: "搜索节点",
    apply: "搜索",
    interface: "接口",
    formerInterface: "原有接口",
    network: "网络",
    family: "接口族",
    sort: "排序",
    any: "不限",
    networks: { mainnet: "主网", testnet: "有测试网" },
    sorts: { use: "知名度", name: "名称", downtime: "中断最少", latency: "延迟最低" },
    chain: "链",
    downtime: "90 天中断",
    down: "90 天中断",
    latency: "p50，最快地区",
    features: "功能",
    archive: "归档",
    trace: "trace",
    availability: "可用率",
    partner: "合作伙伴",
    notMeasured: "未测量",
    byDefault: (figure) => `默认 ${figure}`,
    method: "中断为 90 天内无响应的分钟数，取各地区平均。",
    medianMethod: "p50 为最近一天最快地区的响应时间中位数。",
    proofMethod: "功能一栏：勾号表示规范列出，带圈的勾号表示我们的探测调用得到过响应，并附日期。",
    noMethod: "目前没有这些链的测量数据；所示数字是默认值，不是测量结果。",
    next: "下一步",
    ended: (day) => `${day}关闭`,
    title: "各链的接口与可用率",
    none: (tab, searchText) =>
      searchText ? `“${tab}”中没有符合“${searchText}”的链。` : `“${tab}”中没有符合条件的链。`,
    elsewhere: (tab, count) => `${tab}：${count} 条`,
    askFor: "申请接入一条链",
    clear: "清除搜索和筛选",
    found: (count) => `${count} 条链`,
    all: (count) => `全部 ${count} 条链`,
    unavailable: "暂时读不到实时列表。这里显示的是内置目录，可用率未测量。",
    stale: (time) => `暂时读不到实时列表。这里显示的是 ${time} 的列表；一小时后改用内置目录，可用率标为未测量。`,
    loading: "正在读取链列表……",
  },
});
