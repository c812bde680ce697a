import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  milliseconds: (value: string) => string;
  /** A figure older than the last day. */
  ofDay: (figure: string, day: string) => string;
  /** Instead of a region's figure. */
  missing: string;
  /** What the figures beside the regions are. */
  read: (chain: string) => string;
  reading: (chain: string) => string;
  gap: (chain: string) => string;
  failed: (chain: string) => string;
};

export const readingMessages = translate<Messages>({
  en: {
    milliseconds: (value) => `${value} ms`,
    ofDay: (figure, day) => `${figure}, ${day}`,
    missing: "not measured",
    read: (chain) => `${chain}: p50 inside each region on its last measured day.`,
    reading: (chain) => `${chain}: reading …`,
    gap: (chain) => `${chain}: not measured in the last days.`,
    failed: (chain) => `${chain}: the latency cannot be read right now.`,
  },
  cn: {
    milliseconds: (value) => `${value} 毫秒`,
    ofDay: (figure, day) => `${figure}（${day}）`,
    missing: "未测量",
    read: (chain) => `${chain}：各地区内部最近一次测量当天的 p50。`,
    reading: (chain) => `${chain}：正在读取……`,
    gap: (chain) => `${chain}：最近几天没有测量。`,
    failed: (chain) => `${chain}：暂时读不到延迟。`,
  },
});
