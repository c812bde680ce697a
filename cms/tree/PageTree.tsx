import { useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent } from "react";
import { Check, ChevronRight, ExternalLink, Plus } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import type { Selection } from "#cms/bulk/Selection.ts";
import { LanguageChips } from "#cms/list/LanguageChips.tsx";
import { messages as listMessages } from "#cms/list/messages.ts";
import { nestedType } from "#cms/new-page/newPage.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { RowList } from "#cms/shell/ui/RowList.tsx";
import type { RowListHandle } from "#cms/shell/ui/RowList.tsx";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { describePath } from "#cms/shell/describePath.ts";

import { messages } from "./messages.ts";
import type { MoreRow, PageRow, TreeStore } from "./TreeStore.ts";
import styles from "./PageTree.module.css";

type Props = { store: TreeStore; selection: Selection; lang: string };

/** The virtualized tree: only visible rows are rendered. */
export const PageTree = observer(function PageTree({ store, selection, lang }: Props) {
  const { locale } = useStudio();
  const list = useRef<RowListHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const { rows } = store;
  const { columns } = listMessages[locale];
  const { title: treeName, url } = messages[locale];
  const [left, setLeft] = useState<string>();
  // Also rendered outside the viewport: the focused row and the next one to focus.
  const pinned = rows.flatMap(({ id }, index) => (id === store.current || id === left ? [index] : []));
  const focus = (id: string, tries = 10): void => {
    const index = store.rows.findIndex((row) => row.id === id);
    if (index >= 0) list.current?.showRow(index);
    const element = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    if (element) element.focus({ preventScroll: true });
    else if (tries > 0) requestAnimationFrame(() => focus(id, tries - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const { current } = store;
    if (event.key === "Enter" && current) {
      const row = store.rows.find(({ id }) => id === current);
      if (row?.kind !== "more") return navigate(writeDocumentPath(current));
      event.preventDefault();
      void store.loadMore(row).then(() => store.current && focus(store.current));
      return undefined;
    }
    const pages = rows.flatMap((row) => (row.kind === "page" ? [row] : []));
    const page = pages.find(({ id }) => id === current);
    if (event.key === " " && page) {
      event.preventDefault();
      if (event.shiftKey) selection.extend(pages, page.id);
      else selection.toggle(page);
      return undefined;
    }
    const target = store.press(event.key);
    if (target === undefined) return undefined;
    if (event.shiftKey && page && event.key.startsWith("Arrow")) {
      if (!selection.has(page.id)) selection.toggle(page);
      selection.extend(pages, target);
    }
    setLeft(current);
    event.preventDefault();
    focus(target);
    return undefined;
  };
  return (
    <div ref={root} className={styles.root}>
      {/* What a screen reader hears of a row is its own words. */}
      <div className={styles.head} aria-hidden="true">
        <span>{columns.title}</span>
        <span>{url}</span>
        <span>{columns.lang}</span>
        <span>{columns.state}</span>
      </div>
      <RowList
        ref={list}
        role="tree"
        aria-multiselectable="true"
        aria-label={treeName}
        count={rows.length}
        toKey={(index) => rows[index]?.id ?? index}
        kept={pinned}
        onKeyDown={onKeyDown}
      >
        {(index) => {
          const row = rows[index];
          if (row?.kind === "more") return <RestOfLevel row={row} store={store} />;
          return row ? <Row {...{ row, store, selection, lang }} /> : null;
        }}
      </RowList>
    </div>
  );
});

type RestProps = { row: MoreRow; store: TreeStore };

const RestOfLevel = observer(function RestOfLevel({ row, store }: RestProps) {
  const { locale } = useStudio();
  const { id, depth } = row;
  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={store.current === id}
      tabIndex={store.current === id ? 0 : -1}
      data-id={id}
      style={toIndent(depth)}
      onFocus={() => store.select(id)}
      onClick={() => void store.loadMore(row)}
    >
      <span className={styles.lead}>
        <span className={styles.name}>{messages[locale].more}</span>
      </span>
    </div>
  );
});

const toIndent = (depth: number): CSSProperties & Record<"--depth", number> => ({ "--depth": depth });

type RowProps = { row: PageRow; store: TreeStore; selection: Selection; lang: string };

const Row = observer(function Row({ row, store, selection, lang }: RowProps) {
  const studio = useStudio();
  const { locale } = studio;
  const { id, title, depth, has_children: hasChildren, below, isOpen } = row;
  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-checked={selection.has(id)}
      aria-selected={store.current === id}
      tabIndex={store.current === id ? 0 : -1}
      data-id={id}
      style={toIndent(depth)}
      onFocus={() => store.select(id)}
      onClick={() => navigate(writeDocumentPath(id))}
    >
      <span className={styles.lead}>
        <span
          className={styles.mark}
          data-open={isOpen}
          hidden={!hasChildren}
          onClick={(event) => {
            event.stopPropagation();
            void store.toggle(id, !isOpen);
          }}
        >
          <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
        </span>
        <span
          className={styles.pick}
          data-picked={selection.has(id)}
          onClick={(event) => {
            event.stopPropagation();
            const pages = store.rows.flatMap((one) => (one.kind === "page" ? [one] : []));
            if (event.shiftKey) selection.extend(pages, id);
            else selection.toggle(row);
          }}
        >
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
        <span className={styles.name} lang={lang}>
          {title || messages[locale].untitled}
          {below > 0 && !isOpen ? (
            <small title={messages[locale].below(below)}> {formatNumber(below, locale)}</small>
          ) : null}
        </span>
        {/* By keyboard, the window of a new page asks for the parent. */}
        {row.type === nestedType ? (
          <span
            className={styles.add}
            aria-hidden="true"
            title={messages[locale].newBelow}
            onClick={(event) => {
              event.stopPropagation();
              studio.open("new-page", { parent: row });
            }}
          >
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
          </span>
        ) : null}
      </span>
      <code>{describePath(row)}</code>
      <LanguageChips document={row} name={title} isInTree />
      <StateMark {...row} locale={locale} />
      {row.path && !row.path.includes("[") && row.published !== null ? (
        <a
          className={styles.view}
          href={row.path}
          target="_blank"
          tabIndex={-1}
          aria-hidden="true"
          title={listMessages[locale].openOnSite(title)}
          onClick={(event) => event.stopPropagation()}
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      ) : null}
    </div>
  );
});
