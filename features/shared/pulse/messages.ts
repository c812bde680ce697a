import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  demo: string;
  live: string;
  nominal: string;
  every: (seconds: string) => string;
  everyMinutes: (minutes: string) => string;
  block: (height: string, age: string) => string;
  ago: string;
  now: string;
  pause: string;
  run: string;
  waiting: string;
  failed: string;
  hint: string;
  legend: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Blocks of the last minute",
    demo: "Demo chain",
    live: "live",
    nominal: "nominal",
    every: (seconds) => `every ${seconds} s`,
    everyMinutes: (minutes) => `every ${minutes} min`,
    block: (height, age) => `Block ${height}, ${age} s ago`,
    ago: "60 s ago",
    now: "now",
    pause: "Pause",
    run: "Go live",
    waiting: "Waiting for a block …",
    failed: "The blocks cannot be read right now.",
    hint: "Left and right arrow keys go from block to block.",
    legend:
      "Each tick is a block. Solid ticks are live; pale ones show the protocol’s target interval, because no node of that chain is connected to this site.",
  },
  cn: {
    title: "最近一分钟的区块",
    demo: "演示链",
    live: "实时",
    nominal: "目标间隔",
    every: (seconds) => `每 ${seconds} 秒一个`,
    everyMinutes: (minutes) => `每 ${minutes} 分钟一个`,
    block: (height, age) => `区块 ${height}，${age} 秒前`,
    ago: "60 秒前",
    now: "现在",
    pause: "暂停",
    run: "实时",
    waiting: "正在等待区块……",
    failed: "暂时读不到区块。",
    hint: "用左右方向键在区块之间移动。",
    legend: "每一道线是一个区块。实线是在这里实际看到的；浅色线按协议的目标间隔排列，因为本站没有接入该链的节点。",
  },
});
