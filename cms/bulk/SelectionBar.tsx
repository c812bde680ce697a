import { Suspense, useState } from "react";
import { ChevronUp } from "lucide-react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";
import { lazyPart } from "#cms/shell/lazyPart.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";

import { bulkActions, maxBulk, publisherActions } from "./actions.contract.ts";
import type { BulkAction } from "./actions.contract.ts";
import { messages } from "./messages.ts";
import type { Selection } from "./Selection.ts";
import styles from "./SelectionBar.module.css";

// Most selections end without an action.
const BulkDialog = lazyPart("BulkDialog");

// The list gets shorter: the row that was picked stays in view.
const showPickedRow = (bar: HTMLElement | null) => {
  if (bar) document.activeElement?.closest("[data-index]")?.scrollIntoView({ block: "nearest" });
};

type Props = {
  selection: Selection;
  /** Rows that the search finds, picked or not. */
  total: number;
  /** Picks every row of the search. */
  onPickAll?: () => void;
  /** Called when documents were changed. */
  onChanged: () => void;
};

/** How many rows are picked, and what can be done with them; nothing while none is. */
export const SelectionBar = observer(function SelectionBar({ selection, total, onPickAll, onChanged }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [action, setAction] = useState<BulkAction>();
  const { count, rows } = selection;
  const isOver = rows.reduce((sum, { versions }) => sum + (versions?.length ?? 1), 0) > maxBulk;
  const first = studio.can("publisher") ? "publish" : "review";
  const others = bulkActions.filter(
    (one) => one !== first && (studio.can("publisher") || !publisherActions.includes(one)),
  );
  return (
    <>
      <LiveStatus sentence={count > 0 ? text.count(count) : ""} query={String(count)} />
      {count > 0 ? (
        <section ref={showPickedRow} className={styles.root} aria-label={text.selection}>
          <strong>{text.count(count)}</strong>
          {onPickAll && count < total ? (
            <Button size="small" onClick={onPickAll}>
              {text.all(formatNumber(total, locale))}
            </Button>
          ) : null}
          <Button size="small" onClick={selection.clear}>
            {text.clear}
          </Button>
          {isOver ? <span>{text.tooMany(formatNumber(maxBulk, locale))}</span> : null}
          <span className={styles.actions}>
            <Button size="small" disabled={isOver} onClick={() => setAction(first)}>
              {text.actions[first]}
            </Button>
            <Menu
              isAbove
              label={text.menu}
              summary={
                <>
                  <span>{text.menu}</span>
                  <ChevronUp size={16} strokeWidth={2} aria-hidden="true" />
                </>
              }
            >
              {others.map((one) => (
                <button key={one} type="button" disabled={isOver} onClick={() => setAction(one)}>
                  {text.actions[one]}
                </button>
              ))}
            </Menu>
          </span>
        </section>
      ) : null}
      {action ? (
        <Suspense fallback={null}>
          <BulkDialog
            action={action}
            rows={rows}
            onClose={(isChanged) => {
              setAction(undefined);
              if (!isChanged) return;
              selection.clear();
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
});
