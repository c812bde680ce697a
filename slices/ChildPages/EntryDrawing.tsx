import type { PageEntry } from "@/features/content/server";
import { SmallPlot } from "@/features/plots/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";
import { findSequence } from "@/slices/findCalls";
import { findPlot } from "@/slices/findPlot";

import { SmallSequence } from "./SmallSequence";
import styles from "./index.module.css";

// As high as a title with its summary.
const maxCalls = 3;

const moreCalls = translate<(count: number) => string>({
  en: (count) => (count === 1 ? "+ 1 more call" : `+ ${count} more calls`),
  cn: (count) => `另有 ${count} 个调用`,
});

/** A drawing of a listed page's subject: the messages and calls of a case study, the plot of a post; nothing for other pages. */
export async function EntryDrawing({ entry, locale }: { entry: PageEntry; locale: Locale }) {
  if (entry.type === "blog_post") {
    const plot = await findPlot(entry.id);
    return plot ? <SmallPlot {...plot} locale={locale} /> : null;
  }
  if (entry.type !== "case_study") return null;
  const sequence = await findSequence(entry.id);
  const hidden = (sequence?.calls.length ?? 0) - maxCalls;
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
      {hidden > 0 ? <p className={styles.more}>{moreCalls[locale](hidden)}</p> : null}
    </div>
  ) : null;
}
