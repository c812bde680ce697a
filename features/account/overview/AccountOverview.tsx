import { FirstCall } from "@/features/account/FirstCall";
import { messages as accountMessages } from "@/features/account/messages";
import { overviewPath } from "@/features/account/overviewPath";
import type { NoticeName } from "@/features/account/overviewPath";
import type { Overview } from "@/features/account/server/prepareOverview";
import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import { AllowancePane } from "./AllowancePane";
import { KeyList } from "./KeyList";
import { messages } from "./messages";
import { RecentCalls } from "./RecentCalls";
import { sumByDay, toCalculatorQuery } from "./summarizeUsage";
import { UsagePlot } from "./UsagePlot";
import { UsageTables } from "./UsageTables";
import styles from "./AccountOverview.module.css";

type Props = {
  locale: Locale;
  overview: Overview | { state: "signed-out" | "down"; from: string; notice?: NoticeName | undefined };
};

/** The account: plan, keys and usage, or that it is deleted. Everything is a plain form or a drawing of the server, so it needs no script. */
export function AccountOverview({ locale, overview }: Props) {
  const text = messages[locale];
  const { from, state } = overview;
  return (
    <main id="content" className={styles.root}>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        {state === "shown" ? <SignOut overview={overview} locale={locale} /> : null}
      </div>
      {state === "down" ? <Notice tone="error">{text.down}</Notice> : null}
      {state === "signed-out" ? (
        <Notice tone="ok" action={<a href={from}>{accountMessages[locale].back}</a>}>
          {text.deleted}
        </Notice>
      ) : null}
      {state === "shown" ? <Shown overview={overview} locale={locale} /> : null}
    </main>
  );
}

type ShownProps = { overview: Overview; locale: Locale };

/** Ends the session; an account with keys is deleted with them, so there the way leads to the warning. */
function SignOut({ overview: { keys, from }, locale }: ShownProps) {
  if (keys.length > 0) {
    return <a href={overviewPath(locale, { from, notice: "ending" })}>{messages[locale].endTitle}</a>;
  }
  return (
    <form method="post" action="/api/account/sign-out/">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit">{accountMessages[locale].signOut}</Button>
    </form>
  );
}

/** The warning before an account ends with its keys; on top once the visitor asked for it. */
function End({ overview: { keys, from, notice }, locale }: ShownProps) {
  const text = messages[locale];
  return (
    // A target of the URL takes the focus only if it can have it.
    <form className={styles.end} method="post" action="/api/account/sign-out/" id="end" tabIndex={-1}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="confirm" value="yes" />
      <h2>{text.endTitle}</h2>
      <Notice tone="warning">{text.ending(keys.length)}</Notice>
      <p className={styles.ways}>
        <Button type="submit">{text.endNow}</Button>
        {notice === "ending" ? <a href={overviewPath(locale, { from })}>{text.keep}</a> : null}
      </p>
    </form>
  );
}

function Shown({ overview, locale }: ShownProps) {
  const { account, keys, calls, usage, origin, from, notice } = overview;
  const text = messages[locale];
  const days = sumByDay(usage);
  const calculatorQuery = toCalculatorQuery(usage.rows);
  const [firstDay, ...otherDays] = days.filter(({ requests }) => requests > 0);
  const describePeriod = () => {
    if (!firstDay) return text.noUsage;
    if (otherDays.length === 0) return text.oneDay(formatDate(firstDay.name, locale));
    return text.usageLede(formatDate(usage.from, locale), formatDate(usage.to, locale));
  };
  const end = keys.length > 0 ? <End overview={overview} locale={locale} /> : null;
  const isEnding = notice === "ending";
  const isDone = notice !== "failed" && notice !== "full" && notice !== "invalid";
  return (
    <>
      {isEnding ? end : null}
      {notice && notice !== "ending" && notice !== "deleted" ? (
        <Notice tone={isDone ? "ok" : "error"}>{text.notices[notice]}</Notice>
      ) : null}
      <div className={styles.columns}>
        <KeyList keys={keys} origin={origin} context={{ locale, from }} />
        <div className={styles.beside}>
          <FirstCall apiKey={keys[0]?.key} origin={origin} locale={locale} />
          <AllowancePane planName={account.plan.subscription.name} usage={usage} from={from} locale={locale} />
        </div>
      </div>
      {calls.length > 0 ? <RecentCalls calls={calls} keys={keys} locale={locale} /> : null}
      <section className={styles.usage} aria-labelledby="usage">
        <h2 id="usage">{text.usage}</h2>
        <p>{describePeriod()}</p>
        {otherDays.length === 0 ? null : <UsagePlot days={days} locale={locale} />}
        {usage.rows.length === 0 ? null : (
          <>
            <UsageTables usage={usage} locale={locale} />
            <p className={styles.ways}>
              {calculatorQuery === undefined ? null : (
                <a href={`${localizePath("/pricing/", locale)}?${calculatorQuery}#calculator`}>{text.onEachPlan}</a>
              )}
              <a href="/api/account/usage/?days=90">{text.json}</a>
            </p>
          </>
        )}
      </section>
      {isEnding ? null : end}
    </>
  );
}
