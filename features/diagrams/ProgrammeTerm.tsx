import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { SpanList } from "./SpanList";

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
  const rows = text.stretches.map((stretch, index) => {
    const [from, to] = spans[index] ?? [0, 0];
    return { ...stretch, from, to };
  });
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <SpanList spans={rows} marks={weeks} />
    </Panel>
  );
}
