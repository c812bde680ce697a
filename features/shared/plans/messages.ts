import { translate } from "@/features/shared/contracts/translate";

import type { PlanKind } from "./planFeatures";

type Messages = {
  perMonth: string;
  /** Before a price that is the lowest of several. */
  from: string;
  monthlyFrom: string;
  fromPrice: (price: string) => string;
  buy: string;
  start: string;
  talk: string;
  /** Begins the message to sales. */
  aboutPlan: (plan: string) => string;
  yours: string;
  words: ReadonlyMap<string, string>;
  /** Whom a plan fits; empty where that depends on a limit it does not have. */
  fits: Record<PlanKind, (perSecond: string) => string>;
  requestsPerDay: (count: string) => string;
  noRollOver: string;
  rollOver: string;
  computeUnits: (count: string) => string;
  requestsPerSecond: (count: string) => string;
  requests: (count: string) => string;
  noLimits: string;
  freeMonths: (count: string) => string;
  /** Availability by contract. */
  sla: (percent: string) => string;
  slaFrom: (percent: string) => string;
  allChains: string;
  /** A plan's capacity for one common call. */
  calls: (count: string) => string;
  regions: (count: string) => string;
  oneRegion: (count: string) => string;
  /** Weight of one region. */
  oneOf: (count: string) => string;
  comma: string;
  named: (name: string, value: string) => string;
  rows: {
    plan: string;
    requests: string;
    units: string;
  };
  down: string;
  stale: (time: string) => string;
};

export const messages = translate<Messages>({
  en: {
    perMonth: "/month",
    from: "from",
    monthlyFrom: "/month",
    fromPrice: (price) => `from ${price}`,
    buy: "Buy",
    start: "Start free",
    talk: "Talk to sales",
    aboutPlan: (plan) => `Plan: ${plan}`,
    yours: "Your plan",
    words: new Map(),
    fits: {
      requests: () => "For a first app: every call counts as one request, whatever its cost.",
      units: (perSecond) => perSecond && `For traffic with peaks of up to ${perSecond} requests per second.`,
      rate: (perSecond) =>
        perSecond && `For steady traffic: no daily or monthly limit, up to ${perSecond} requests per second.`,
      server: () => "For traffic above the limits of shared endpoints.",
      individual: () => "For limits and terms that a contract sets.",
    },
    requestsPerDay: (count) => `${count} requests per day`,
    noRollOver: "Unused requests do not roll over",
    rollOver: "Unused requests roll over",
    computeUnits: (count) => `${count} compute units per month`,
    requestsPerSecond: (count) => `${count} requests per second`,
    requests: (count) => `${count} requests`,
    noLimits: "No request or rate limit",
    freeMonths: (count) => (count === "1" ? "First month free" : `First ${count} months free`),
    sla: (percent) => `${percent} availability (SLA)`,
    slaFrom: (percent) => `${percent} availability or more (SLA)`,
    allChains: "All available shared nodes",
    calls: (count) => `${count} eth_call per month`,
    regions: (count) => `${count} regions`,
    oneRegion: (count) => `One of ${count} regions`,
    oneOf: (count) => `1 of ${count}`,
    comma: ", ",
    named: (name, value) => `${name}: ${value}`,
    rows: {
      plan: "Plan",
      requests: "Requests",
      units: "Compute units",
    },
    down: "The price service is not responding right now. Plans and prices have not changed and will be back here soon.",
    stale: (time) => `Prices last read ${time}.`,
  },
  cn: {
    perMonth: "每月",
    from: "",
    monthlyFrom: "每月起",
    fromPrice: (price) => `${price} 起`,
    buy: "购买",
    start: "免费开始",
    talk: "联系销售",
    aboutPlan: (plan) => `套餐：${plan}`,
    yours: "当前套餐",
    words: new Map([
      ["Unlimited", "不限"],
      ["Contact", "面议"],
      ["Custom", "定制"],
      ["Individual", "单独商定"],
    ]),
    fits: {
      requests: () => "适合第一个应用：任何调用都只算一次请求，不论费用。",
      units: (perSecond) => perSecond && `适合有高峰的流量：峰值可达每秒 ${perSecond} 次请求。`,
      rate: (perSecond) => perSecond && `适合平稳的流量：每天、每月不限，每秒最多 ${perSecond} 次请求。`,
      server: () => "适合超出共享端点限制的流量。",
      individual: () => "适合需要以合同约定限制和条款的情况。",
    },
    requestsPerDay: (count) => `每天 ${count} 次请求`,
    noRollOver: "未用完的请求不结转",
    rollOver: "未用完的请求可结转",
    computeUnits: (count) => `每月 ${count}个计算单元`,
    requestsPerSecond: (count) => `每秒 ${count} 次请求`,
    requests: (count) => `请求数：${count}`,
    noLimits: "请求数与速率均不限",
    freeMonths: (count) => (count === "1" ? "首月免费" : `前 ${count} 个月免费`),
    sla: (percent) => `可用率 ${percent}（SLA）`,
    slaFrom: (percent) => `可用率 ${percent} 起（SLA）`,
    allChains: "全部可用的共享节点",
    calls: (count) => `每月 ${count}次 eth_call`,
    regions: (count) => `${count} 个地区`,
    oneRegion: (count) => `${count} 个地区任选其一`,
    oneOf: (count) => `${count} 选 1`,
    comma: "，",
    named: (name, value) => `${name}：${value}`,
    rows: {
      plan: "套餐",
      requests: "请求数",
      units: "计算单元",
    },
    down: "价格服务暂时没有响应。套餐和价格没有变化，稍后会重新显示。",
    stale: (time) => `价格最近读取于 ${time}。`,
  },
});
