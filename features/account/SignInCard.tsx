import { demoPlans } from "@/features/account/server/signInPage";
import type { SignInState } from "@/features/account/server/signInPage";
import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { OwnAccount } from "@/features/shared/platform/ownAccountSchema";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "./messages";
import { AllowancePane } from "./overview/AllowancePane";
import { overviewPath } from "./overviewPath";
import styles from "./SignInCard.module.css";

type Props = Omit<SignInState, "account" | "own"> & {
  account: OwnAccount | undefined;
  own?: SignInState["own"];
};

/** The demo sign-in: a plain form, so it works without script. Beside it, the account or its benefits. */
export function SignInCard({ locale, from, isReturning, plan, planLines, prices, account, own, isDown }: Props) {
  const text = messages[locale];
  const ownPlan = account?.planId;
  const chosen = plan === ownPlan ? demoPlans.find((id) => id !== ownPlan) : plan;
  const keyCount = own?.keys.length ?? 0;
  return (
    <main id="content" className={styles.root}>
      <div className={styles.head}>
        <h1>{account ? text.anotherTitle : text.title}</h1>
        <p>{account ? text.anotherLede : text.lede}</p>
        {isDown ? <Notice tone="error">{text.down}</Notice> : null}
      </div>
      <form className={styles.form} method="post" action="/api/account/session/">
        <input type="hidden" name="from" value={from} />
        {isReturning ? null : <input type="hidden" name="locale" value={locale} />}
        <fieldset className={styles.plans}>
          <legend>{text.plan}</legend>
          {demoPlans.map((id) => (
            <label key={id}>
              <Choice type="radio" name="plan" value={id} defaultChecked={id === chosen} />
              <span>
                {text.plans[id]}
                {id === ownPlan ? <span className={styles.ownPlan}> {text.ownPlan}</span> : null}
              </span>
              {prices[id] ? <span className={styles.price}>{text.price(prices[id])}</span> : null}
              {planLines[id]?.map((line) => (
                <span key={line} className={styles.planLine}>
                  {line}
                </span>
              ))}
            </label>
          ))}
        </fieldset>
        {keyCount > 0 ? (
          <Notice tone="warning" action={<a href={overviewPath(locale, { from })}>{text.removeFirst}</a>}>
            {text.leaving(keyCount)}
          </Notice>
        ) : null}
        <Button type="submit" tone={account ? "secondary" : "primary"}>
          {account ? text.another : text.signIn}
        </Button>
        <p className={styles.ways}>
          <a href={from}>{text.back}</a>
        </p>
      </form>
      <div className={styles.beside}>
        {account ? <SignedIn account={account} own={own} locale={locale} from={from} /> : <Offer locale={locale} />}
      </div>
    </main>
  );
}

type SignedInProps = { account: OwnAccount; own: SignInState["own"]; locale: Locale; from: string };

function SignedIn({ account, own, locale, from }: SignedInProps) {
  const text = messages[locale];
  const planName = account.plan.subscription.name;
  return (
    <div className={styles.account}>
      <p>{text.signedIn}</p>
      {own ? (
        <AllowancePane planName={planName} usage={own.usage} locale={locale} />
      ) : (
        <p>{text.currentPlan(planName)}</p>
      )}
      {own ? <KeyNames keys={own.keys} locale={locale} /> : null}
      <form className={styles.actions} method="post" action="/api/account/sign-out/">
        <input type="hidden" name="from" value={from} />
        <a href={overviewPath(locale, { from })}>{text.overview}</a>
        <Button type="submit">{text.signOut}</Button>
      </form>
    </div>
  );
}

const maxNames = 3;

function KeyNames({ keys, locale }: { keys: AccountKey[]; locale: Locale }) {
  const text = messages[locale];
  if (keys.length === 0) return <p>{text.noKeys}</p>;
  return (
    <section aria-label={text.keys}>
      <h2>{text.keys}</h2>
      <dl className={styles.facts}>
        {keys.slice(0, maxNames).map(({ id, name, key, lastUsedDay }) => (
          <div key={id}>
            <dt>
              {name} <code>{key.slice(0, 6)}…</code>
            </dt>
            <dd>{lastUsedDay ? text.lastUsed(formatDate(lastUsedDay, locale)) : text.unused}</dd>
          </div>
        ))}
      </dl>
      {keys.length > maxNames ? <p>{text.moreKeys(keys.length - maxNames)}</p> : null}
    </section>
  );
}

/** Benefits of an account. */
function Offer({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <section>
      <h2>{text.offer}</h2>
      <dl className={styles.facts}>
        {text.facts.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
