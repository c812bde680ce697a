import { translate } from "@/features/shared/contracts/translate";
import type { Plan } from "@/features/shared/contracts/platformApi";
import { formatNumber, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getPlanWord } from "./lines";
import { messages } from "./messages";
import { getPlanKind, planFeatures } from "./planFeatures";
import type { PlanKind } from "./planFeatures";

/** One of a plan's terms: limits, service level, payment, changes, end. */
type Term = { name: string; text: string | readonly Limit[] };

type Limit = { name: string; figure: string };

type Messages = {
  limits: string;
  perDay: string;
  unitsPerMonth: string;
  perSecond: string;
  batch: string;
  range: string;
  sockets: string;
  subscriptions: string;
  /** The limits of a plan on a server of its own. */
  serverLimits: string;
  limit: string;
  /** What happens at the limit. */
  atLimit: Record<PlanKind, string>;
  /** How one learns what is left of the allowance; an account of the free plan may have no email address. */
  warning: Record<"requests" | "units", string>;
  /** Trace and debug methods, and archive data. */
  data: string;
  included: (hasTrace: boolean, hasArchive: boolean) => string;
  sla: string;
  promised: (percent: string, hours: string) => string;
  notPromised: string;
  /** The service level of an individual contract, which promises at least what the plans do. */
  agreed: (percent: string) => string;
  payment: string;
  pay: Record<"free" | "paid" | "server" | "individual", string>;
  change: string;
  changes: string;
  cancel: string;
  /** How a plan ends; an individual one as its contract says. */
  end: Record<"free" | "paid" | "server", string>;
};

/** The plans' terms in a sentence each, as the subscription policy and the SLA have them. */
export const termMessages = translate<Messages>({
  en: {
    limits: "Limits",
    perDay: "Requests per day",
    unitsPerMonth: "Compute units per month",
    perSecond: "Requests per second",
    batch: "Calls per batch",
    range: "Blocks per eth_getLogs",
    sockets: "WebSocket connections per key",
    subscriptions: "Subscriptions per connection",
    serverLimits: "None on requests, batches, logs or connections. A busy server responds more slowly.",
    limit: "At the limit",
    atLimit: {
      requests: "Calls get HTTP 402 until 00:00 UTC",
      units: "Calls get HTTP 402 until the next billing period; nothing extra is charged",
      rate: "Calls get HTTP 429 until the next second",
      server: "No limit; a busy server responds more slowly",
      individual: "By contract",
    },
    warning: {
      requests: ". Your account and the ratelimit header of each response show what is left.",
      units: ". An email tells you at 80% and at 100%.",
    },
    data: "Included",
    included: (hasTrace, hasArchive) =>
      `${hasTrace ? "Trace and debug methods" : "No trace or debug methods"}, ${hasArchive ? "archive data" : "no archive data"}.`,
    sla: "Service level",
    promised: (percent, hours) =>
      `${percent} availability per month, with credits. First response in an outage within ${hours} h.`,
    notPromised: "No SLA.",
    agreed: (percent) => `By contract, ${percent} or more.`,
    payment: "Payment",
    pay: {
      free: "None. No card.",
      paid: "Monthly in advance, by card or by invoice due in 14 days. US dollars before tax.",
      server: "First month free, from the day the endpoint works. Then monthly, by card or invoice.",
      individual: "By invoice, as the contract says.",
    },
    change: "Change",
    changes: "An upgrade takes effect immediately, a downgrade at renewal. Keys and endpoints stay the same.",
    cancel: "Cancel",
    end: {
      free: "Revoke the key. Nothing is billed.",
      paid: "Any time in the account; the plan runs to the end of the paid month. First payment refunded within 14 days if you used 10% or less.",
      server: "Any time. Within the first month nothing is billed.",
    },
  },
  cn: {
    limits: "限制",
    perDay: "每天请求数",
    unitsPerMonth: "每月计算单元",
    perSecond: "每秒请求数",
    batch: "每批调用数",
    range: "eth_getLogs 区块数",
    sockets: "每个密钥的 WebSocket 连接",
    subscriptions: "每个连接的订阅数",
    serverLimits: "请求、批量、日志和连接均无上限；服务器繁忙时响应变慢。",
    limit: "达到上限时",
    atLimit: {
      requests: "调用返回 HTTP 402，直到 UTC 零点",
      units: "调用返回 HTTP 402，直到下个计费周期；不产生超额费用",
      rate: "调用返回 HTTP 429，下一秒恢复",
      server: "无上限；服务器繁忙时响应变慢",
      individual: "按合同",
    },
    warning: {
      requests: "。剩余额度见账户页面和每个响应的 ratelimit 头。",
      units: "。用量达到 80% 和 100% 时邮件提醒。",
    },
    data: "包含内容",
    included: (hasTrace, hasArchive) =>
      `${hasTrace ? "含" : "不含"} trace 与 debug 方法，${hasArchive ? "含" : "不含"}归档数据。`,
    sla: "服务等级",
    promised: (percent, hours) => `每月可用率 ${percent}，未达标给予抵扣。故障时 ${hours} 小时内首次响应。`,
    notPromised: "不含 SLA。",
    agreed: (percent) => `按合同约定，不低于 ${percent}。`,
    payment: "付款",
    pay: {
      free: "无需付款，无需银行卡。",
      paid: "每月预付，可以刷卡，也可以在收到账单后 14 天内付款。价格为美元，不含税。",
      server: "首月免费，自端点可用之日起；之后按月付款，可以刷卡或按账单付款。",
      individual: "按合同约定，凭账单付款。",
    },
    change: "变更",
    changes: "升级立即生效，降级在续订时生效。密钥和端点不变。",
    cancel: "取消",
    end: {
      free: "撤销密钥即可，不产生费用。",
      paid: "随时可在账户中取消，用到已付月份结束。首次付款在用量不超过十分之一时，14 天内可退。",
      server: "随时可以取消；首月内取消无需付费。",
    },
  },
});

