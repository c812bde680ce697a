import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

/** The last measured day in a clause and the latest incident; `isSample` for sample data. */
export type Status = { title: string; incident: string | undefined; isSample: boolean };

/** What was measured last, each part linked to its source. */
export const StatusLine = ({ title, incident, isSample, locale }: Status & { locale: Locale }) => (
  <p className={styles.root} data-day-status="">
    <strong>{messages[locale].status}</strong>
    <a href={localizePath("/tracker/", locale)}>{title}</a>
    {incident ? <a href={localizePath("/tracker/#changes", locale)}>{incident}</a> : null}
    {isSample ? <DemoMark locale={locale} /> : null}
  </p>
);
