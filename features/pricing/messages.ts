import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  price: string;
  perSecond: string;
  perDay: string;
  callsPerMonth: string;
  unitsPerMonth: string;
  regions: string;
  archive: string;
  webSocket: string;
  trace: string;
  sla: string;
  support: string;
  usedUp: string;
  noLimit: string;
  noFigure: string;
  agreed: string;
  percent: (value: string) => string;
  hours: (count: number) => string;
  yes: string;
  no: string;
};

export const messages = translate<Messages>({
  en: {
    price: "Price per month",
    perSecond: "Requests per second",
    perDay: "Requests per day",
    callsPerMonth: "eth_call per month",
    unitsPerMonth: "Compute units per month",
    regions: "Regions",
    archive: "Archive data",
    webSocket: "WebSocket",
    trace: "Trace and debug methods",
    sla: "Availability (SLA)",
    support: "First response in an outage",
    usedUp: "At the limit",
    noLimit: "No limit",
    noFigure: "No fixed rate",
    agreed: "By contract",
    percent: (value) => `${value} %`,
    hours: (count) => (count === 1 ? "1 hour" : `${count} hours`),
    yes: "Included",
    no: "Not included",
  },
  cn: {
    price: "每月价格",
    perSecond: "每秒请求数",
    perDay: "每天请求数",
    callsPerMonth: "每月 eth_call",
    unitsPerMonth: "每月计算单元",
    regions: "地区",
    archive: "归档数据",
    webSocket: "WebSocket",
    trace: "trace 与 debug 方法",
    sla: "可用率（SLA）",
    support: "故障首次响应",
    usedUp: "达到上限时",
    noLimit: "不限",
    noFigure: "无固定速率",
    agreed: "按合同",
    percent: (value) => `${value}%`,
    hours: (count) => `${count} 小时`,
    yes: "包含",
    no: "不包含",
  },
});
