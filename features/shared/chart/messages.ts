import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  region: string;
  milliseconds: (value: string) => string;
  atLeast: (value: string) => string;
  /** The shortest round trip from a region to another. */
  floor: (from: string, to: string, km: string, ms: string) => string;
  describe: string;
  rings: (ms: string, km: string) => string;
};

export const messages = translate<Messages>({
  en: {
    region: "Region",
    milliseconds: (value) => `${value} ms`,
    atLeast: (value) => `min. ${value} ms`,
    floor: (from, to, km, ms) => `${from} to ${to}: ${km} km, at least ${ms} ms`,
    describe: "Chart of the three regions with their distances in light time",
    rings: (ms, km) =>
      `Each ring around the chosen region is ${ms} ms: the shortest round trip that light in fibre allows over ${km} km. Dashed lines are the shortest ways between regions. No server can answer faster.`,
  },
  cn: {
    region: "地区",
    milliseconds: (value) => `${value} 毫秒`,
    atLeast: (value) => `至少 ${value} 毫秒`,
    floor: (from, to, km, ms) => `${from}到${to}：${km} 公里，至少 ${ms} 毫秒`,
    describe: "三个地区的示意图，距离以光的往返时间表示",
    rings: (ms, km) =>
      `以所选地区为中心，每圈 ${ms} 毫秒：光在光纤中往返 ${km} 公里所需的最短时间；虚线为地区之间的最短路径。任何服务器都不可能更快。`,
  },
});
