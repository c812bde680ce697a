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
    count: (count: string) => `${count} answers`,
    filter: "A word of the question or its answer",
    none: "Nothing has these words. Enter searches the site.",
  },
  cn: {
    label: "查找问题",
    count: (count: string) => `${count} 条回答`,
    filter: "问题或回答中的词",
    none: "没有匹配的问题。按回车键搜索全站。",
  },
});

const isFaq = (slice: { slice_type: string }): slice is Content.FaqSlice => slice.slice_type === "faq";

type Props = { slices: readonly { slice_type: string }[]; locale: Locale };

/** Every question of the page with a link to its answer, folded by group, and a field that filters both. */
export function QuestionIndex({ slices, locale }: Props) {
  const text = messages[locale];
  const groups = slices.filter(isFaq).map(({ primary }) => ({
    title: primary.title,
    questions: primary.questions.filter(
      ({ question, answer }) => hasWords(question ?? "") && isFilled.richText(answer),
    ),
  }));
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  if (count === 0) return null;
  return (
    <div data-filter-list="page">
      <Panel label={text.label} aside={text.count(formatNumber(count, locale))}>
        <FilterForm label={text.filter} locale={locale} isInPanel />
        <div className={styles.groups} tabIndex={0} role="group" aria-label={text.label}>
          {groups.map(({ title, questions }, index) => (
            <details key={index} data-fold="" data-group="folded">
              <summary>
                <Words field={title} /> <span data-count="">{formatNumber(questions.length, locale)}</span>
              </summary>
              <ul>
                {questions.map((one, place) => (
                  <li key={place} data-find={asText(one.answer)}>
                    <a href={`#${anchorIn(one, one.question ?? "")}`}>{one.question}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <p role="status" data-filter-none={text.none} />
        </div>
      </Panel>
    </div>
  );
}
