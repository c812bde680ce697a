import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Panel } from "@/features/shared/ui/Panel";

import { SpanList } from "./SpanList";
import styles from "./ReferralYear.module.css";

type Text = {
  label: string;
  reader: (plan: string, share: string) => string;
  paid: (payments: number, total: string) => string;
  monthly: (most: string) => string;
  together: (total: string) => string;
  first: string;
  last: string;
  note: (percent: string) => string;
};

const messages = translate<Text>({
  en: {
    label: "Three readers, twelve payments each at most",
    reader: (plan, share) => `${plan}: ${share} to you per month`,
    paid: (payments, total) => `${payments} payments, ${total}`,
    monthly: (most) => `Paid to you, at most ${most}/month`,
    together: (total) => `${total} together`,
    first: "March",
    last: "May of the next year",
    note: (percent) => `Blue: a payment to you. Grey: none. ${percent} of the list price of today’s plans.`,
  },
  cn: {
    label: "三位读者，每位最多十二次付款",
    reader: (plan, share) => `${plan}：每月付给你 ${share}`,
    paid: (payments, total) => `${payments} 次，共 ${total}`,
    monthly: (most) => `付给你的金额，每月最多 ${most}`,
    together: (total) => `合计 ${total}`,
    first: "三月",
    last: "次年五月",
    note: (percent) => `蓝色：付给你；灰色：没有付款。按现行套餐标价的 ${percent} 计算。`,
  },
});

const months = 15;
/** Share of a shared plan, as in the page's table of rates. */
const percent = 20;
/** Who pays for which plan, in months counted from March, as in the page's worked example. */
const readers = [
  { plan: "start", from: 1, to: 12 },
  { plan: "start", from: 1, to: 6 },
  { plan: "growth", from: 4, to: 15 },
];

/** The worked example of the affiliates' page as a drawing: payments of three readers, and their sum by month. */
export function ReferralYear({ plans, locale }: { plans: Reading<Plans>; locale: Locale }) {
  const text = messages[locale];
  const { value } = plans;
  const paying = readers.flatMap(({ plan: id, ...span }) => {
    const plan = value?.plans.find((one) => one.id === id);
    return plan?.pricePerMonth ? [{ ...span, name: plan.name, share: (plan.pricePerMonth * percent) / 100 }] : [];
  });
  if (!value || paying.length < readers.length) return null;
  const money = (amount: number) =>
    formatNumber(amount, locale, { style: "currency", currency: value.currency, minimumFractionDigits: 2 });
  const sums = Array.from({ length: months }, (_, index) =>
    paying.reduce((sum, { from, to, share }) => (index + 1 >= from && index + 1 <= to ? sum + share : sum), 0),
  );
  const most = Math.max(...sums);
  const spans = paying.map(({ name, share, from, to }, index) => ({
    key: String(index),
    name: text.reader(name, money(share)),
    when: text.paid(to - from + 1, money(share * (to - from + 1))),
    from,
    to,
  }));
  const total = sums.reduce((sum, one) => sum + one, 0);
  return (
    <Panel label={text.label} note={text.note(withPercent(String(percent), locale))}>
      <SpanList spans={spans} marks={months} />
      <div className={styles.root}>
        <p>
          <span>{text.monthly(money(most))}</span>
          <b>{text.together(money(total))}</b>
        </p>
        <svg viewBox={`0 0 ${months * 10 - 2} 40`} preserveAspectRatio="none" aria-hidden="true">
          {sums.map((sum, index) => {
            const height = (sum / most) * 40;
            return <rect key={index} x={index * 10} y={40 - height} width="8" height={height} />;
          })}
        </svg>
        <p className={styles.axis}>
          <span>{text.first}</span>
          <span>{text.last}</span>
        </p>
      </div>
    </Panel>
  );
}
