import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { anchorIn, hasWords, Words } from "@/features/content";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { FilterForm } from "@/features/shared/ui/FilterForm";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./QuestionIndex.module.css";

const messages = translate({
  en: {
    label: "find a question",
    ofAll: (count: string) => ` of ${count} answers`,
    filter: "A word of the question or its answer",
    none: "Nothing has these words. Enter searches the site.",
  },
  cn: {
    label: "查找问题",
    ofAll: (count: string) => ` / ${count} 条回答`,
    filter: "问题或回答中的词",
    none: "没有匹配的问题。按回车键搜索全站。",
  },
});

const isFaq = (slice: { slice_type: string }): slice is Content.FaqSlice => slice.slice_type === "faq";

type Props = { slices: readonly { slice_type: string }[]; locale: Locale };

/** A field that filters the questions of the page, and their groups with the number of questions that fit. */
export function QuestionIndex({ slices, locale }: Props) {
  const text = messages[locale];
  const groups = slices.filter(isFaq).map(({ primary }) => ({
    title: primary.title,
    anchor: anchorIn(primary, asText(primary.title)),
    questions: primary.questions.filter(
      ({ question, answer }) => hasWords(question ?? "") && isFilled.richText(answer),
    ),
  }));
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  if (count === 0) return null;
  return (
    <div data-filter-list="page">
      <Panel
        label={text.label}
        aside={
          <>
            <span data-filter-count="">{formatNumber(count, locale)}</span>
            {text.ofAll(formatNumber(count, locale))}
          </>
        }
      >
        <FilterForm label={text.filter} locale={locale} isInPanel />
        <div className={styles.groups}>
          {groups.map(({ title, anchor, questions }) => (
            <div key={anchor} data-group="">
              <a href={`#${anchor}`}>
                <Words field={title} /> <span data-count="">{formatNumber(questions.length, locale)}</span>
              </a>
              {/* What the filter reads: the questions themselves stand below. */}
              <ul hidden data-markdown="none">
                {questions.map((one, place) => (
                  <li key={place} data-find={asText(one.answer)}>
                    <a href={`#${anchorIn(one, one.question ?? "")}`}>{one.question}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p role="status" data-filter-none={text.none} />
        </div>
      </Panel>
    </div>
  );
}
