import type { ChainStatus } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";

type Messages = {
  tabs: Record<ChainStatus, string>;
  tabsLabel: string;
  search: string;
  apply: string;
  interface: string;
  network: string;
  family: string;
  sort: string;
  any: string;
  networks: { mainnet: string; testnet: string };
  sorts: { catalogue: string; name: string; availability: string };
  chain: string;
  days: string;
  availability: string;
  partner: string;
  notMeasured: string;
  /** The figure that stands where nothing was measured. */
  byDefault: (figure: string) => string;
  measured: (sample: boolean) => string;
  method: string;
  /** Of a list in which nothing was measured. */
  noMethod: string;
  bars: string;
  sample: string;
  none: string;
  clear: string;
  found: (count: number) => string;
  all: (count: string) => string;
  unavailable: string;
  loading: string;
};

export const messages: Record<Locale, Messages> = {
  en: {
    tabs: { available: "Available", inactive: "Inactive", "coming-soon": "Coming soon" },
    tabsLabel: "State",
    search: "Search node",
    apply: "Search",
    interface: "Interface",
    network: "Network",
    family: "Family",
    sort: "Order",
    any: "Any",
    networks: { mainnet: "Mainnet", testnet: "Has a testnet" },
    sorts: { catalogue: "Catalogue", name: "Name", availability: "Availability" },
    chain: "Chain",
    days: "90 days",
    availability: "Availability",
    partner: "Partner",
    notMeasured: "not measured",
    byDefault: (figure) => `default ${figure}`,
    measured: (sample) => `Share of probes answered, mean of the regions over 90 days${sample ? "; sample data" : ""}`,
    method: "Availability is the mean of all regions over 90 days, floored to two decimals.",
    noMethod: "There are no measurements of these chains to show; the figure is a default, not a reading.",
    bars: "A bar is three days and shows the worst of them in any region; amber is below 99.9\u00a0%.",
    sample: "Sample data.",
    none: "No chain fits.",
    clear: "Clear search and filters",
    found: (count) => (count === 1 ? "1 chain" : `${count} chains`),
    all: (count) => `All ${count} chains`,
    unavailable:
      "The live list cannot be read right now. This is the built-in catalogue; availability is not measured.",
    loading: "The chains are being read…",
  },
  cn: {
    tabs: { available: "可用", inactive: "已停用", "coming-soon": "即将推出" },
    tabsLabel: "状态",
    search: "搜索节点",
    apply: "搜索",
    interface: "接口",
    network: "网络",
    family: "接口族",
    sort: "排序",
    any: "不限",
    networks: { mainnet: "主网", testnet: "有测试网" },
    sorts: { catalogue: "目录顺序", name: "名称", availability: "可用率" },
    chain: "链",
    days: "90 天",
    availability: "可用率",
    partner: "合作伙伴",
    notMeasured: "未测量",
    byDefault: (figure) => `默认 ${figure}`,
    measured: (sample) => `探测得到响应的比例，90 天各地区平均值${sample ? "；示例数据" : ""}。`,
    method: "可用率为所有地区 90 天的平均值，保留两位小数，不进位。",
    noMethod: "目前没有这些链的测量数据；所示数字是默认值，不是测量结果。",
    bars: "一根柱代表三天，取其中任一地区最差的一天；黄色表示低于 99.9%。",
    sample: "示例数据。",
    none: "没有符合条件的链。",
    clear: "清除搜索和筛选",
    found: (count) => `${count} 条链`,
    all: (count) => `全部 ${count} 条链`,
    unavailable: "暂时读不到实时列表。这里显示的是内置目录，可用率未测量。",
    loading: "正在读取链列表……",
  },
};
