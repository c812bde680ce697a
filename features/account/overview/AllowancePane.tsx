import type { Usage } from "@/features/shared/contracts/accountKeys";
import { formatMoment, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "./messages";
import styles from "./AllowancePane.module.css";

type Props = {
  planName: string;
  usage: Usage;
  /** The page to return to from the choice of another plan; without it, there is no such choice. */
  from?: string | undefined;
  locale: Locale;
};

/** The plan, the distance to its limit, and the way to another plan. */
export function AllowancePane({ planName, usage: { allowance }, from, locale }: Props) {
  const text = messages[locale];
  const { unit, used, total, endsAt, requestsPerSecond } = allowance;
  const number = (value: number) => formatNumber(value, locale);
  // As the plans are described on other pages, in millions or 亿.
  const compact = { notation: "compact", maximumSignificantDigits: 3 } as const;
  const amount = (value: number) => formatNumber(value, locale, unit === "units" ? compact : {});
  const until = formatMoment(endsAt, locale, "UTC");
  return (
    <section className={styles.root} aria-labelledby="plan">
      <h2 id="plan">{text.plan(planName)}</h2>
      {total === null ? (
        <>
          <p>{text.used(number(used), text[unit])}</p>
          <p>{text.noCap}</p>
        </>
      ) : (
        <>
          <label htmlFor="allowance">{text.usedLabel(number(used), amount(total), text[unit])}</label>
          <meter id="allowance" min={0} max={total} high={total * 0.9} value={Math.min(used, total)} />
          {used < total ? (
            <p>{text.left(amount(total - used), until)}</p>
          ) : (
            <Notice tone="limit">{text.reached(until)}</Notice>
          )}
        </>
      )}
      {requestsPerSecond === null ? null : <p>{text.perSecond(number(requestsPerSecond))}</p>}
      <p className={styles.ways}>
        <a href={localizePath("/docs/limits/", locale)}>{text.limits}</a>
        {from === undefined ? null : (
          <a href={`/api/account/sign-in/?${new URLSearchParams({ plan: "free", from })}`}>{text.otherPlan}</a>
        )}
      </p>
    </section>
  );
}
