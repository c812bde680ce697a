import { useCallback, useMemo, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { VList } from "virtua";
import type { VListHandle } from "virtua";

import { isComposing } from "#contracts/isComposing.ts";
import { observer } from "@/features/shared/mobx";
import { LinksDialog } from "#cms/links/LinksDialog.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import type { DocumentSummary } from "./contract.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import type { ListStore } from "./ListStore.ts";
import { messages } from "./messages.ts";
import { moveRowFocus } from "./moveRowFocus.ts";
import styles from "./DocumentTable.module.css";

type Props = { store: ListStore; handle: RefObject<VListHandle | null> };

const columns = ["title", "type", "lang", "state", "saved"] as const;
// Number of rows loaded ahead of the viewport.
const ahead = 60;

/** The virtualized rows; arrow keys move between them. */
export const DocumentTable = observer(function DocumentTable({ store, handle }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { rows, total } = store;
  const [kept, setKept] = useState<number[]>([]);
  const [shownLinks, setShownLinks] = useState<DocumentSummary>();
  const data = useMemo(() => Array.from({ length: total }, (_, index) => rows[index]), [rows, total]);
  const loadSeen = () => {
    const list = handle.current;
    if (list) void store.reach(list.findItemIndex(list.scrollOffset + list.viewportSize) + ahead);
  };
  const drawRow = useCallback(
    (document: DocumentSummary | undefined, index: number) => (
      <DocumentRow key={document?.id ?? index} document={document} index={index} onShowLinks={setShownLinks} />
    ),
    [],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (handle.current && !isComposing(event)) moveRowFocus(event, { list: handle.current, total, keep: setKept });
  };
  return (
    <>
      <div className={styles.root} role="table" aria-label={text.title} aria-rowcount={total + 1} onKeyDown={onKeyDown}>
        <div className={styles.head} role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {text.columns[column]}
            </span>
          ))}
          <span role="columnheader">
            <span className="visuallyHidden">{text.columns.actions}</span>
          </span>
        </div>
        <VList
          ref={handle}
          className={styles.rows}
          role="rowgroup"
          data={data}
          onScroll={loadSeen}
          bufferSize={400}
          keepMounted={kept.filter((index) => index < total)}
        >
          {drawRow}
        </VList>
      </div>
      {shownLinks ? <LinksDialog document={shownLinks} onClose={() => setShownLinks(undefined)} /> : null}
    </>
  );
});
