import type { ReactNode } from "react";

import { categoryName } from "@/features/shared/catalogue/categories";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { technicalName } from "@/features/shared/catalogue/names";
import type { MethodReference } from "@/features/shared/catalogue/references";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";
import { CodeText } from "@/features/shared/ui/CodeText";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { page: MethodPage; reference: MethodReference; locale: Locale; children?: ReactNode };

/** A method's name as the page's heading, what it does, and its family, kind, cost and specification. */
export function MethodIdentity({ page, reference, locale, children }: Props) {
  const text = messages[locale];
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
          <dd>{text.multiplier(page.multiplier)}</dd>
        </div>
        <div>
          <dt>{text.source}</dt>
          <dd>
            <a href={reference.source} rel="noreferrer">
              {text.sourceName(new URL(reference.source).hostname)}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