type Payment = keyof Messages["pay"];

function getPayment(plan: Plan): Payment {
  const kind = getPlanKind(plan);
  if (kind === "individual" || kind === "server") return kind;
  return plan.pricePerMonth === 0 ? "free" : "paid";
}

/** The plan's own limits, then those of one call or one connection where the plan states them. */
function listLimits(plan: Plan, locale: Locale): Limit[] {
  const text = termMessages[locale];
  const { rows } = messages[locale];
  const [, requests, units] = plan.labels ?? [];
  const word = (label: string | undefined) => label && getPlanWord(label, locale);
  const number = (limit: number | undefined, options?: Intl.NumberFormatOptions) =>
    limit === undefined ? undefined : formatNumber(limit, locale, options);
  const limits = [
    { name: rows.requests, figure: word(requests ?? plan.requests) },
    { name: rows.units, figure: word(units) },
    { name: text.perDay, figure: number(plan.requestsPerDay) },
    { name: text.unitsPerMonth, figure: number(plan.computeUnits, { notation: "compact" }) },
    { name: text.perSecond, figure: number(plan.requestsPerSecond) },
    { name: text.batch, figure: number(plan.batchCalls) },
    { name: text.range, figure: number(plan.logBlocks) },
    { name: text.sockets, figure: number(plan.socketsPerKey) },
    { name: text.subscriptions, figure: number(plan.subscriptionsPerSocket) },
  ];
  return limits.flatMap(({ name, figure }) => (figure ? [{ name, figure }] : []));
}

/** The service level, with the time to a first response where the kind of plan has one. */
function describeServiceLevel(kind: PlanKind, locale: Locale): string {
  const text = termMessages[locale];
  const { sla, supportHours } = planFeatures[kind === "individual" ? "units" : kind];
  if (sla === undefined || supportHours === undefined) return text.notPromised;
  const percent = withPercent(formatNumber(sla, locale), locale);
  return kind === "individual" ? text.agreed(percent) : text.promised(percent, formatNumber(supportHours, locale));
}

/** A plan's terms: its limits, what happens there, the service level, payment, and how it ends. */
export function listContractTerms(plan: Plan, locale: Locale): Term[] {
  const text = termMessages[locale];
  const kind = getPlanKind(plan);
  const { hasTrace, hasArchive } = plan;
  const payment = getPayment(plan);
  const atLimit = kind === "server" || kind === "individual" ? "" : text.atLimit[kind];
  const warning = kind === "requests" || kind === "units" ? text.warning[kind] : "";
  const terms = [
    { name: text.limits, text: kind === "server" ? text.serverLimits : listLimits(plan, locale) },
    { name: text.limit, text: atLimit + warning },
    {
      name: text.data,
      text: hasTrace === undefined || hasArchive === undefined ? "" : text.included(hasTrace, hasArchive),
    },
    { name: text.sla, text: describeServiceLevel(kind, locale) },
    { name: text.payment, text: text.pay[payment] },
    { name: text.change, text: payment === "paid" ? text.changes : "" },
    { name: text.cancel, text: payment === "individual" ? "" : text.end[payment] },
  ];
  return terms.filter((term) => term.text.length > 0);
}
