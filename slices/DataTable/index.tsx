import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";
import { PrismicTable } from "@prismicio/react";

import { SliceSection, tableParts } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function DataTable({ slice, context }: SliceProps<Content.DataTableSlice>) {
  const { locale } = context;
  const { title, lede, table, caption, note } = slice.primary;
  const label = caption || context.title;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      {isFilled.table(table) ? (
        // Focusable, because a keyboard could not scroll it otherwise.
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
          <PrismicTable field={table} components={tableParts(locale)} />
        </div>
      ) : null}
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </SliceSection>
  );
}
