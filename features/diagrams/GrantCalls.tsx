import { findChain } from "@/features/shared/catalogue/catalogue";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { getCapacity } from "@/features/shared/plans/capacity";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./GrantCalls.module.css";

type Text = {
  /** What large numbers are counted in. */
  unit: number;
  planUnit: number;
  label: (millions: string) => string;
  aside: string;
  uses: readonly string[];
  rest: string;
  millions: (count: string) => string;
  planUnits: (count: string) => string;
  note: (units: string, perCall: string) => string;
};

const million = 1_000_000;

const messages = translate<Text>({
  en: {
    unit: million,
    label: (millions) => `${millions} million calls per month`,
    aside: "a square is one million",
    uses: ["10,000 users per day, 50 calls each", "One call per second, day and night"],
    rest: "Left",
    millions: (count) => `${count} million`,
    planUnit: million,
    planUnits: (count) => `${count} million`,
    note: (units, perCall) =>
      `${units} compute units at ${perCall} for an ordinary call on NEAR, in 30 days. The uses are examples; calls that cost more leave fewer.`,
  },
  cn: {
    unit: 10_000,
    label: (millions) => `每月 ${millions} 万次调用`,
    aside: "每格一百万次",
    uses: ["每天 1 万名用户，每人 50 次", "每秒一次，昼夜不停"],
    rest: "剩余",
    millions: (count) => `${count} 万次`,
    planUnit: 100_000_000,
    planUnits: (count) => `${count} 亿`,
    note: (units, perCall) =>
      `${units}计算单元，NEAR 的普通调用每次 ${perCall} 个，按 30 天计算。用途只是举例；调用越贵，次数越少。`,
  },
});

const days = 30;
/** Calls a month of each use. */
const uses = [10_000 * 50 * days, 86_400 * days];
const columns = 5;

/** The calls on NEAR that the plan of the grant allows, one square a million, and what two ordinary uses take of them. */
export function GrantCalls({ plans, locale }: { plans: Reading<Plans>; locale: Locale }) {
  const text = messages[locale];
  const plan = plans.value?.plans.find(({ id }) => id === "growth");
  const perCall = findChain("near")?.multiplier;
  if (!plan?.computeUnits || perCall === undefined) return null;
  const calls = getCapacity(plan, perCall)?.callsAMonth ?? 0;
  const used = uses.reduce((sum, use) => sum + use, 0);
  const squares = Math.floor(calls / million);
  if (calls < used) return null;
  const count = (figure: number) => formatNumber(figure / text.unit, locale, { maximumFractionDigits: 1 });
  const ends = uses.map((_, index) => uses.slice(0, index + 1).reduce((sum, use) => sum + use, 0) / million);
  const rows = [...uses, calls - used].map((figure, index) => ({ figure, name: text.uses[index] ?? text.rest }));
  return (
    <Panel
      label={text.label(count(calls))}
      aside={text.aside}
      note={text.note(
        text.planUnits(formatNumber(plan.computeUnits / text.planUnit, locale)),
        formatNumber(perCall, locale),
      )}
    >
      <div className={styles.root}>
        <svg viewBox={`-0.5 -0.5 ${columns * 10} ${Math.ceil(squares / columns) * 10}`} aria-hidden="true">
          {Array.from({ length: squares }, (_, square) => {
            const [x, y] = [(square % columns) * 10, Math.floor(square / columns) * 10];
            return (
              <g key={square}>
                <rect x={x} y={y} width="9" height="9" data-left={(ends.at(-1) ?? 0) <= square + 1 ? "" : undefined} />
                {ends.map((end, use) => {
                  const from = Math.min(1, Math.max(0, (ends[use - 1] ?? 0) - square));
                  const to = Math.min(1, Math.max(0, end - square));
                  return to > from ? (
                    <rect key={end} x={x + from * 9} y={y} width={(to - from) * 9} height="9" data-use={use} />
                  ) : null;
                })}
              </g>
            );
          })}
        </svg>
        <dl>
          {rows.map(({ figure, name }, use) => (
            <div key={name}>
              <dt data-use={use}>{name}</dt>
              <dd>{text.millions(count(figure))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
