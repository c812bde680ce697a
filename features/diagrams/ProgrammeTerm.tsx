import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ProgrammeTerm.module.css";

type Stretch = { name: string; when: string };
type Text = { label: string; aside: string; note: string; stretches: readonly Stretch[] };

const weeks = 26;
/** First and last week of each stretch. */
const spans = [
  [1, 1],
  [2, 2],
  [3, 22],
  [12, 13],
  [23, 26],
] as const;

const messages = translate<Text>({
  en: {
    label: "One term, twenty-six weeks",
    aside: "2–5 hours a week",
    note: "Every piece is checked for facts before it is published, and stays yours.",
    stretches: [
      { name: "A first talk", when: "week 1" },
      { name: "A subject and its outline", when: "week 2" },
      { name: "The work", when: "months 1 to 5" },
      { name: "Half time", when: "month 3" },
      { name: "The end, or another term", when: "month 6" },
    ],
  },
  cn: {
    label: "一期，二十六周",
    aside: "每周 2–5 小时",
    note: "每篇内容发布前都会核对事实，著作权归你。",
    stretches: [
      { name: "首次交谈", when: "第 1 周" },
      { name: "选题与提纲", when: "第 2 周" },
      { name: "写作与翻译", when: "第 1 至 5 个月" },
      { name: "期中", when: "第 3 个月" },
      { name: "结束，或再来一期", when: "第 6 个月" },
    ],
  },
});

/** The six months of the ambassadors' programme as bars over its weeks. */
export function ProgrammeTerm({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <ol className={styles.root}>
        {text.stretches.map(({ name, when }, position) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.when}>{when}</span>
            <svg viewBox={`0 0 ${weeks * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
              {Array.from({ length: weeks }, (_, index) => (
                <rect
                  key={index}
                  x={index * 10 + 1}
                  width="8"
                  height="10"
                  data-within={isWithin(index + 1, spans[position]) ? "" : undefined}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const isWithin = (week: number, [from, to]: readonly [number, number] = [0, 0]) => week >= from && week <= to;
