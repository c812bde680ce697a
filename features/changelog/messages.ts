import { translate } from "@/features/shared/contracts/translate";

import type { ChangeKind } from "./change";

type Messages = {
  kinds: Record<ChangeKind, string>;
  areas: Record<string, string>;
  /** Names the choice of kinds, and the choice of all. */
  kind: string;
  every: string;
  /** What ends, in the list. */
  ending: string;
  announced: (day: string) => string;
  count: (count: number) => string;
  /** The calendar beside the title. */
  months: string;
  /** Of months without a change. */
  quiet: string;
  next: (day: string) => string;
  nextRemoval: (day: string, title: string) => string;
  nothingEnds: string;
  /** The last day of what ends. */
  lastDay: (day: string) => string;
  /** Until the last day of what ends. */
  daysLeft: (days: string) => string;
  lastDayName: string;
  methodsName: string;
  exampleName: string;
  subscribe: string;
  calendar: string;
  all: string;
  /** Title and description of the feeds. */
  feed: string;
  feedText: string;
  /** In feeds, of an entry that is an example. */
  sample: string;
};

export const messages = translate<Messages>({
  en: {
    kinds: { added: "New", changed: "Changed", ends: "Removal", fixed: "Fixed" },
    areas: { chains: "Chains", methods: "Methods", limits: "Limits", prices: "Prices", site: "Website and tools" },
    kind: "Kind of change",
    every: "All",
    ending: "Planned removals",
    announced: (day) => `announced ${day}`,
    count: (count) => (count === 1 ? "1 change" : `${count} changes`),
    months: "Changes by month",
    quiet: "none announced",
    next: (day) => `next removal: ${day}`,
    nextRemoval: (day, title) => `Next removal: ${day} · ${title}`,
    nothingEnds: "no removals are announced",
    lastDay: (day) => `Last day: ${day}`,
    daysLeft: (days) => `in ${days} days`,
    lastDayName: "Last day",
    methodsName: "Methods",
    exampleName: "Status",
    subscribe: "Subscribe:",
    calendar: "Calendar (.ics)",
    all: "All changes",
    feed: "Changelog",
    feedText: "Changes of chains, methods, limits and prices, and what ends when.",
    sample: "example of this demonstration",
  },
  cn: {
    kinds: { added: "新增", changed: "变更", ends: "停用", fixed: "修复" },
    areas: { chains: "链", methods: "方法", limits: "限制", prices: "价格", site: "网站与工具" },
    kind: "变更类型",
    every: "全部",
    ending: "计划停用",
    announced: (day) => `${day} 公告`,
    count: (count) => `${count} 项变更`,
    months: "按月查看变更",
    quiet: "暂无预告",
    next: (day) => `下一次停用：${day}`,
    nextRemoval: (day, title) => `下一次停用：${day} · ${title}`,
    nothingEnds: "目前没有已宣布的停用",
    lastDay: (day) => `最后可用日：${day}`,
    daysLeft: (days) => `${days} 天后`,
    lastDayName: "最后可用日",
    methodsName: "方法",
    exampleName: "状态",
    subscribe: "订阅：",
    calendar: "日历（.ics）",
    all: "全部变更",
    feed: "更新日志",
    feedText: "链、方法、限制和价格的变更，以及各项停用日期。",
    sample: "演示示例",
  },
});
