import type { Content } from "@prismicio/client";

import { Actions, ContentImage, RichText, Words } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Flags } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

export default function Hero({ slice, context }: SliceProps<Content.HeroSlice>) {
  const { primary, variation, slice_type } = slice;
  const { eyebrow, flag, title, lede, actions, anchor, theme, width, spacing } = primary;
  const hasFlag = flag !== null && flag !== "none";
  return (
    <Section
      id={anchor || undefined}
      theme={theme}
      width={width}
      spacing={spacing}
      className={styles.root}
      sliceType={slice_type}
      variation={variation}
    >
      <div className={styles.grid}>
        <div className={styles.words}>
          {eyebrow || hasFlag ? (
            <p className={styles.eyebrow}>
              <Flags choice={flag} />
              <span>{eyebrow}</span>
            </p>
          ) : null}
          <h1>
            <Words field={title} />
          </h1>
          <div className={styles.lede}>
            <RichText field={lede} locale={context.locale} />
          </div>
          <Actions links={actions} locale={context.locale} />
        </div>
        {slice.variation === "media" ? (
          <ContentImage image={slice.primary.image} sizes="(min-width: 62rem) 36rem, 100vw" eager />
        ) : null}
      </div>
    </Section>
  );
}
