import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import rows from "#cms/shell/ui/rows.module.css";

import { messages } from "./messages.ts";
import type { ReplaceStore } from "./ReplaceStore.ts";
import styles from "./ReplaceScreen.module.css";

/** The last replacements with author and time, each with an undo button. */
export const FormerList = observer(function FormerList({ store }: { store: ReplaceStore }) {
  const { locale } = useStudio();
  const text = messages[locale];
  if (store.former.length === 0) return null;
  const count = (number: number) => formatNumber(number, locale);
  return (
    <section className={styles.history} aria-label={text.formerTitle}>
      <h2>{text.formerTitle}</h2>
      <ul className={rows.root}>
        {store.former.map(({ id, at, by, text: words, replacement, places, changed, undone }) => (
          <li key={id}>
            <span>
              {text.formerEntry(words, replacement)}
              <small className={rows.detail}>
                {text.formerCount(count(places), count(changed.length))} · {by.name} ·{" "}
                <Moment at={at} locale={locale} />
              </small>
            </span>
            {undone === null ? (
              <Button
                size="small"
                disabled={store.isBusy}
                aria-label={text.undoLabel(text.formerEntry(words, replacement))}
                onClick={() => void store.undo(id)}
              >
                {text.undo}
              </Button>
            ) : (
              <small>{text.takenBack}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
