import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  demo: string;
  live: string;
  /** What the protocol aims at. */
  every: (interval: string) => string;
  seconds: (count: string) => string;
  minutes: (count: string) => string;
  /** Chains without a line, each with its interval. */
  others: (list: string) => string;
  block: (height: string, age: string) => string;
  ago: string;
  now: string;
  /** The same in a paused strip. */
  blockAt: (height: string, time: string) => string;
  earlier: string;
  pausedAt: (time: string) => string;
  pause: string;
  run: string;
  /** In place of blocks before the strip has run. */
  idle: string;
  waiting: string;
  failed: string;
  hint: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Blocks of the last minute",
    demo: "Demo chain",
    live: "live",
    every: (interval) => `target: every ${interval}`,
    seconds: (count) => `${count} s`,
    minutes: (count) => `${count} min`,
    others: (list) => `Target block intervals: ${list}`,
    block: (height, age) => `Block ${height}, ${age} s ago`,
    ago: "60 s ago",
    now: "now",
    blockAt: (height, time) => `Block ${height} at ${time}`,
    earlier: "60 s earlier",
    pausedAt: (time) => `paused at ${time}`,
    pause: "Pause",
    run: "Go live",
    idle: "Each block appears here as it is made.",
    waiting: "Waiting for a block …",
    failed: "The blocks cannot be read right now.",
    hint: "Left and right arrow keys go from block to block.",
  },
  cn: {
    title: "最近一分钟的区块",
    demo: "演示链",
    live: "实时",
    every: (interval) => `目标：每 ${interval}一个`,
    seconds: (count) => `${count} 秒`,
    minutes: (count) => `${count} 分钟`,
    others: (list) => `目标出块间隔：${list}`,
    block: (height, age) => `区块 ${height}，${age} 秒前`,
    ago: "60 秒前",
    now: "现在",
    blockAt: (height, time) => `区块 ${height}，${time}`,
    earlier: "再往前 60 秒",
    pausedAt: (time) => `暂停于 ${time}`,
    pause: "暂停",
    run: "实时",
    idle: "每产生一个区块，这里就多一格。",
    waiting: "正在等待区块……",
    failed: "暂时读不到区块。",
    hint: "用左右方向键在区块之间移动。",
  },
});
