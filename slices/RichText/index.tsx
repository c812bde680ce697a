import type { Content } from "@prismicio/client";

import { Contents, listHeadings, Prose, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function RichText({ slice, context }: SliceProps<Content.RichTextSlice>) {
  const { locale } = context;
  const { content } = slice.primary;
  if (slice.variation === "default" || context.hasContents) {
    return (
      <SliceSection slice={slice} locale={locale}>
        <Prose field={content} locale={locale} />
      </SliceSection>
    );
  }
  const title = slice.primary.contents_title || { en: "On this page", cn: "本页内容" }[locale];
  return (
    <SliceSection slice={slice} locale={locale}>
      <div className={styles.columns}>
        <Contents title={title} headings={listHeadings(content)} />
        <Prose field={content} locale={locale} />
      </div>
    </SliceSection>
  );
}
