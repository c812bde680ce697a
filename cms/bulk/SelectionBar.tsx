import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { ChevronUp, X } from "lucide-react";

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

type FrameProps = {
  selection: Pick<Selection, "count" | "clear">;
  /** Rows that the search finds, picked or not. */
  total: number;
  /** Picks every row of the search. */
  onPickAll?: () => void;
  /** Why nothing can be done with the picked rows. */
  note?: string | undefined;
  /** What can be done with them. */
  children: ReactNode;
};

/** How many rows are picked, beside what can be done with them; nothing while none is. */
export const SelectionFrame = observer(function SelectionFrame(props: FrameProps) {
  const { selection, total, onPickAll, note, children } = props;
  const { locale } = useStudio();
  const text = messages[locale];
  const { count } = selection;
  return (
    <>
      <LiveStatus sentence={count > 0 ? text.count(count) : ""} query={String(count)} />
      {count > 0 ? (
        <section ref={showPickedRow} className={styles.root} aria-label={text.selection}>
          <Button size="small" aria-label={text.clear} title={text.clear} onClick={selection.clear}>
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </Button>
          <strong>{text.count(count)}</strong>
          {onPickAll && count < total ? (
            <Button size="small" onClick={onPickAll}>
              {text.all(formatNumber(total, locale))}
            </Button>
          ) : null}
          {note ? <span>{note}</span> : null}
          <span className={styles.actions}>{children}</span>
        </section>
      ) : null}
    </>
  );
});

type Props = Omit<FrameProps, "selection" | "note" | "children"> & {
  selection: Selection;
  /** Called when documents were changed. */
  onChanged: () => void;
};

/** What can be done with the picked documents. */
export const SelectionBar = observer(function SelectionBar({ onChanged, ...frame }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [action, setAction] = useState<BulkAction>();
  const { rows, clear } = frame.selection;
  const isOver = rows.reduce((sum, { versions }) => sum + (versions?.length ?? 1), 0) > maxBulk;
  const first = studio.can("publisher") ? "publish" : "review";
  const others = bulkActions.filter(
    (one) => one !== first && (studio.can("publisher") || !publisherActions.includes(one)),
  );
  return (
    <>
      <SelectionFrame {...frame} note={isOver ? text.tooMany(formatNumber(maxBulk, locale)) : undefined}>
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
      </SelectionFrame>
      {action ? (
        <Suspense fallback={null}>
          <BulkDialog
            action={action}
            rows={rows}
            onClose={(isChanged) => {
              setAction(undefined);
              if (!isChanged) return;
              clear();
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
});
