import { localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { OwnAccount } from "@/features/shared/platform/account";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Mark } from "@/features/shared/ui/Mark";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "./messages";
import { overviewPath } from "./overviewPath";
import styles from "./SignInCard.module.css";

type Props = {
  locale: Locale;
  siteName: string;
  /** Where to go back to. */
  from: string;
  plan: (typeof demoPlans)[number];
  /** Who is signed in already. */
  account: OwnAccount | undefined;
  isDown: boolean;
};

/** The demo sign-in: plain forms, so it works without script. */
export function SignInCard({ locale, siteName, from, plan, account, isDown }: Props) {
  const text = messages[locale];
  return (
    <main id="content" className={styles.root}>
      <a className={styles.home} href={localizePath("/", locale)}>
        <Mark name={siteName} />
      </a>
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      {isDown ? <Notice tone="error">{text.down}</Notice> : null}
      {account ? <SignedIn account={account} locale={locale} from={from} /> : null}
      <form method="post" action="/api/account/session/">
        <input type="hidden" name="from" value={from} />
        <fieldset className={styles.plans}>
          <legend>{text.plan}</legend>
          {demoPlans.map((id) => (
            <label key={id}>
              <Choice type="radio" name="plan" value={id} defaultChecked={id === plan} />
              {text.plans[id]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone={account ? "secondary" : "primary"}>
          {account ? text.another : text.signIn}
        </Button>
      </form>
      <p>
        <a href={from}>{text.back}</a>
      </p>
    </main>
  );
}

function SignedIn({ account, locale, from }: { account: OwnAccount; locale: Locale; from: string }) {
  const text = messages[locale];
  return (
    <form className={styles.account} method="post" action="/api/account/sign-out/">
      <input type="hidden" name="from" value={from} />
      <p>
        {text.signedInAs(account.userData.masked_email)}
        {sentenceGap(locale)}
        {text.currentPlan(account.plan.subscription.name)}
      </p>
      <p>
        <a href={overviewPath(locale, { from })}>{text.overview}</a>
      </p>
      <Button type="submit">{text.signOut}</Button>
    </form>
  );
}

/** Plans that the demonstration can show an account of. */
export const demoPlans = ["free", "start", "growth", "unlimited"] as const;

/** Whether a word names one of them. */
export const isDemoPlan = (value: string): value is (typeof demoPlans)[number] =>
  demoPlans.some((plan) => plan === value);
