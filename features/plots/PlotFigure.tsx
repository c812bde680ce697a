import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { Bars } from "./Bars";
import { Lines } from "./Lines";
import type { PlotData } from "./readPlot";
import styles from "./index.module.css";

type Props = {
  data: PlotData;
  kind: "bars" | "lines";
  /** Unit of every value, such as `ms`. */
  unit: string;
  label: string;
  note?: ReactNode;
  /** True when no other figure is on the page. */
  isLarge?: boolean;
  locale: Locale;
};

/** A chart of figures, rendered on the server. */
export function PlotFigure({ data, kind, unit, label, note, isLarge = false, locale }: Props) {
  return (
    <Panel label={label} note={note}>
      <div className={styles.root} data-large={isLarge || undefined}>
        {kind === "lines" ? (
          <Lines data={data} unit={unit} label={label} locale={locale} />
        ) : (
          <Bars data={data} unit={unit} locale={locale} />
        )}
      </div>
    </Panel>
  );
}
