import { isMethod } from "@/features/shared/catalogue/names";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { PriceMethods, Reading } from "@/features/shared/platform/server";
import { Panel } from "@/features/shared/ui/Panel";

import { messages as shared } from "./messages";
import styles from "./UnitScale.module.css";

type Messages = {
  label: (methods: string, chain: string) => string;
  aside: string;
  methods: (count: string) => string;
  units: (count: string) => string;
  note: string;
};

const messages = translate<Messages>({
  en: {
    label: (methods, chain) => `Example: ${chain}, ${methods} methods, a square each`,
    aside: "by what a call costs",
    methods: (count) => (count === "1" ? "1 method" : `${count} methods`),
    units: (count) => `${count} CU`,
    note: "Twice that on archive data. Every chain has its own base rate.",
  },
  cn: {
    label: (methods, chain) => `示例：${chain} 的 ${methods} 个方法，每个一格`,
    aside: "按每次调用的费用",
    methods: (count) => `${count} 个方法`,
    units: (count) => `${count} CU`,
    note: "读取归档数据时加倍。每条链有自己的基本费率。",
  },
});

const perRow = 25;
const step = 12;

/** Distribution of a chain's methods by cost: a group per multiplier, a square per method. */
export function UnitScale({ prices, locale }: { prices: Reading<PriceMethods>; locale: Locale }) {
  const text = messages[locale];
  const { value } = prices;
  if (!value) return <Panel label={text.aside}>{<p className={styles.missing}>{shared[locale].down}</p>}</Panel>;
  const callable = value.methods.filter(({ method }) => isMethod(method));
  const multipliers = [...new Set(callable.map(({ multiplier }) => multiplier))].toSorted((a, b) => a - b);
  return (
    <Panel
      label={text.label(formatNumber(callable.length, locale), value.protocol.name)}
      aside={text.aside}
      note={text.note}
    >
      <dl className={styles.root}>
        {multipliers.map((multiplier, index) => {
          const methods = callable.filter((one) => one.multiplier === multiplier);
          const rows = Math.ceil(methods.length / perRow);
          return (
            <div key={multiplier}>
              <dt>× {formatNumber(multiplier, locale)}</dt>
              <dd className={styles.squares}>
                <svg
                  viewBox={`0 0 ${perRow * step} ${rows * step}`}
                  role="img"
                  aria-label={text.methods(formatNumber(methods.length, locale))}
                  data-shade={Math.min(index, 2)}
                >
                  <path d={methods.map((_, at) => draw(at)).join("")} />
                </svg>
              </dd>
              <dd>
                <strong>{text.units(formatNumber(methods[0]?.computeUnits ?? 0, locale))}</strong>
                <small aria-hidden="true">{text.methods(formatNumber(methods.length, locale))}</small>
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

const draw = (at: number) => `M${(at % perRow) * step} ${Math.floor(at / perRow) * step}h9v9h-9z`;
