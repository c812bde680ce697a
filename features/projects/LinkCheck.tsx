import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import type { LinkChecks } from "./model";
import styles from "./LinkCheck.module.css";

type Props = {
  href: string;
  /** Undefined while the availability service does not answer. */
  checks: LinkChecks | undefined;
  /** Day on which an editor last checked the link. */
  opened: string | null;
  locale: Locale;
};

/** Time and result of a link's last check; nothing while it was never checked. */
export function LinkCheck({ href, checks, opened, locale }: Props) {
  const text = messages[locale];
  const check = checks?.[href] ?? (opened ? { checkedAt: opened, status: 200 } : undefined);
  if (!check) return null;
  const day = check.checkedAt.slice(0, 10);
  return (
    <small className={styles.root}>
      {getMessage(check.status, text)} <time dateTime={day}>{formatDate(day, locale)}</time>
    </small>
  );
}

function getMessage(status: number | null, text: (typeof messages)[Locale]): string {
  if (status === null) return text.silent;
  return status < 400 ? text.opened : text.answered(status);
}
