import type { ReactNode } from "react";
import { isFilled } from "@prismicio/client";
import type { RichTextField } from "@prismicio/client";

import { RichText } from "@/features/content/RichText";
import type { Locale } from "@/features/shared/locale";
import { Section } from "@/features/shared/ui/Section";

import { SliceTitle } from "./SliceTitle";

import styles from "./index.module.css";

type Look = { anchor?: string | null; theme?: string | null; width?: string | null; spacing?: string | null };

type Props = {
  /** The slice: its anchor, background, width and spacing are read here. */
  slice: { slice_type: string; variation: string; primary: Look };
  locale: Locale;
  title?: RichTextField | null;
  lede?: RichTextField | null;
  /** Title position on wide screens: above the content, or in a column beside it. */
  layout?: "above" | "beside";
  className?: string | undefined;
  /** Small print under the content. */
  note?: RichTextField | null;
  children?: ReactNode;
};

/** The frame of a slice: an editor's choices of ground, width and space, its title and introduction. */
export function SliceSection({ slice, locale, title, lede, layout = "above", className, note, children }: Props) {
  const { anchor, theme, width, spacing } = slice.primary;
  const hasHead = isFilled.richText(title) || isFilled.richText(lede);
  const isNarrow = width === "narrow";
  // A narrow slice has room beside it for its title.
  const isBeside = hasHead && (isNarrow || layout === "beside");
  return (
    <Section
      id={anchor || undefined}
      theme={theme}
      width={isBeside && isNarrow ? "normal" : width}
      spacing={spacing}
      className={className}
      sliceType={slice.slice_type}
      variation={slice.variation}
    >
      <div className={styles.frame} data-layout={isBeside ? "beside" : undefined}>
        {hasHead ? (
          <div className={styles.head}>
            <SliceTitle field={title} slice={slice} />
            <div className={styles.lede}>
              <RichText field={lede} locale={locale} />
            </div>
          </div>
        ) : null}
        <div className={styles.body} data-narrow={(isBeside && isNarrow) || undefined}>
          {children}
          {isFilled.richText(note) ? (
            <div className={styles.note}>
              <RichText field={note} locale={locale} />
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
