import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

/** The last measured day in one sentence and the latest incident; `isSample` for sample data. */
export type Status = { sentence: string; incident: string | undefined; isSample: boolean };

/** What was measured last, each part linked to its source. */
export const StatusLine = ({ sentence, incident, isSample, locale }: Status & { locale: Locale }) => (
  <p className={styles.root} data-day-status="">
    <strong>{messages[locale].status}</strong>
    <a href={localizePath("/tracker/", locale)}>{sentence}</a>
    {incident ? <a href={localizePath("/tracker/#changes", locale)}>{incident}</a> : null}
    {isSample ? <DemoMark locale={locale} /> : null}
  </p>
);
