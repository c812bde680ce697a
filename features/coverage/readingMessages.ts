import { translate } from "@/features/shared/contracts/translate";

import type { Shade } from "./readCell";

type Messages = {
  reading: (chain: string, day: string, lost: string) => string;
  /** Downtime on a day, by shade. */
  lost: Record<Shade, string>;
  /** How the keyboard goes through the rows. */
  keys: string;
};

export const readingMessages = translate<Messages>({
  en: {
    reading: (chain, day, lost) => `${chain}, ${day}: ${lost}`,
    lost: {
      "0": "no downtime",
      "1": "under 2 minutes lost",
      "2": "2–5 minutes lost",
      "3": "5–15 minutes lost",
      "4": "15–60 minutes lost",
      "5": "an hour or more lost",
      missing: "not measured",
    },
    keys: "Arrow keys go from chain to chain.",
  },
  cn: {
    reading: (chain, day, lost) => `${chain}，${day}：${lost}`,
    lost: {
      "0": "没有中断",
      "1": "中断不到 2 分钟",
      "2": "中断 2–5 分钟",
      "3": "中断 5–15 分钟",
      "4": "中断 15–60 分钟",
      "5": "中断 1 小时以上",
      missing: "未测量",
    },
    keys: "用方向键在链之间移动。",
  },
});
