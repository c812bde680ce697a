import { messages } from "@/features/content/preview/messages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

/** What stands at the preview address when no preview could be opened. */
export function PreviewLanding({ locale, isUnreachable }: { locale: Locale; isUnreachable: boolean }) {
  const text = messages[locale];
  return (
    <main className={styles.root}>
      <h1>{text.heading}</h1>
      <p>{isUnreachable ? text.unreachable : text.explanation}</p>
      <p>
        <a href={localizePath("/", locale)}>{text.home}</a>
      </p>
    </main>
  );
}
