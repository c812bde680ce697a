import { formatNumber, htmlLang, locales, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ownValue } from "#contracts/ownValue.ts";
import { Panel } from "@/features/shared/ui/Panel";

import { messages } from "./messages.ts";
import styles from "./DocumentCounts.module.css";

/** Published documents of a kind in each language of the site. */
export type DocumentCount = { kind: string; byLocale: Record<Locale, number> };

/** What is edited behind the sign-in, in figures that the site map shows as well. */
export function DocumentCounts({ counts, locale }: { counts: readonly DocumentCount[]; locale: Locale }) {
  const text = messages[locale];
  if (counts.length === 0) return null;
  return (
    <Panel label={text.holds} note={text.live}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{text.kind}</span>
            </th>
            {locales.map((one) => (
              <th key={one} scope="col" lang={htmlLang(one)}>
                {ownName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, byLocale }) => (
            <tr key={kind}>
              <th scope="row">{ownValue(text.kinds, kind) ?? kind}</th>
              {locales.map((one) => (
                <td key={one}>{formatNumber(byLocale[one], locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
