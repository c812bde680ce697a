import { Button } from "@/features/shared/ui/Button";
import type { Locale } from "@/features/shared/locale";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { summarizeSlice } from "#cms/editor/model/summarize.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import type { Difference } from "./compareVersions.ts";
import { messages } from "./messages.ts";
import { ValueView } from "./ValueView.tsx";
import styles from "./DifferenceList.module.css";

type Props = {
  differences: readonly Difference[];
  models: EditorModels;
  locale: Locale;
  /** Absent if nothing can be restored. */
  onTake?: ((difference: Difference) => void) | undefined;
  onTakeSlice?: ((slice: string) => void) | undefined;
};

/** Differences of two versions, grouped by slice. */
export function DifferenceList({ differences, models, locale, onTake, onTakeSlice }: Props) {
  const text = messages[locale];
  if (differences.length === 0) return <p>{text.same}</p>;
  const groups = Map.groupBy(differences, ({ slice }) => slice);
  return (
    <ul className={styles.root}>
      {[...groups].map(([slice, group]) => {
        const json = group[0]?.json;
        const name = json ? nameSlice(models, json) : text.document;
        const isEntire = group.some(({ kind }) => kind === "added" || kind === "removed");
        return (
          <li key={slice}>
            <div className={styles.head}>
              <h3>
                {name} {json ? <small>{summarizeSlice(json)}</small> : null}
              </h3>
              {slice && onTakeSlice && !isEntire ? (
                <Button size="small" aria-label={text.takeSliceLabel(name)} onClick={() => onTakeSlice(slice)}>
                  {text.takeSlice}
                </Button>
              ) : null}
            </div>
            {group.map((difference) => {
              const label = difference.kind === "changed" ? difference.label : text.differences[difference.kind];
              return (
                <div
                  key={difference.kind === "changed" ? difference.leaf : difference.kind}
                  className={styles.difference}
                  data-kind={difference.kind}
                >
                  <p className={styles.label}>
                    <strong>{label}</strong>
                    {difference.kind === "moved" ? ` ${text.moved(difference.from + 1, difference.to + 1)}` : ""}
                  </p>
                  {difference.kind === "changed" ? <ValueView difference={difference.shown} locale={locale} /> : null}
                  {onTake ? (
                    <Button
                      size="small"
                      aria-label={text.takeLabel(joinWithColon(locale, name, label))}
                      onClick={() => onTake(difference)}
                    >
                      {text.take}
                    </Button>
                  ) : null}
                </div>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
