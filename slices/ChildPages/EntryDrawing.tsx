import type { PageEntry } from "@/features/content/server";
import { SmallPlot } from "@/features/plots/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { findPlot } from "@/slices/findPlot";

import styles from "./index.module.css";

/** A drawing of a listed page's subject: the chains of a case study, the plot of a post; nothing for other pages. */
export async function EntryDrawing({ entry, locale }: { entry: PageEntry; locale: Locale }) {
  if (entry.type === "blog_post") {
    const plot = await findPlot(entry.id);
    return plot ? <SmallPlot data={plot.data} kind={plot.kind} unit={plot.unit} locale={locale} /> : null;
  }
  if (entry.type !== "case_study") return null;
  const chains = String(entry.facts.chains ?? "")
    .split(/[\s,]+/)
    .flatMap((key) => findChain(key) ?? []);
  return (
    <ul className={styles.chains}>
      {chains.map(({ key, name }) => (
        <li key={key} title={name}>
          <ChainIcon chain={key} size={24} />
          <span className="visuallyHidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}
