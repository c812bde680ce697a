import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { SpanList } from "./SpanList";
import type { Span } from "./SpanList";

type Text = { label: string; aside: string; note: string; spans: readonly Span[] };

const months = 9;

const messages = translate<Text>({
  en: {
    label: "From the key to an ordinary plan",
    aside: "one mark a month",
    note: "The six months count from the day of acceptance. Nothing renews by itself.",
    spans: [
      { name: "Growth without an invoice", when: "months 1 to 6", from: 1, to: 6 },
      { name: "Your calls counted, a plan named", when: "month 5", from: 5, to: 5 },
      { name: "One page: what you built, what broke", when: "at the end", from: 6, to: 6 },
      { name: "A plan you choose, otherwise Free", when: "from month 7", from: 7, to: months },
    ],
  },
  cn: {
    label: "从拿到密钥到普通套餐",
    aside: "每格一个月",
    note: "六个月从通过之日算起，到期不会自动续费。",
    spans: [
      { name: "Growth 套餐，不收费", when: "第 1 至 6 个月", from: 1, to: 6 },
      { name: "统计调用量，推荐合适的套餐", when: "第 5 个月", from: 5, to: 5 },
      { name: "一页纸：做了什么，哪里出过问题", when: "结束时", from: 6, to: 6 },
      { name: "自选套餐，不选则转为 Free", when: "第 7 个月起", from: 7, to: months },
    ],
  },
});

/** The months of a startup grant, and what follows them. */
export function GrantTerm({ locale }: { locale: Locale }) {
  const { label, aside, note, spans } = messages[locale];
  return (
    <Panel label={label} aside={aside} note={note}>
      <SpanList spans={spans} marks={months} />
    </Panel>
  );
}
