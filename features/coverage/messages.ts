import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  find: string;
  found: (count: string) => string;
  none: string;
  chain: string;
  other: string;
  archive: string;
  trace: string;
  wholeChain: string;
  blocksBack: (blocks: string) => string;
  table: (from: string, to: string) => string;
  /** Beside the chain’s name. */
  field: (below: number, days: number) => string;
  /** Legend of the shades: minutes without a response on a day. */
  scale: Record<"0" | "1" | "2" | "3" | "4" | "5" | "missing", string>;
  from: (day: string) => string;
  unavailable: string;
};

export const messages = translate<Messages>({
  en: {
    find: "Find a chain",
    found: (count) => `${count} found`,
    none: "No chain has this name, ticker or short name.",
    chain: "Chain",
    other: "Other",
    archive: "Archive",
    trace: "Trace",
    wholeChain: "whole chain",
    blocksBack: (blocks) => `${blocks} blocks back`,
    table: (from, to) => `Interfaces of the chains from ${from} to ${to}`,
    field: (below, days) => `Minutes lost on ${below ? `${below} of ${days} days` : "no day"}`,
    scale: {
      "0": "no downtime",
      "1": "under 2 min",
      "2": "2–5 min",
      "3": "5–15 min",
      "4": "15–60 min",
      "5": "over 1 h",
      missing: "not measured",
    },
    from: (day) => `from ${day}`,
    unavailable: "The availability of the last ninety days cannot be read right now.",
  },
  cn: {
    find: "查找链",
    found: (count) => `找到 ${count} 条`,
    none: "没有这个名称、代币符号或链标识的链。",
    chain: "链",
    other: "其他",
    archive: "归档",
    trace: "trace",
    wholeChain: "整条链",
    blocksBack: (blocks) => `最近 ${blocks} 个区块`,
    table: (from, to) => `从 ${from} 到 ${to} 的链的接口`,
    field: (below, days) => `${below ? `${days} 天中有 ${below} 天` : "没有一天"}出现中断`,
    scale: {
      "0": "没有中断",
      "1": "不到 2 分钟",
      "2": "2–5 分钟",
      "3": "5–15 分钟",
      "4": "15–60 分钟",
      "5": "1 小时以上",
      missing: "未测量",
    },
    from: (day) => `自 ${day} 起`,
    unavailable: "暂时读不到最近九十天的可用率。",
  },
});
