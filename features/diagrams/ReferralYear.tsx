import { translate } from "@/features/shared/contracts/translate";
import { formatMonth, formatNumber, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Panel } from "@/features/shared/ui/Panel";

import { SpanList } from "./SpanList";
import styles from "./ReferralYear.module.css";

type Text = {
  label: string;
  summary: (total: string) => string;
  reader: (number: number, plan: string, share: string) => string;
  leaves: (months: number) => string;
  paid: (payments: number, total: string) => string;
  monthly: (most: string) => string;
  note: (percent: string) => string;
};

const messages = translate<Text>({
  en: {
    label: "Example: three readers, 15 months",
    summary: (total) =>
      `Two readers join in March, one in June. You get a share of what each pays in the first twelve months: ${total} in all.`,
    reader: (number, plan, share) => `Reader ${number}, ${plan}: ${share}/month to you`,
    leaves: (months) => `, leaves after ${months} months`,
    paid: (payments, total) => `${payments} payments, ${total}`,
    monthly: (most) => `To you each month, at most ${most}`,
    note: (percent) => `Blue: a payment to you. Grey: none. ${percent} of the list price of today’s plans.`,
  },
  cn: {
    label: "示例：三位读者，15 个月",
    summary: (total) => `三月有两位读者加入，六月又有一位。每位读者前十二个月的付款都有你的分成，合计 ${total}。`,
    reader: (number, plan, share) => `读者 ${number}，${plan}：每月分给你 ${share}`,
    leaves: (months) => `，${months} 个月后停用`,
    paid: (payments, total) => `${payments} 次，共 ${total}`,
    monthly: (most) => `每月付给你的金额，最多 ${most}`,
    note: (percent) => `蓝色：付给你；灰色：没有付款。按现行套餐标价的 ${percent} 计算。`,
  },
});

/** The months of the axis: March, and those after it. */
const months = Array.from({ length: 15 }, (_, index) => new Date(Date.UTC(2026, 2 + index)));
/** Share of a shared plan, as in the page's table of rates. */
const percent = 20;
/** A reader that pays for fewer months has left. */
const maxPayments = 12;
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
  const sums = months.map((_, index) =>
    paying.reduce((sum, { from, to, share }) => (index + 1 >= from && index + 1 <= to ? sum + share : sum), 0),
  );
  const most = Math.max(...sums);
  const spans = paying.map(({ name, share, from, to }, index) => {
    const payments = to - from + 1;
    return {
      key: String(index),
      name: text.reader(index + 1, name, money(share)) + (payments < maxPayments ? text.leaves(payments) : ""),
      when: text.paid(payments, money(share * payments)),
      from,
      to,
    };
  });
  const total = sums.reduce((sum, one) => sum + one, 0);
  return (
    <Panel label={text.label} note={text.note(withPercent(String(percent), locale))}>
      <p className={styles.summary}>{text.summary(money(total))}</p>
      <SpanList spans={spans} marks={months.length} />
      <div className={styles.root}>
        <p>{text.monthly(money(most))}</p>
        <svg viewBox={`0 0 ${months.length * 10 - 2} 40`} preserveAspectRatio="none" aria-hidden="true">
          {sums.map((sum, index) => {
            const height = (sum / most) * 40;
            return <rect key={index} x={index * 10} y={40 - height} width="8" height={height} />;
          })}
        </svg>
        <p className={styles.axis} aria-hidden="true">
          {months.map((month) => (
            <span key={month.getTime()}>{formatMonth(month, locale)}</span>
          ))}
        </p>
      </div>
    </Panel>
  );
}
