import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { anchorIn, hasWords, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Disclosure } from "@/features/shared/ui/Disclosure";

import styles from "./index.module.css";

export default function Faq({ slice, context }: SliceProps<Content.FaqSlice>) {
  const { locale } = context;
  const { title, lede, questions } = slice.primary;
  const filled = questions.filter(({ question, answer }) => hasWords(question ?? "") && isFilled.richText(answer));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <div>
        {filled.map((one, index) => (
          <Disclosure key={index} id={anchorIn(one, one.question ?? "")} summary={one.question}>
            <div className={styles.answer}>
              <RichText field={one.answer} locale={locale} />
            </div>
          </Disclosure>
        ))}
      </div>
    </SliceSection>
  );
}
