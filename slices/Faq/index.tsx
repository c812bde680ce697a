import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { anchorIn, hasWords, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import type { Locale } from "@/features/shared/locale";
import { Disclosure } from "@/features/shared/ui/Disclosure";

import styles from "./index.module.css";

export default function Faq({ slice, context }: SliceProps<Content.FaqSlice>) {
  const { locale } = context;
  const { title, lede, questions } = slice.primary;
  const filled = questions.filter(({ question, answer }) => hasWords(question ?? "") && isFilled.richText(answer));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      {slice.variation === "open" ? (
        <ul className={styles.open}>
          {filled.map((one, index) => (
            <li key={index}>
              <h3 id={anchorIn(one, one.question ?? "")}>{one.question}</h3>
              <div className={styles.answer}>
                <RichText field={one.answer} locale={locale} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Folded questions={filled} locale={locale} />
      )}
    </SliceSection>
  );
}

type Question = Content.FaqSlice["primary"]["questions"][number];

const Folded = ({ questions, locale }: { questions: Question[]; locale: Locale }) => (
  <div>
    {questions.map((one, index) => (
      <Disclosure key={index} summary={one.question}>
        {/* A link to an anchor opens what it is in, not what it is on. */}
        <div className={styles.answer} id={anchorIn(one, one.question ?? "")}>
          <RichText field={one.answer} locale={locale} />
        </div>
      </Disclosure>
    ))}
  </div>
);
