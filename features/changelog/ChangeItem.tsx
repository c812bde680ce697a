import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import type { Change } from "./change";
import { messages } from "./messages";
import styles from "./ChangeItem.module.css";

type Props = { change: Change; names: Record<string, string>; locale: Locale };

/** One entry of the changelog in a list: its day and kind, its title, and whom it concerns. */
export function ChangeItem({ change, names, locale }: Props) {
  const { path, title, summary, day, kind, area, lastDay, chains, methods, isSample } = change;
  const text = messages[locale];
  return (
    <li className={styles.root}>
      <p className={styles.head}>
        <time dateTime={day}>{formatDate(day, locale)}</time>
        <span data-kind={kind}>{text.kinds[kind]}</span>
        <span>{text.areas[area] ?? ""}</span>
        {isSample ? <DemoMark locale={locale} /> : null}
      </p>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p>{summary}</p>
      {lastDay || chains.length > 0 || methods.length > 0 ? (
        <p className={styles.facts}>
          {lastDay ? <time dateTime={lastDay}>{text.lastDay(formatDate(lastDay, locale))}</time> : null}
          {chains.map((key) => (
            <span key={key}>
              <ChainIcon chain={key} size={16} /> {names[key] ?? key}
            </span>
          ))}
          {methods.map((method) => (
            <code key={method}>{method}</code>
          ))}
        </p>
      ) : null}
    </li>
  );
}
