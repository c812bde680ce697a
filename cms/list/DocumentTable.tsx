import { Suspense, useCallback, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { messages as bulkMessages } from "#cms/bulk/messages.ts";
import type { Selection } from "#cms/bulk/Selection.ts";
import { lazyPart } from "#cms/shell/lazyPart.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { RowList } from "#cms/shell/ui/RowList.tsx";
import type { RowListHandle } from "#cms/shell/ui/RowList.tsx";

import type { DocumentSummary } from "./contract.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { sortedColumns } from "./ListStore.ts";
import type { ListStore, Sort } from "./ListStore.ts";
import { messages } from "./messages.ts";
import { findRowIndex, moveRowFocus } from "./moveRowFocus.ts";
import styles from "./DocumentTable.module.css";

const LinksDialog = lazyPart("LinksDialog");

type Props = {
  store: ListStore;
  selection: Selection;
  handle: RefObject<RowListHandle | null>;
  onPickAll: () => Promise<void>;
  onSort: (sort: Sort) => void;
};

// Number of rows loaded ahead of the viewport.
const ahead = 60;

/** The virtualized rows; arrow keys move between them. */
export const DocumentTable = observer(function DocumentTable({ store, selection, handle, onPickAll, onSort }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { rows, total, sort } = store;
  // In a list of one type its heading names it: the column has the day that the documents give themselves, if any.
  const hasDates = store.filters.type !== "" && rows.some((row) => row?.date !== undefined);
  const columns = ["title", hasDates ? "date" : "type", "lang", "state", "saved"] as const;
  // The time of day would be a second line.
  const [isNarrow] = useState(() => matchMedia("(width < 62rem)").matches);
  const [kept, setKept] = useState<number[]>([]);
  const [shownLinks, setShownLinks] = useState<DocumentSummary>();
  const loadSeen = () => {
    if (handle.current) void store.reach(handle.current.getLastRow() + ahead);
  };
  const onPick = useCallback(
    (document: DocumentSummary, isRange: boolean) =>
      isRange ? selection.extend(store.rows, document.id) : selection.toggle(document),
    [selection, store],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!handle.current || isComposing(event)) return;
    const document = rows[findRowIndex(event.target)];
    // On a link, Space would only scroll.
    if (event.key === " " && event.target instanceof HTMLAnchorElement && document) {
      event.preventDefault();
      onPick(document, event.shiftKey);
      return;
    }
    const target = moveRowFocus(event, { list: handle.current, total, keep: setKept });
    const reached = target === undefined ? undefined : rows[target];
    if (!event.shiftKey || !document || !reached) return;
    if (!selection.has(document.id)) selection.toggle(document);
    selection.extend(rows, reached.id);
  };
  return (
    <>
      <div
        className={styles.root}
        role="table"
        aria-label={text.title}
        aria-rowcount={total + 1}
        data-type={hasDates ? "" : store.filters.type}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head} role="row" aria-rowindex={1}>
          <span role="columnheader" className={styles.pick}>
            <Choice
              ref={(box) => {
                if (box) box.indeterminate = selection.count > 0 && selection.count < total;
              }}
              type="checkbox"
              aria-label={bulkMessages[locale].selectAll}
              title={bulkMessages[locale].selectAll}
              checked={selection.count === total}
              onChange={({ target }) => (target.checked ? void onPickAll() : selection.clear())}
            />
          </span>
          {columns.map((name) => {
            const column = sortedColumns.find((one) => one === name);
            const isSorted = column !== undefined && sort?.endsWith(column);
            const direction = sort?.startsWith("-") === (column === "saved") ? "ascending" : "descending";
            return (
              <span key={name} role="columnheader" aria-sort={isSorted ? direction : undefined}>
                {column ? (
                  <button type="button" onClick={() => onSort(sort === column ? `-${column}` : column)}>
                    {text.columns[column]}
                  </button>
                ) : (
                  text.columns[name]
                )}
              </span>
            );
          })}
          <span role="columnheader">
            <span className="visuallyHidden">{text.columns.actions}</span>
          </span>
        </div>
        <RowList
          ref={handle}
          role="rowgroup"
          count={total}
          toKey={(index) => rows[index]?.id ?? index}
          kept={kept}
          onScroll={loadSeen}
        >
          {(index) => (
            <DocumentRow
              document={rows[index]}
              {...{ index, selection, onPick, hasDates, isNarrow }}
              onShowLinks={setShownLinks}
            />
          )}
        </RowList>
      </div>
      {shownLinks ? (
        <Suspense fallback={null}>
          <LinksDialog document={shownLinks} onClose={() => setShownLinks(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
});
