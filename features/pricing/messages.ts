import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  /** Heads of the groups of rows. */
  groups: { volume: string; limits: string; included: string };
  price: string;
  perSecond: string;
  unitsPerSecond: string;
  perDay: string;
  callsPerMonth: string;
  unitsPerMonth: string;
  regions: string;
  archive: string;
  batch: string;
  range: string;
  sockets: string;
  subscriptions: string;
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
    perSecond: "Requests per second",
    unitsPerSecond: "Compute units per second (eth_call)",
    perDay: "Requests per day",
    callsPerMonth: "eth_call per month",
    unitsPerMonth: "Compute units per month",
    regions: "Regions",
    archive: "Archive data",
    batch: "Calls per batch",
    range: "Blocks per eth_getLogs",
    sockets: "WebSocket connections per key",
    subscriptions: "Subscriptions per connection",
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
    perSecond: "每秒请求数",
    unitsPerSecond: "每秒计算单元（eth_call）",
    perDay: "每天请求数",
    callsPerMonth: "每月 eth_call",
    unitsPerMonth: "每月计算单元",
    regions: "地区",
    archive: "归档数据",
    batch: "每批调用数",
    range: "eth_getLogs 区块数",
    sockets: "每个密钥的 WebSocket 连接",
    subscriptions: "每个连接的订阅数",
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
