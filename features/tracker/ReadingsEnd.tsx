import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { translate } from "@/features/shared/contracts/translate";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import styles from "./index.module.css";

const messages = translate<(day: string) => string>({
  en: (day) => `Readings end on ${day} at 24:00 UTC. Each day is added after it ends.`,
  cn: (day) => `数据截至 ${day} 24:00（UTC）。每天的数据在当天结束后公布。`,
});

/** Says until when there are readings; nothing without any. */
export const ReadingsEnd = ({ history: { value }, locale }: { history: Reading<History>; locale: Locale }) =>
  value ? (
    <p className={styles.ending}>
      {value.sample ? <DemoMark locale={locale} /> : null}
      {messages[locale](formatDate(value.to, locale))}
    </p>
  ) : null;
