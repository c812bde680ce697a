import { messages as contactMessages } from "@/features/contact/messages";
import { formatPrice, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { getPlanWord } from "@/features/shared/plans/lines";
import { messages } from "@/features/shared/plans/messages";
import { isIndividual } from "@/features/shared/plans/planFeatures";
import { listContractTerms } from "@/features/shared/plans/planTerms";
import type { Plan } from "@/features/shared/contracts/platformApi";
import { Button, ButtonLink } from "@/features/shared/ui/Button";

import styles from "./views.module.css";

type Props = {
  plan: Plan;
  currency: string;
  locale: Locale;
  /** Whether it is the plan of the visitor's account. */
  isOwn: boolean;
  /** URLs where plans are bought. */
  accountUrl: string;
  /** Opens the contact window with the beginning of a message. */
  onAsk: (message: string) => void;
  /** Closes the window for a link to the page below it. */
  onLeave: () => void;
};

/** A plan with its monthly price, its terms, and a link to buy it or to sales. */
export function PlanCard({ plan, currency, locale, isOwn, accountUrl, onAsk, onLeave }: Props) {
  const text = messages[locale];
  const isBought = !isIndividual(plan) && !plan.isFrom;
  const [contact] = plan.labels ?? [];
  return (
    <div className={styles.root}>
      {plan.pricePerMonth === undefined ? (
        <p className={styles.word}>{getPlanWord(contact ?? "", locale)}</p>
      ) : (
        <p className={styles.price}>
          {plan.isFrom && text.from ? <small>{text.from} </small> : null}
          {formatPrice(plan.pricePerMonth, locale, currency)}
          <small> {plan.isFrom ? text.monthlyFrom : text.perMonth}</small>
        </p>
      )}
      <dl className={styles.terms}>
        {listContractTerms(plan, locale).map(({ name, text: term }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {typeof term === "string"
                ? term
                : term.map((limit) => (
                    <p key={limit.name}>
                      {limit.name} <b>{limit.figure}</b>
                    </p>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      {isOwn ? <p>{text.yours}</p> : null}
      {isBought && !isOwn ? (
        <ButtonLink tone="primary" href={`${accountUrl}?plan=${plan.id}`}>
          {plan.pricePerMonth === 0 ? text.start : contactMessages[locale].choosePlan}
        </ButtonLink>
      ) : null}
      {isBought ? null : (
        <Button tone="primary" onClick={() => onAsk(`${text.aboutPlan(plan.name)}\n\n`)}>
          {text.talk}
        </Button>
      )}
      <p className={styles.note}>
        {isBought && !isOwn && plan.pricePerMonth !== 0 && accountUrl.startsWith("/") ? (
          <>
            {contactMessages[locale].notCharged}
            {sentenceGap(locale)}
          </>
        ) : null}
        <a href={localizePath("/pricing/#compare", locale)} onClick={onLeave}>
          {contactMessages[locale].comparePlans}
        </a>
      </p>
    </div>
  );
}
