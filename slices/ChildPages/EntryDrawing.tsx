import type { PageEntry } from "@/features/content/server";
import { SmallPlot } from "@/features/plots/server";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";
import { findSequence } from "@/slices/findCalls";
import { findPlot } from "@/slices/findPlot";

import { SmallSequence } from "./SmallSequence";
import styles from "./index.module.css";

// As high as a title with its summary.
const maxCalls = 3;

/** A drawing of a listed page's subject: the messages and calls of a case study, the plot of a post; nothing for other pages. */
export async function EntryDrawing({ entry, locale }: { entry: PageEntry; locale: Locale }) {
  if (entry.type === "blog_post") {
    const plot = await findPlot(entry.id);
    return plot ? <SmallPlot {...plot} locale={locale} /> : null;
  }
  if (entry.type !== "case_study") return null;
  const sequence = await findSequence(entry.id);
  return sequence ? (
    <div className={styles.study} data-drawing="">
      <SmallSequence {...sequence} />
      <dl className={styles.calls}>
        {sequence.calls.slice(0, maxCalls).map(({ call, note, units }, index) => (
          <div key={index}>
            <dt>
              <LongWords text={call} />
            </dt>
            <dd>{note}</dd>
            {units === undefined ? null : <dd data-figure="">{formatNumber(units, locale)} CU</dd>}
          </div>
        ))}
      </dl>
    </div>
  ) : null;
}
