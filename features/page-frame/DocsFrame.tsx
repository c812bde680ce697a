import type { ReactNode } from "react";

import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./DocsFrame.module.css";

export type DocsSection = { id: string; pages: { path: string; title: string }[] };

type Props = {
  locale: Locale;
  path: string;
  sections: DocsSection[];
  /** The slices with the page's heading. */
  head: ReactNode;
  /** The list of what stands on the page. */
  contents: ReactNode;
  children: ReactNode;
};

/** A docs page: every page of the docs on one side, what stands on this one on the other. */
export function DocsFrame({ locale, path, sections, head, contents, children }: Props) {
  const text = messages[locale];
  return (
    <div className={styles.root} data-frame="docs">
      {/* Beside the text it scrolls by itself, and is to be reached by the keyboard for that. */}
      <nav className={styles.sidebar} aria-label={text.docs} tabIndex={0}>
        <details data-fold="">
          <summary>{text.docs}</summary>
          <div className={styles.sections}>
            {sections.map(({ id, pages }) => (
              <section key={id}>
                <h2>{ownValue(text.sections, id) ?? id}</h2>
                <ul>
                  {pages.map((page) => (
                    <li key={page.path}>
                      <a href={page.path} aria-current={page.path === path ? "page" : undefined}>
                        {page.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      </nav>
      <div className={styles.head}>{head}</div>
      <div className={styles.contents}>{contents}</div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
