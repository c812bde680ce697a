import type { ReactNode } from "react";

import { Search } from "lucide-react";

import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { FilterForm } from "@/features/shared/ui/FilterForm";
import { LongWords } from "@/features/shared/ui/CodeName";

import { messages } from "./messages";
import styles from "./DocsFrame.module.css";

export type DocsLink = { path: string; title: string };

/** Pages under one heading; `children` are shown below the page that is read. */
export type DocsSection = { id: string; pages: (DocsLink & { children: DocsLink[] })[] };

type Props = {
  locale: Locale;
  path: string;
  sections: DocsSection[];
  /** The slices with the page's heading. */
  head: ReactNode;
  /** The page's table of contents. */
  contents: ReactNode;
  /** Controls for network and language of the samples; a request has them itself. */
  bar?: ReactNode;
  /** Results for the words in the filter that are not in the menu. */
  found: ReactNode;
  /** Sticky content beside the text: the page's request. */
  aside?: ReactNode;
  /** The slices beside `aside`; without it, those above `bar`. */
  text: ReactNode;
  /** What follows them, as wide as both. */
  children: ReactNode;
};

/** A docs page: navigation of all docs on one side, the contents of this page on the other. */
export function DocsFrame({ locale, path, sections, head, contents, bar, found, aside, text: body, children }: Props) {
  const text = messages[locale];
  // The first page is in no section; its text is no longer than its request, which is whole there.
  const isFirst = sections.every(({ pages }) =>
    pages.every((page) => [page, ...page.children].every((link) => link.path !== path)),
  );
  const shape = isFirst ? "whole" : "";
  return (
    <div className={styles.root} data-frame="docs" data-aside={aside ? shape : undefined}>
      {/* Beside the text it scrolls by itself, and is to be reached by the keyboard for that. */}
      <nav className={styles.sidebar} aria-label={text.docs} tabIndex={0} data-filter-list="">
        <details data-fold="">
          <summary>{text.docs}</summary>
          <div className={styles.sections}>
            <FilterForm className={styles.filter} label={text.filter} hint={text.filterHint} locale={locale}>
              <Search size={16} strokeWidth={1.75} aria-hidden="true" />
            </FilterForm>
            {sections.map(({ id, pages }) => (
              <details
                key={id}
                open={!isFolded(id, pages, path)}
                data-fold=""
                data-group={isFolded(id, pages, path) ? "folded" : ""}
              >
                <summary>{ownValue(text.sections, id) ?? id}</summary>
                <ul>
                  {pages.map((page) => (
                    <li key={page.path}>
                      <DocsLinkItem link={page} path={path} />
                      {page.children.length > 0 ? <Methods page={page} path={path} text={text} /> : null}
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            {found}
            <p role="status" data-filter-none={text.none} />
          </div>
        </details>
      </nav>
      <div className={styles.head}>{head}</div>
      <div className={styles.contents}>{contents}</div>
      {aside ? (
        <div className={styles.aside}>
          <div className={styles.pane}>{aside}</div>
        </div>
      ) : null}
      <div className={styles.column}>{body}</div>
      <div className={styles.wide}>
        {aside ? null : bar}
        {children}
      </div>
    </div>
  );
}

/** Guides to the website itself are not for customers: collapsed unless one of them is open. */
const isFolded = (id: string, pages: DocsLink[], path: string) =>
  id === "operations" && pages.every((page) => page.path !== path);

type ItemProps = {
  link: DocsLink;
  path: string;
  /** A code name with line break opportunities between its parts. */
  name?: boolean;
};

const DocsLinkItem = ({ link, path, name = false }: ItemProps) => (
  <a href={link.path} aria-current={link.path === path ? "page" : undefined}>
    {name ? <LongWords text={link.title} /> : link.title}
  </a>
);

type MethodsProps = { page: DocsSection["pages"][number]; path: string; text: (typeof messages)[Locale] };

/** Folded on the page that lists them itself. */
const Methods = ({ page, path, text }: MethodsProps) => (
  <details
    className={styles.methods}
    open={path !== page.path}
    data-fold=""
    data-group={path === page.path ? "folded" : ""}
  >
    <summary>{text.methods(page.children.length)}</summary>
    <ul aria-label={page.title} translate="no">
      {page.children.map((method) => (
        <li key={method.path}>
          <DocsLinkItem link={method} path={path} name />
        </li>
      ))}
    </ul>
  </details>
);
