import { messages } from "@/features/site-chrome/messages";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

/** The first thing a keyboard reaches: past header and menus to the content. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a href="#content" className={styles.root}>
      {messages[locale].skip}
    </a>
  );
}
