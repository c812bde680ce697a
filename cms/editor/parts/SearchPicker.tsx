import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { messages } from "#cms/editor/fields/messages.ts";

import styles from "./SearchPicker.module.css";

type Props<T> = {
  label: string;
  search: (text: string, signal: AbortSignal) => Promise<T[]>;
  toKey: (item: T) => string;
  onPick: (item: T) => void;
  children: (item: T) => ReactNode;
  isGrid?: boolean;
};

type Found<T> =
  | { kind: "searching" }
  | { kind: "failed"; error: StudioError }
  | { kind: "found"; items: T[]; query: string };

const delayMs = 150;

/** Number of tiles in a row. */
function countColumns(list: HTMLElement | null): number {
  const tops = [...(list?.children ?? [])].map((tile) => tile.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** A search field with results: arrow keys move between them, Enter picks one. */
export function SearchPicker<T>({ label, search, toKey, onPick, children, isGrid = false }: Props<T>) {
  const { locale } = useEditor();
  const text = messages[locale];
  const id = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found<T>>({ kind: "searching" });
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  /** Enter was pressed before the results for what is typed arrived. */
  const isAwaited = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(query, controller.signal).then(
        (items) => {
          setFound({ kind: "found", items, query });
          setCurrent(0);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          if (!(error instanceof StudioError)) throw error;
          setFound({ kind: "failed", error });
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, search]);
  // Chromium returns a promise, which React would take for a cleanup.
  useEffect(() => void list.current?.scrollIntoView({ block: "nearest" }), []);
  const items = found.kind === "found" ? found.items : [];
  const isStale = found.kind !== "found" || found.query !== query;
  useEffect(() => {
    const [first] = items;
    if (!isAwaited.current || isStale) return;
    isAwaited.current = false;
    if (first !== undefined) onPick(first);
  });
  const move = (rows: number) =>
    setCurrent((at) => Math.max(0, Math.min(items.length - 1, at + rows * countColumns(list.current))));
  const failure = found.kind === "failed" ? describeFailure(found.error, locale) : "";
  const status = { searching: text.searching, failed: failure, found: items.length ? "" : text.nothingFound };
  return (
    <div className={styles.root}>
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={items[current] ? `${id}-${current}` : undefined}
        autoFocus
        data-first=""
        value={query}
        onChange={({ target }) => {
          isAwaited.current = false;
          setQuery(target.value);
        }}
        onKeyDown={(event) => {
          const item = items[current];
          if (isComposing(event)) return;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            move(event.key === "ArrowDown" ? 1 : -1);
          } else if (event.key === "Enter") {
            event.preventDefault();
            isAwaited.current = isStale;
            if (item && !isStale) onPick(item);
          }
        }}
      />
      <p role="status" className={styles.status}>
        {status[found.kind]}
      </p>
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} data-grid={isGrid}>
        {items.map((item, index) => (
          <li
            key={toKey(item)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? (node) => node?.scrollIntoView({ block: "nearest" }) : undefined}
            // Keeps the focus in the search field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
