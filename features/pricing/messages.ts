import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  /** Heads of the groups of rows. */
  groups: { volume: string; limits: string; included: string };
  price: string;
  unitsPerSecond: string;
  callsPerMonth: string;
  regions: string;
  archive: string;
  trace: string;
  sla: string;
  support: string;
  usedUp: string;
  noLimit: string;
  /** In place of a limit per day, of plans that count by month. */
  byMonth: string;
  agreed: string;
  hours: (count: number) => string;
  yes: string;
  no: string;
};

export const messages = translate<Messages>({
  en: {
    groups: { volume: "Price and volume", limits: "Limits", included: "Included" },
    price: "Price per month",
    unitsPerSecond: "Compute units per second (eth_call)",
    callsPerMonth: "eth_call per month",
    regions: "Regions",
    archive: "Archive data",
    trace: "Trace and debug methods",
    sla: "Availability (SLA)",
    support: "First response in an outage",
    usedUp: "At the limit",
    noLimit: "No limit",
    byMonth: "No daily limit",
    agreed: "By contract",
    hours: (count) => (count === 1 ? "1 hour" : `${count} hours`),
    yes: "Included",
    no: "Not included",
  },
  cn: {
    groups: { volume: "价格与用量", limits: "限制", included: "包含内容" },
    price: "每月价格",
    unitsPerSecond: "每秒计算单元（eth_call）",
    callsPerMonth: "每月 eth_call",
    regions: "地区",
    archive: "归档数据",
    trace: "trace 与 debug 方法",
    sla: "可用率（SLA）",
    support: "故障首次响应",
    usedUp: "达到上限时",
    noLimit: "不限",
    byMonth: "按月计",
    agreed: "按合同",
    hours: (count) => `${count} 小时`,
    yes: "包含",
    no: "不包含",
  },
});
