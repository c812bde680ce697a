import { formatMoment, formatPrice, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Outage } from "@/features/shared/ui/Outage";

import { describeFit, listPlanLines, getPlanWord } from "@/features/shared/plans/lines";
import { messages } from "@/features/shared/plans/messages";
import { isIndividual } from "@/features/shared/plans/planFeatures";
import styles from "./PlanCards.module.css";

type Props = {
  plans: Reading<Plans>;
  locale: Locale;
  /** URL where a plan is bought. */
  accountUrl: string;
  /** Opens the window that creates a key on the free plan. */
  keyUrl: string;
  /** Heading level below the parent's. */
  heading?: "h2" | "h3";
  /** Words of the link to a plan in a window; no link without them. */
  details?: string | null;
};

type Plan = Plans["plans"][number];

/** One card a plan, wider where sales agree on it; to start without a price is the primary action. */
export function PlanCards({ plans, locale, accountUrl, keyUrl, heading: Heading = "h3", details }: Props) {
  const text = messages[locale];
  const { value, staleSince, failedSince } = plans;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  return (
    <>
      <ul className={styles.root} data-plans="">
        {value.plans.map((plan) => (
          <li
            key={plan.id}
            id={`plan-${plan.id}`}
            data-plan={plan.id}
            data-yours={text.yours}
            data-sold={isSold(plan) ? "" : undefined}
          >
            <Heading>{plan.name}</Heading>
            <Price plan={plan} locale={locale} currency={value.currency} />
            <p className={styles.fit}>{describeFit(plan, locale)}</p>
            <ul className={styles.lines}>
              {listPlanLines(plan, locale).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {details ? (
                <li data-markdown="none">
                  <a href={`#plan-${plan.id}`} data-opens="">
                    {details}
                    <span className="visuallyHidden"> {plan.name}</span>
                  </a>
                </li>
              ) : null}
            </ul>
            <Buy plan={plan} locale={locale} accountUrl={accountUrl} keyUrl={keyUrl} />
          </li>
        ))}
      </ul>
      {staleSince ? <p className={styles.note}>{text.stale(formatMoment(staleSince, locale, "UTC"))}</p> : null}
    </>
  );
}

/** Whether sales agree on the plan. */
const isSold = (plan: Plan) => isIndividual(plan) || plan.isFrom === true;

function Price({ plan, locale, currency }: { plan: Plan; locale: Locale; currency: string }) {
  const text = messages[locale];
  if (plan.pricePerMonth === undefined) {
    return (
      <p className={styles.price} data-word="">
        <strong>{getPlanWord(plan.labels?.[0] ?? "", locale)}</strong>
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <strong>
        {plan.isFrom && text.from ? <small>{text.from} </small> : null}
        {formatPrice(plan.pricePerMonth, locale, currency)}
      </strong>
      <span>{plan.isFrom ? text.monthlyFrom : text.perMonth}</span>
    </p>
  );
}

type BuyProps = Pick<Props, "locale" | "accountUrl" | "keyUrl"> & { plan: Plan };

function Buy({ plan, locale, accountUrl, keyUrl }: BuyProps) {
  const text = messages[locale];
  if (isSold(plan)) {
    const message = encodeURIComponent(`${text.aboutPlan(plan.name)}\n\n`);
    return (
      <ButtonLink href={`${localizePath("/contact/", locale)}#contact-sales?message=${message}`} data-opens="">
        {text.talk}
      </ButtonLink>
    );
  }
  const isFree = plan.pricePerMonth === 0;
  return (
    <ButtonLink
      href={isFree ? keyUrl : `${accountUrl}?plan=${plan.id}`}
      tone={isFree ? "primary" : "secondary"}
      {...(isFree ? { "data-opens": "" } : {})}
    >
      {isFree ? text.start : text.buy}
      <span className="visuallyHidden"> {plan.name}</span>
    </ButtonLink>
  );
}
