import { translate } from "@/features/shared/contracts/translate";

import type { Choices } from "./choices";
import type { Range } from "./days";

type Messages = {
  title: string;
  changes: string;
  /** Head of a day: how many, the longest of them, and how many reports. */
  interruptions: (count: string, number: number) => string;
  longest: (minutes: string, place: string) => string;
  reports: (count: string, number: number) => string;
  report: string;
  chain: string;
  search: string;
  range: string;
  ranges: Record<Range, string>;
  region: string;
  allRegions: string;
  sort: string;
  sorts: Record<Choices["sort"], string>;
  downtime: string;
  /** Before minutes lost, where the heads are not shown. */
  lostWord: string;
  percent: string;
  /** Before a share, where the heads are not shown. */
  percentWord: string;
  found: (count: string, number: number) => string;
  none: (searchText: string) => string;
  clear: string;
  all: (count: string) => string;
  /** Above the chains that a single day has nothing to draw of. */
  quiet: (count: string, number: number) => string;
  /** Name of a chain's strip of days. */
  strip: (chain: string) => string;
  /** Unit of a day's figures. */
  lost: string;
  measured: (from: string, to: string) => string;
  down: string;
  gap: string;
  stale: (time: string) => string;
  backOn: string;
  stillDown: string;
  /** Instead of a recovery, until there are readings of the next day. */
  pending: string;
  noChanges: string;
  /** Said in the feed, where no mark can be. */
  sample: string;
  feeds: string;
  feedTitle: string;
  feedText: string;
  feedProbes: (share: string, probes: string) => string;
  kinds: Record<"degraded" | "down" | "recovered", string>;
};

export const messages = translate<Messages>({
  en: {
    title: "Availability by chain",
    changes: "Downtime",
    interruptions: (count, number) => `${count} ${number === 1 ? "interruption" : "interruptions"}`,
    longest: (minutes, place) => `longest ${minutes}: ${place}`,
    reports: (count, number) => `${count} ${number === 1 ? "report" : "reports"}`,
    report: "Report",
    chain: "Chain",
    search: "Name, ticker or chain ID",
    range: "Period",
    ranges: { 1: "24 h", 7: "7 days", 30: "30 days", 90: "90 days" },
    region: "Region",
    allRegions: "Mean",
    sort: "Order",
    sorts: { worst: "Most downtime first", name: "Name" },
    downtime: "Downtime",
    lostWord: "down",
    percent: "Availability",
    percentWord: "up",
    found: (count, number) => (number === 1 ? "1 chain" : `${count} chains`),
    none: (searchText) => `No measured chain matches “${searchText}”.`,
    clear: "Clear search",
    all: (count) => `Show all ${count} chains`,
    quiet: (count, number) => `${count} ${number === 1 ? "chain" : "chains"} without downtime`,
    strip: (chain) => `${chain}, by day`,
    lost: "minutes without a response",
    measured: (from, to) =>
      `${from} to ${to}, UTC. A probe a minute in each region; a minute is lost when its probe gets no response. “24 h” is the last whole day.`,
    down: "The availability service is not responding right now.",
    gap: "not measured",
    stale: (time) => `As last read ${time}.`,
    backOn: "Back to normal",
    stillDown: "not yet",
    pending: "not yet known",
    noChanges: "No downtime in the measured days.",
    sample: "Demo data: no probe measured these days.",
    feeds: "Follow downtime: ",
    feedTitle: "Changes of availability",
    feedText: "When a chain’s availability in a region fell or came back, by day.",
    feedProbes: (share, probes) => `${share} of ${probes} probes were answered that day.`,
    kinds: { degraded: "Degraded", down: "Down", recovered: "Back to normal" },
  },
  cn: {
    title: "各链可用率",
    changes: "中断",
    interruptions: (count) => `${count} 次中断`,
    longest: (minutes, place) => `最长 ${minutes}：${place}`,
    reports: (count) => `${count} 份报告`,
    report: "报告",
    chain: "链",
    search: "名称、代币符号或链 ID",
    range: "时段",
    ranges: { 1: "24 小时", 7: "7 天", 30: "30 天", 90: "90 天" },
    region: "地区",
    allRegions: "平均",
    sort: "排序",
    sorts: { worst: "中断最多的在前", name: "名称" },
    downtime: "中断时长",
    lostWord: "中断",
    percent: "可用率",
    percentWord: "可用",
    found: (count) => `${count} 条链`,
    none: (searchText) => `已测量的链中没有符合“${searchText}”的。`,
    clear: "清除搜索",
    all: (count) => `显示全部 ${count} 条链`,
    quiet: (count) => `${count} 条链没有中断`,
    strip: (chain) => `${chain}，按天`,
    lost: "无响应的分钟数",
    measured: (from, to) =>
      `${from}至${to}（UTC）。每个地区每分钟探测一次，探测没有得到响应的那一分钟计为中断。“24 小时”指最近完整的一天。`,
    down: "可用率服务暂时没有响应。",
    gap: "未测量",
    stale: (time) => `最近一次读取：${time}。`,
    backOn: "恢复正常",
    stillDown: "尚未恢复",
    pending: "尚不可知",
    noChanges: "已测量的日期里没有中断。",
    sample: "演示数据，并非这些日期的实测结果。",
    feeds: "订阅中断：",
    feedTitle: "可用率变化",
    feedText: "某条链在某个地区的可用率何时下降或恢复，按天记录。",
    feedProbes: (share, probes) => `当天 ${probes} 次探测中有 ${share} 得到响应。`,
    kinds: { degraded: "下降", down: "中断", recovered: "恢复正常" },
  },
});
