import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { Drawing } from "./Drawing";
import styles from "./MarkPanel.module.css";

const messages = translate<{ label: string; aside: string; note: string; drawn: string }>({
  en: {
    label: "construction",
    aside: "one unit is a twelfth of the pole",
    note: "Flag H of the International Code of Signals: white at the hoist, red at the fly, on its line.",
    drawn: "The mark on its grid: a pole 12 units high, a flag 9 by 7 units in two equal halves",
  },
  cn: {
    label: "构图",
    aside: "一个单位为旗杆的十二分之一",
    note: "国际信号旗 H：靠杆一侧为白，另一侧为红，升在旗绳上。",
    drawn: "网格上的标志：旗杆高 12 单位，旗面 9 × 7 单位，左右各半",
  },
});

// The flag begins and ends on lines.
const rows = Array.from({ length: 12 }, (_, index) => 8 + index * 20);
const columns = Array.from({ length: 20 }, (_, index) => 16 + index * 20);

// The smallest that the rules of use allow, and those of icons.
const sizes = [16, 24, 32, 48];

/** The mark on its construction grid, and in small sizes. */
export function MarkPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <svg className={styles.root} viewBox="-10 -10 420 260" role="img" aria-label={text.drawn}>
        <path
          className={styles.grid}
          d={[...rows.map((y) => `M0 ${y}H400`), ...columns.map((x) => `M${x} 0V240`)].join("")}
        />
        <path className={styles.pole} d="M120 0h16v240h-16z" />
        <path d="M136 8h180v140H136z" fill="var(--flag-white)" />
        <path d="M226 8h90v140h-90z" fill="var(--flag-red)" />
        <path className={styles.edge} d="M136 8h180v140H136z" />
        <path
          className={styles.measure}
          d="M136 168h180m-180-6v12m90-12v12m90-12v12M336 8v140m-6-140h12m-12 140h12M100 0v240m-6-240h12m-12 240h12"
        />
        <text className={styles.figure} x="181" y="190">
          4.5
        </text>
        <text className={styles.figure} x="271" y="190">
          4.5
        </text>
        <text className={styles.figure} x="352" y="83">
          7
        </text>
        <text className={styles.figure} x="84" y="124">
          12
        </text>
      </svg>
      <p className={styles.sizes}>
        {sizes.map((size) => (
          <span key={size}>
            <Drawing height={size} /> {size} px
          </span>
        ))}
      </p>
    </Panel>
  );
}
