import type { AccountStore } from "@/features/app-state";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import { messages } from "./messages";
import { overviewPath } from "./overviewPath";
import styles from "./AccountMenu.module.css";

type Props = { store: AccountStore; locale: Locale };

/** Account menu: name, remaining quota and sign-out; renders nothing when signed out. */
export const AccountMenu = observer(function AccountMenu({ store, locale }: Props) {
  const { userData, plan, picture } = store;
  if (!userData || !plan) return null;
  const text = messages[locale];
  const { total, name } = plan.subscription;
  const accountName = userData.masked_email || text.demo;
  const pools = [plan.freePool, plan.mainPool, plan.extraRequests].filter((pool) => pool !== undefined);
  const left = pools.reduce((sum, pool) => sum + pool, 0);
  return (
    <details
      className={styles.root}
      data-menu="account"
      // Calls since the page was loaded count.
      onToggle={({ currentTarget }) => currentTarget.open && void store.load()}
    >
      <summary aria-label={text.menu(accountName)} title={accountName}>
        {picture ? <img src={picture} alt="" width={24} height={24} /> : null}
        <span>
          <WordBreaks text={accountName.replace("@", "@\u0000")} mark={"\u0000"} />
        </span>
      </summary>
      <div className={styles.panel}>
        <p>
          <strong>{text.currentPlan(name)}</strong>
          <br />
          {total === 0 ? text.noLimit : null}
          {total && pools.length > 0 ? text.left(formatNumber(left, locale), formatNumber(total, locale)) : null}
        </p>
        <p>
          <a href={overviewPath(locale, { from: `${window.location.pathname}${window.location.search}` })}>
            {text.overview}
          </a>
        </p>
        <form method="post" action="/api/account/sign-out/">
          <input type="hidden" name="from" value={`${window.location.pathname}${window.location.search}`} />
          <Button type="submit" size="small">
            {text.signOut}
          </Button>
        </form>
      </div>
    </details>
  );
});
