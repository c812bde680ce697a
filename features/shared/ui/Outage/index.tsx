import type { ReactNode } from "react";

import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import styles from "./index.module.css";

const messages = translate({
  en: { since: (moment: string) => `Since ${moment}`, retry: "Try again" },
  cn: { since: (moment: string) => `自 ${moment} 起`, retry: "重试" },
});

type Props = {
  locale: Locale;
  /** When the source first failed, as ISO text; `undefined` when unknown. */
  since: string | undefined;
  title?: string;
  /** `warning` if a substitute is shown for the missing data. */
  tone?: "error" | "warning";
  /** Retries in place; without it the page is reloaded. */
  onRetry?: () => void;
  /** True during a retry. */
  isTrying?: boolean;
  /** The missing data, and its consequence. */
  children: ReactNode;
};

/** Notice that a data source is down: what is missing, since when, and a retry button. */
export function Outage({ locale, since, title, tone = "error", onRetry, isTrying = false, children }: Props) {
  const text = messages[locale];
  const retry = onRetry ? (
    // Not `disabled`: keyboard users would lose the focus.
    <Button size="small" onClick={isTrying ? undefined : onRetry} aria-disabled={isTrying}>
      {text.retry}
    </Button>
  ) : (
    // An empty URL is the current page with its query.
    <ButtonLink size="small" href="">
      {text.retry}
    </ButtonLink>
  );
  return (
    <Notice tone={tone} {...(title ? { title } : {})} action={retry}>
      {children}
      {since ? (
        <time className={styles.time} dateTime={since}>
          {text.since(formatMoment(since, locale, "UTC"))}
        </time>
      ) : null}
    </Notice>
  );
}
