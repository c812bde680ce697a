import type { Chain } from "@/features/shared/catalogue/chain";
import type { ChainChecks } from "@/features/shared/contracts/availabilityApi";
import { formatDate, formatNumber, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { Plan, Plans, PriceMethods, Reading } from "@/features/shared/platform/server";
import { getCapacity } from "@/features/shared/plans/capacity";
import { describeAllowance, formatCalls } from "@/features/shared/plans/lines";
import { getPlanKind, isIndividual, planFeatures } from "@/features/shared/plans/planFeatures";
import { Table, TableHead } from "@/features/shared/ui/Table";

import styles from "./ChainLimits.module.css";

type Messages = {
  title: (chain: string) => string;
  /** Who counts what, with the cost of an ordinary call. */
  note: (units: string) => string;
  plan: string;
  allowance: string;
  perSecond: string;
  perMonth: string;
  noLimit: string;
  all: string;
  /** Where a plan that counts requests allows more calls than the smallest that counts compute units. */
  freeAllowsMore: (free: string, paid: string, rate: string) => string;
  /** What probes measured on the main network, with the day. */
  archive: (blocks: string, day: string) => string;
  wholeArchive: (day: string) => string;
  logs: (blocks: string, day: string) => string;
  wholeLogs: (day: string) => string;
};

const messages = translate<Messages>({
  en: {
    title: (chain) => `What each plan allows on ${chain}`,
    note: (units) =>
      `An ordinary call is one of ${units} compute units. Only plans with an allowance in compute units count what a call costs; the others count requests.`,
    plan: "Plan",
    allowance: "Allowance",
    perSecond: "Requests per second",
    perMonth: "Ordinary calls per month",
    noLimit: "No limit",
    all: "All limits",
    freeAllowsMore: (free, paid, rate) =>
      `${free} counts requests, so it allows more calls per month here than ${paid}, at ${rate} per second and without archive data or SLA.`,
    archive: (blocks, day) => `States were answered ${blocks} blocks back (${day}).`,
    wholeArchive: (day) => `States were answered for the whole chain (${day}).`,
    logs: (blocks, day) => `Logs were answered over ${blocks} blocks at once (${day}).`,
    wholeLogs: (day) => `Logs were answered over the whole chain at once (${day}).`,
  },
  cn: {
    title: (chain) => `各套餐在 ${chain} 上的限制`,
    note: (units) =>
      `普通调用指费用为 ${units} 个计算单元的调用。只有额度以计算单元计的套餐按费用计量，其余套餐按请求数计量。`,
    plan: "套餐",
    allowance: "额度",
    perSecond: "每秒请求",
    perMonth: "每月普通调用",
    noLimit: "不限",
    all: "全部限制",
    freeAllowsMore: (free, paid, rate) =>
      `${free} 按请求数计，因此在这条链上每月次数多于 ${paid}，但限每秒 ${rate} 次，且无归档数据和 SLA。`,
    archive: (blocks, day) => `实测可查询最近 ${blocks} 个区块的状态（${day}）。`,
    wholeArchive: (day) => `实测可查询整条链的状态（${day}）。`,
    logs: (blocks, day) => `实测单次可查询 ${blocks} 个区块的日志（${day}）。`,
    wholeLogs: (day) => `实测单次可查询整条链的日志（${day}）。`,
  },
});

type Props = {
  chain: Chain;
  prices: Reading<PriceMethods>;
  plans: Reading<Plans>;
  checks: ChainChecks | undefined;
  locale: Locale;
};

/** What each plan counts and allows on this chain, side by side; nothing while a price is missing. */
export function ChainLimits({ chain, prices, plans, checks, locale }: Props) {
  if (!prices.value || prices.value.methods.length === 0 || !plans.value) return null;
  const text = messages[locale];
  const { multiplier } = prices.value;
  const number = (value: number) => formatNumber(value, locale);
  const limits = (plan: Plan) => {
    const { requestsPerSecond: rate } = plan;
    const capacity = getCapacity(plan, multiplier);
    // Another platform's plan may not state a rate.
    const unstated = plan.isFrom ? text.noLimit : "–";
    return [
      [text.allowance, describeAllowance(plan, locale) ?? text.noLimit],
      [text.perSecond, rate === undefined ? unstated : number(rate)],
      [text.perMonth, capacity && Number.isFinite(capacity.callsAMonth) ? formatCalls(capacity, locale) : text.noLimit],
    ] as const;
  };
  const title = text.title(chain.name);
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Table label={title} className={styles.limits} data-figure="">
        <TableHead heads={[text.plan, text.allowance, text.perSecond, text.perMonth]} />
        <tbody>
          {plans.value.plans
            .filter((plan) => !isIndividual(plan))
            .map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{plan.name}</th>
                {limits(plan).map(([head, limit]) => (
                  <td key={head}>{limit}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
      <p className={styles.all}>
        {text.note(number(multiplier))}
        {sentenceGap(locale)}
        <a href={localizePath("/docs/limits/", locale)}>{text.all}</a>
      </p>
      {[...compareFree(plans.value.plans, multiplier, locale), ...listMeasured(checks, locale)].map((sentence) => (
        <p key={sentence} className={styles.all}>
          {sentence}
        </p>
      ))}
    </>
  );
}

/** Why the free plan allows more calls than the first plan in compute units, where it does. */
function compareFree(plans: readonly Plan[], multiplier: number, locale: Locale): string[] {
  const free = plans.find((plan) => getPlanKind(plan) === "requests");
  const paid = plans.find((plan) => getPlanKind(plan) === "units");
  if (!free?.requestsPerSecond || !paid || free.hasArchive !== false || planFeatures.requests.sla) return [];
  const [ofFree, ofPaid] = [free, paid].map((plan) => getCapacity(plan, multiplier)?.callsAMonth ?? 0);
  if ((ofFree ?? 0) <= (ofPaid ?? 0)) return [];
  return [messages[locale].freeAllowsMore(free.name, paid.name, formatNumber(free.requestsPerSecond, locale))];
}

/** Archive depth and log range where probes measured them. */
function listMeasured(checks: ChainChecks | undefined, locale: Locale): string[] {
  const text = messages[locale];
  const { archive, logs } = checks ?? {};
  const day = (at: string) => formatDate(at, locale);
  const blocks = (value: number) => formatNumber(value, locale);
  const describe = (
    reach: typeof archive,
    whole: (day: string) => string,
    part: (blocks: string, day: string) => string,
  ) => {
    if (!reach) return [];
    return [reach.isWhole ? whole(day(reach.at)) : part(blocks(reach.blocks), day(reach.at))];
  };
  return [...describe(archive, text.wholeArchive, text.archive), ...describe(logs, text.wholeLogs, text.logs)];
}
