import type { RichTextField } from "@prismicio/client";

import { RichText } from "@/features/content/RichText";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

/** Long text: styled by element, at a readable measure. */
export function Prose({ field, locale }: { field: RichTextField | null | undefined; locale: Locale }) {
  return (
    <div className={styles.root}>
      <RichText field={field} locale={locale} />
    </div>
  );
}
