import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  changes: string;
  chain: string;
  mean: string;
  search: string;
  found: (count: number) => string;
  none: (searchText: string) => string;
  sample: string;
  measured: (from: string, to: string) => string;
  /** What a bar is; said where bars are drawn. */
  bars: string;
  down: string;
  gap: string;
  stale: (time: string) => string;
  day: string;
  region: string;
  what: string;
  percent: string;
  probes: string;
  kinds: Record<"degraded" | "down" | "recovered", string>;
  noChanges: string;
  feeds: string;
  feedTitle: string;
  feedText: string;
  feedProbes: (share: string, probes: string) => string;
};

export const messages = translate<Messages>({
  en: {
    title: "Availability by chain and region",
    changes: "Changes of the last days",
    chain: "Chain",
    mean: "Mean",
    search: "Name, ticker or chain ID",
    found: (count) => (count === 1 ? "1 chain" : `${count} chains`),
    none: (searchText) => `No measured chain fits “${searchText}”.`,
    sample: "Sample data: these days were not measured by a probe.",
    measured: (from, to) => `Share of probes answered in percent, ${from} to ${to} (UTC).`,
    bars: "One bar is three days; it shows the worst of them: full height from 99.95\u00a0% on, amber below 99.9\u00a0%. A stub at its foot is a day without a reading.",
    down: "The availability service is not responding right now.",
    gap: "not measured",
    stale: (time) => `As last read ${time}.`,
    day: "Day",
    region: "Region",
    what: "What",
    percent: "Answered",
    probes: "Probes",
    kinds: { degraded: "Degraded", down: "Down", recovered: "Back to normal" },
    noChanges: "Nothing has changed in the measured days.",
    feeds: "Follow the changes: ",
    feedTitle: "Changes of availability",
    feedText: "When a chain’s availability in a region fell or came back, by day.",
    feedProbes: (share, probes) => `${share} of ${probes} probes were answered that day.`,
  },
  cn: {
    title: "各链各地区的可用率",
    changes: "近日变化",
    chain: "链",
    mean: "平均",
    search: "名称、代号或链 ID",
    found: (count) => `${count} 条链`,
    none: (searchText) => `已测量的链中没有符合“${searchText}”的。`,
    sample: "示例数据，并非这些日期的实测结果。",
    measured: (from, to) => `得到响应的探测比例（%），${from}至 ${to}（UTC）。`,
    bars: "每根柱代表三天，取其中最差的一天：99.95% 及以上为满高，黄色表示低于 99.9%；柱底的短横表示有一天没有读数。",
    down: "可用率服务暂时没有响应。",
    gap: "未测量",
    stale: (time) => `${time} 的最近一次读取。`,
    day: "日期",
    region: "地区",
    what: "变化",
    percent: "响应率",
    probes: "探测次数",
    kinds: { degraded: "下降", down: "中断", recovered: "恢复正常" },
    noChanges: "已测量的日期里没有变化。",
    feeds: "订阅变化：",
    feedTitle: "可用率变化",
    feedText: "某条链在某个地区的可用率何时下降或恢复，按天记录。",
    feedProbes: (share, probes) => `当天 ${probes} 次探测中有 ${share} 得到响应。`,
  },
});
