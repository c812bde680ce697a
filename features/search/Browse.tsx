import type { ReactNode } from "react";

import { byUse } from "@/features/shared/catalogue/byUse";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { countAllMethods, methodCounts } from "@/features/shared/catalogue/methodCounts";
import { familyName } from "@/features/shared/catalogue/names";
import { httpMeanings, rpcMeanings } from "@/features/shared/errorMeanings";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { messages } from "./messages";
import styles from "./Browse.module.css";

// As many lines as there are errors beside them.
const maxChains = 24;
const maxFamilies = 24;

/** What can be opened without a search: the most used chains, families of methods, and error codes. */
export function Browse({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const errorCount = Object.keys(rpcMeanings).length + Object.keys(httpMeanings).length;
  return (
    <div className={styles.root}>
      <Part title={text.groups.chain} path="/nodes/" all={text.allOf.chain(available.length)} locale={locale}>
        {available.slice(0, maxChains).map(({ key, name, ticker }) => (
          <li key={key}>
            <a href={localizePath(`/nodes/${key}/`, locale)}>
              <ChainIcon chain={key} /> {name} <span translate="no">{ticker}</span>
            </a>
          </li>
        ))}
      </Part>
      <Part title={text.groups.method} path="/docs/" all={text.allOf.method(countAllMethods())} locale={locale}>
        {families.slice(0, maxFamilies).map(([family, count]) => (
          <li key={family}>
            <a href={localizePath(`/docs/methods-${family}/`, locale)}>
              {familyName(family, locale)} <span>{count}</span>
            </a>
          </li>
        ))}
      </Part>
      <Part title={text.groups.error} path="/docs/errors/" all={text.allOf.error(errorCount)} locale={locale} isWide>
        {Object.entries(rpcMeanings).map(([code, meaning]) => (
          <li key={code}>
            <a href={localizePath(`/docs/errors/?error=${encodeURIComponent(`JSON-RPC ${code}`)}#decoder`, locale)}>
              <code>{code}</code> {meaning[locale].what}
            </a>
          </li>
        ))}
      </Part>
    </div>
  );
}

type PartProps = { title: string; path: string; all: string; locale: Locale; isWide?: boolean; children: ReactNode };

function Part({ title, path, all, locale, isWide, children }: PartProps) {
  return (
    <section className={isWide ? styles.wide : undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
      <a href={localizePath(path, locale)}>{all}</a>
    </section>
  );
}

/** Most used first; those without a place in that order follow. */
const available = catalogue.filter(({ status }) => status === "available").toSorted(byUse);

/** Families with the number of their methods, most methods first. */
const families = [...methodCounts].toSorted(([, a], [, b]) => b - a);
