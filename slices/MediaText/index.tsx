import type { Content } from "@prismicio/client";

import { Actions, ContentImage, RichText, SliceSection, SliceTitle } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function MediaText({ slice, context }: SliceProps<Content.MediaTextSlice>) {
  const { locale } = context;
  if (slice.variation === "figure") {
    return (
      <SliceSection slice={slice} locale={locale}>
        <figure className={styles.figure}>
          <ContentImage image={slice.primary.image} />
          <figcaption>
            <RichText field={slice.primary.caption} locale={locale} />
          </figcaption>
        </figure>
      </SliceSection>
    );
  }
  const { title, content, image, side, actions } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale}>
      <div className={styles.columns} data-side={side}>
        <div className={styles.content}>
          <SliceTitle field={title} slice={slice} />
          <div className={styles.text}>
            <RichText field={content} locale={locale} />
          </div>
          <Actions links={actions} locale={locale} />
        </div>
        <ContentImage image={image} sizes="(min-width: 62rem) 36rem, 100vw" />
      </div>
    </SliceSection>
  );
}
