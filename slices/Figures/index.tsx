import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { figureOf } from "@/features/shared/catalogue/figures";
import { formatNumber } from "@/features/shared/locale";

import styles from "./index.module.css";

export default function Figures({ slice, context }: SliceProps<Content.FiguresSlice>) {
  const { locale } = context;
  const { title, figures } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title}>
      <dl className={styles.root}>
        {figures.map(({ metric, value, label, note }, index) => {
          const counted = figureOf(metric);
          return (
            <div key={index}>
              <dt>{label}</dt>
              <dd className={styles.value}>{counted === undefined ? value : formatNumber(counted, locale)}</dd>
              {note ? <dd className={styles.note}>{note}</dd> : null}
            </div>
          );
        })}
      </dl>
    </SliceSection>
  );
}
