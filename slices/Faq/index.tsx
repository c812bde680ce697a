import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { anchorOf, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function Faq({ slice, context }: SliceProps<Content.FaqSlice>) {
  const { locale } = context;
  const { title, lede, questions } = slice.primary;
  const filled = questions.filter(({ question, answer }) => question && isFilled.richText(answer));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <div className={styles.root}>
        {filled.map(({ question, answer }) => (
          <details key={question} id={anchorOf(question ?? "")}>
            <summary>{question}</summary>
            <div className={styles.answer}>
              <RichText field={answer} locale={locale} />
            </div>
          </details>
        ))}
      </div>
    </SliceSection>
  );
}
