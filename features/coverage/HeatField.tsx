import { byUse } from "@/features/shared/catalogue/byUse";
import type { Chain } from "@/features/shared/catalogue/chain";
import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Notice } from "@/features/shared/ui/Notice";

import { FieldReader } from "./FieldReader";
import { messages } from "./messages";
import { lostShades, toDayField } from "./toDayField";

import styles from "./HeatField.module.css";

type Props = {
  history: Reading<History>;
  chains: readonly Chain[];
  /** The last measured day in one sentence. */
  headline: string | undefined;
  locale: Locale;
};

/** Ninety days of every chain: a row is a chain, a column is a day, best known chains first. */
export function HeatField({ history: { value }, chains, headline, locale }: Props) {
  const text = messages[locale];
  if (!value) return <Notice tone="warning">{text.unavailable}</Notice>;
  const rows = chains.toSorted(byUse).flatMap(({ key, name }) => {
    const byRegion = value.protocols[key];
    return byRegion ? [{ key, name, field: toDayField(byRegion) }] : [];
  });
  return (
    <div className={styles.root}>
      <FieldReader
        headline={headline}
        mark={value.sample ? <DemoMark locale={locale} /> : null}
        from={value.from}
        locale={locale}
      >
        {rows.map(({ key, name, field }) => (
          <li key={key}>
            <a href={localizePath(`/nodes/${key}/#availability`, locale)}>{name}</a>
            <svg
              viewBox={`0 0 ${field.days} 1`}
              preserveAspectRatio="none"
              role="img"
              aria-label={text.field(field.below, field.days)}
            >
              {lostShades.map((shade) =>
                field.paths[shade] ? <path key={shade} data-shade={shade} d={field.paths[shade]} /> : null,
              )}
              {field.missing ? <path data-shade="missing" d={field.missing} /> : null}
            </svg>
          </li>
        ))}
      </FieldReader>
      <p className={styles.legend}>
        <span>
          {formatDate(value.from, locale)} – {formatDate(value.to, locale)}
        </span>
        {(["0", ...lostShades, "missing"] as const).map((shade) => (
          <span key={shade} data-shade={shade}>
            {text.scale[shade]}
          </span>
        ))}
      </p>
    </div>
  );
}
