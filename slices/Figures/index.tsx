import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { filledLink, SliceSection, WholeNames } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { loadFigure } from "./loadFigure";
import styles from "./index.module.css";

export default async function Figures({ slice, context }: SliceProps<Content.FiguresSlice>) {
  const { locale } = context;
  const { title, lede, figures } = slice.primary;
  const loaded = await Promise.all(figures.map((figure) => loadFigure(figure, locale)));
  return (
    <SliceSection
      slice={slice}
      locale={locale}
      title={title}
      lede={lede}
      layout={isFilled.richText(lede) ? "beside" : "above"}
    >
      <dl className={styles.root} data-beside={isFilled.richText(lede) ? "" : undefined}>
        {loaded.map((one, index) => {
          if (!one) return null;
          // A unit is on the figure's line if it fits, otherwise unbroken on the next.
          const [, figure, unit] = /^(.*\d\S*)\s(\S+)$/.exec(one.value) ?? [undefined, one.value];
          const link = filledLink(figures[index]?.link, locale);
          return (
            <div key={index}>
              <dt>
                <WholeNames text={one.label} />
              </dt>
              <dd className={styles.value}>
                {figure} {unit ? <small>{unit}</small> : null}
              </dd>
              {one.note ? <dd className={styles.note}>{one.note}</dd> : null}
              {link?.text || one.isSample ? (
                <dd className={styles.source}>
                  {link?.text ? <a href={link.href}>{link.text}</a> : null}
                  {one.isSample ? <DemoMark locale={locale} /> : null}
                </dd>
              ) : null}
            </div>
          );
        })}
      </dl>
    </SliceSection>
  );
}
