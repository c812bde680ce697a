import type { ReactNode } from "react";
import { Check } from "lucide-react";

import { formatNumber, formatPrice, localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { getCapacity, unitsOfEthCall } from "@/features/shared/plans/capacity";
import { formatCalls, getPlanWord } from "@/features/shared/plans/lines";
import { messages as planMessages } from "@/features/shared/plans/messages";
import { getPlanKind, planFeatures } from "@/features/shared/plans/planFeatures";
import { termMessages } from "@/features/shared/plans/planTerms";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./PlanTable.module.css";

type Props = {
  plans: Reading<Plans>;
  locale: Locale;
  /** Each name opens its plan in a modal; without script it links to the plan's card. */
  hasLinks?: boolean;
};

type Plan = Plans["plans"][number];

/**
 * Every plan as a column: volume, limits, and what is included. On phones it scrolls sideways below the rows' names.
 */
export function PlanTable({ plans, locale, hasLinks = false }: Props) {
  const { yours, down, rows } = planMessages[locale];
  const { value, failedSince } = plans;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {down}
      </Outage>
    );
  }
  const path = localizePath("/pricing/", locale);
  return (
    <Table label={rows.plan} className={styles.root} data-plans="" data-sticky="">
      <thead>
        <tr>
          <td />
          {value.plans.map(({ id, name }) => (
            <th key={id} scope="col" data-plan={id} data-yours={yours}>
              {hasLinks ? (
                <a href={`${path}#plan-${id}`} data-opens="">
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
          ))}
        </tr>
      </thead>
      {listGroups(value.currency, locale).map(({ title, rows: group }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={value.plans.length + 1}>
              <span>{title}</span>
            </th>
          </tr>
          {group.map(([head, draw]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {value.plans.map((plan) => (
                <td key={plan.id} data-plan={plan.id}>
                  {draw(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

type Group = { title: string; rows: [head: string, draw: (plan: Plan) => ReactNode][] };

function listGroups(currency: string, locale: Locale): Group[] {
  const text = messages[locale];
  const terms = termMessages[locale];
  const { fromPrice, oneOf } = planMessages[locale];
  const number = (figure: number) => formatNumber(figure, locale);
  const word = (label: string | undefined) => (label === undefined ? text.agreed : getPlanWord(label, locale));
  const getFeatures = (plan: Plan) => {
    const kind = getPlanKind(plan);
    return kind === "individual" ? undefined : planFeatures[kind];
  };
  const mark = (isIncluded: boolean) => <Mark isIncluded={isIncluded} locale={locale} />;
  /** A value of the plan's features; an individual contract has its own. */
  const fromFeatures = (draw: (features: NonNullable<ReturnType<typeof getFeatures>>) => ReactNode) => (plan: Plan) => {
    const features = getFeatures(plan);
    return features ? draw(features) : text.agreed;
  };
  /** A limit as a number; own servers have none, and of another platform's plan it may not be known. */
  const drawLimit = (limit: number | undefined, plan: Plan): ReactNode => {
    if (limit !== undefined) return number(limit);
    const kind = getPlanKind(plan);
    if (kind === "individual") return text.agreed;
    return kind === "server" ? text.noLimit : "–";
  };
  const drawFeature = (isIncluded: boolean | undefined, plan: Plan): ReactNode => {
    if (isIncluded !== undefined) return mark(isIncluded);
    return getPlanKind(plan) === "individual" ? text.agreed : "–";
  };
  const volume: Group["rows"] = [
    [
      text.price,
      ({ pricePerMonth, isFrom, labels }) => {
        if (pricePerMonth === undefined) return word(labels?.[0]);
        const price = formatPrice(pricePerMonth, locale, currency);
        return <b>{isFrom ? fromPrice(price) : price}</b>;
      },
    ],
    [
      terms.perDay,
      (plan) => {
        if (plan.requestsPerDay !== undefined) return number(plan.requestsPerDay);
        if (plan.computeUnits !== undefined) return text.byMonth;
        return getPlanKind(plan) === "individual" ? text.agreed : text.noLimit;
      },
    ],
    [terms.unitsPerMonth, ({ computeUnits, labels }) => drawUnits(computeUnits, labels?.[2], locale)],
    [text.callsPerMonth, (plan) => drawCalls(plan, locale)],
  ];
  const limits: Group["rows"] = [
    [terms.perSecond, (plan) => drawLimit(plan.requestsPerSecond, plan)],
    [text.unitsPerSecond, (plan) => drawLimit(plan.requestsPerSecond && plan.requestsPerSecond * unitsOfEthCall, plan)],
    [terms.batch, (plan) => drawLimit(plan.batchCalls, plan)],
    [terms.range, (plan) => drawLimit(plan.logBlocks, plan)],
    [terms.sockets, (plan) => drawLimit(plan.socketsPerKey, plan)],
    [terms.subscriptions, (plan) => drawLimit(plan.subscriptionsPerSocket, plan)],
    [text.usedUp, (plan) => terms.atLimit[getPlanKind(plan)]],
  ];
  const included: Group["rows"] = [
    [text.regions, ({ regions, isFrom }) => regions && (isFrom ? oneOf(number(regions)) : number(regions))],
    [text.archive, (plan) => drawFeature(plan.hasArchive, plan)],
    [text.trace, (plan) => drawFeature(plan.hasTrace, plan)],
    [text.sla, fromFeatures(({ sla }) => (sla === undefined ? mark(false) : withPercent(number(sla), locale)))],
    [
      text.support,
      fromFeatures(({ supportHours }) => (supportHours === undefined ? mark(false) : text.hours(supportHours))),
    ],
  ];
  return [
    { title: text.groups.volume, rows: volume },
    { title: text.groups.limits, rows: limits },
    { title: text.groups.included, rows: included },
  ];
}

function drawUnits(units: number | undefined, label: string | undefined, locale: Locale): ReactNode {
  if (units !== undefined) return formatNumber(units, locale, { notation: "compact" });
  return label === undefined ? "–" : messages[locale].agreed;
}

function drawCalls(plan: Plan, locale: Locale): ReactNode {
  const capacity = getCapacity(plan, unitsOfEthCall);
  if (!capacity) return messages[locale].agreed;
  return Number.isFinite(capacity.callsAMonth) ? formatCalls(capacity, locale) : messages[locale].noLimit;
}

function Mark({ isIncluded, locale }: { isIncluded: boolean; locale: Locale }) {
  const text = messages[locale];
  if (isIncluded) return <Check className={styles.yes} size={18} role="img" aria-label={text.yes} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{text.no}</span>
    </>
  );
}
