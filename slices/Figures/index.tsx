import type { Content } from "@prismicio/client";

import { SliceSection, WholeNames } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getFigure } from "@/features/shared/catalogue/getFigure";
import { formatNumber } from "@/features/shared/locale";

import styles from "./index.module.css";

export default function Figures({ slice, context }: SliceProps<Content.FiguresSlice>) {
  const { locale } = context;
  const { title, figures } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title}>
      <dl className={styles.root}>
        {figures.map(({ metric, value, label, note }, index) => {
          const counted = getFigure(metric);
          const shown = counted === undefined ? (value ?? "") : formatNumber(counted, locale);
          // A unit is on the figure's line if it fits, otherwise unbroken on the next.
          const [, figure, unit] = /^(.*\d\S*)\s(\S+)$/.exec(shown) ?? [undefined, shown];
          return (
            <div key={index}>
              <dt>
                <WholeNames text={label ?? ""} />
              </dt>
              <dd className={styles.value}>
                {figure} {unit ? <small>{unit}</small> : null}
              </dd>
              {note ? <dd className={styles.note}>{note}</dd> : null}
            </div>
          );
        })}
      </dl>
    </SliceSection>
  );
}
