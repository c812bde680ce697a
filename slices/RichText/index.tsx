import type { Content } from "@prismicio/client";

import { Contents, listHeadings, Prose, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { translate } from "@/features/shared/contracts/translate";

import styles from "./index.module.css";

const usualTitle = translate({ en: "On this page", cn: "本页内容" });

type Field = Content.RichTextSlice["primary"]["content"];

/** A heading and its text: on a page of slices its heading aligns with those of the other slices. */
function asSection([heading, first, ...more]: Field): { title: Field; text: Field } | undefined {
  const isHeading = (node: typeof heading) => node?.type === "heading2";
  if (!heading || !first || !isHeading(heading) || [first, ...more].some(isHeading)) return undefined;
  return { title: [heading], text: [first, ...more] };
}

export default function RichText({ slice, context }: SliceProps<Content.RichTextSlice>) {
  const { locale } = context;
  const { content } = slice.primary;
  const section = context.hasContents || slice.variation !== "default" ? undefined : asSection(content);
  if (section) {
    return (
      <SliceSection slice={slice} locale={locale} title={section.title} layout="beside">
        <Prose field={section.text} locale={locale} />
      </SliceSection>
    );
  }
  if (slice.variation === "default" || context.hasContents) {
    return (
      <SliceSection slice={slice} locale={locale}>
        <Prose field={content} locale={locale} />
      </SliceSection>
    );
  }
  const title = slice.primary.contents_title || usualTitle[locale];
  return (
    <SliceSection slice={slice} locale={locale}>
      <div className={styles.columns}>
        <Contents title={title} headings={listHeadings(content)} />
        <Prose field={content} locale={locale} />
      </div>
    </SliceSection>
  );
}
