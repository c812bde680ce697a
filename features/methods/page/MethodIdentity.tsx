import type { ReactNode } from "react";

import { categoryName } from "@/features/shared/catalogue/categories";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { technicalName } from "@/features/shared/catalogue/names";
import type { MethodReference } from "@/features/shared/catalogue/references";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";
import { CodeText } from "@/features/shared/ui/CodeText";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { page: MethodPage; reference: MethodReference; locale: Locale; children?: ReactNode };

/** A method's name as the page's heading, what it does, and its family, kind, cost and specification. */
export function MethodIdentity({ page, reference, locale, children }: Props) {
  const text = messages[locale];
  const chain = findMethodChain(page.family, page.method);
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h1 translate="no">
          <LongWords text={page.method} />
        </h1>
        <div className={styles.lede}>
          <p>
            <CodeText>{reference.summary[locale]}</CodeText>
          </p>
          {children}
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text.family}</dt>
          <dd>
            <a href={localizePath(`/docs/methods-${page.family}/`, locale)}>{technicalName(page.family, locale)}</a>
          </dd>
        </div>
        <div>
          <dt>{text.kind}</dt>
          <dd>{categoryName(page.category, locale)}</dd>
        </div>
        <div>
          <dt>{text.cost}</dt>
          <dd>
            {chain ? text.units(formatNumber((chain.multiplier ?? 1) * page.multiplier, locale), chain.name) : "–"}
          </dd>
        </div>
        <div>
          <dt>{text.source}</dt>
          <dd>
            <Source url={reference.source} />
          </dd>
        </div>
        {reference.confirmedBy.length > 0 ? (
          <div>
            <dt>{text.compared}</dt>
            <dd>
              <ul>
                {[...new Map(reference.confirmedBy.map((url) => [getSourceName(url), url])).values()].map((url) => (
                  <li key={url}>
                    <Source url={url} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

const Source = ({ url }: { url: string }) => (
  <a href={url} rel="noreferrer" translate="no">
    <LongWords text={getSourceName(url)} />
  </a>
);

/** A repository's owner and name; the host of any other source. */
function getSourceName(url: string): string {
  const { hostname, pathname } = new URL(url);
  return hostname === "github.com" ? pathname.split("/").slice(1, 3).join("/") : hostname;
}
