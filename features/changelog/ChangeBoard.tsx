import { useState } from "react";

import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Select } from "@/features/shared/ui/Select";
import { useUrlState } from "@/features/shared/ui/useUrlState";

import { filterByChain, listEnding } from "./change";
import type { Change } from "./change";
import { ChangeItem } from "./ChangeItem";
import { messages } from "./messages";
import styles from "./ChangeBoard.module.css";

type Props = {
  /** The newest first. */
  changes: Change[];
  /** Names of the chains that the entries name. */
  names: Record<string, string>;
  /** The day, so that server and browser agree on what has ended. */
  today: string;
  locale: Locale;
};

/** The changelog: a calendar of what ends, and all entries, filtered by chain. */
export function ChangeBoard({ changes, names, today, locale }: Props) {
  const text = messages[locale];
  const [chosen, setChosen] = useState("");
  const chain = Object.hasOwn(names, chosen) ? chosen : "";
  useUrlState(
    () => ({ chain }),
    (query) => setChosen(query.chain ?? ""),
  );
  const shown = filterByChain(changes, chain);
  const ending = listEnding(shown, today);
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <Select
          label={text.chain}
          name="chain"
          value={chain}
          options={[{ value: "", label: text.allChains }, ...options]}
          onChange={setChosen}
        />
        <p>
          {text.subscribe}{" "}
          {(["xml", "atom.xml", "json"] as const).map((form) => (
            <a key={form} href={localizePath(`/feeds/changelog.${form}`, locale)}>
              {feedNames[form]}
            </a>
          ))}
          <a href={localizePath("/feeds/changelog.ics", locale)}>{text.calendar}</a>
        </p>
      </div>
      <section className={styles.ending} aria-label={text.ending}>
        <h2>{text.ending}</h2>
        {ending.length === 0 ? (
          <p>{text.nothingEnds}</p>
        ) : (
          <ol>
            {ending.map(({ path, title, lastDay = "" }) => (
              <li key={path}>
                <time dateTime={lastDay}>{formatDate(lastDay, locale)}</time>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-label={text.all}>
        <h2>{text.all}</h2>
        <ol className={styles.entries}>
          {shown.map((change) => (
            <ChangeItem key={change.path} change={change} names={names} locale={locale} />
          ))}
        </ol>
      </section>
    </div>
  );
}

const feedNames = { xml: "RSS", "atom.xml": "Atom", json: "JSON" };
