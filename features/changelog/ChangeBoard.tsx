import { useState } from "react";

import { formatDate, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DemoMark } from "@/features/shared/ui/DemoMark";
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
  // A choice that leaves every entry is none.
  const isFilterable = Object.keys(names).some((key) => filterByChain(changes, key).length < changes.length);
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.root} data-url-state="">
      <div className={styles.bar}>
        {isFilterable ? (
          <Select
            label={text.chain}
            name="chain"
            value={chain}
            options={[{ value: "", label: text.allChains }, ...options]}
            onChange={setChosen}
          />
        ) : null}
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
            {ending.map((change) => (
              <Ending key={change.path} change={change} today={today} locale={locale} />
            ))}
          </ol>
        )}
      </section>
      <section aria-label={text.all}>
        <h2>{text.all}</h2>
        <ol>
          {[...Map.groupBy(shown, ({ day }) => day)].map(([day, entries]) => (
            <li key={day} className={styles.day}>
              <time dateTime={day}>{formatDate(day, locale)}</time>
              <ol>
                {entries.map((change) => (
                  <ChangeItem key={change.path} change={change} names={names} locale={locale} isDated={false} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const feedNames = { xml: "RSS", "atom.xml": "Atom", json: "JSON" };

const dayMs = 24 * 3_600_000;

/** What ends: its last day, how far that is, and the header that responses to the calls carry until then. */
function Ending({ change, today, locale }: { change: Change; today: string; locale: Locale }) {
  const { path, title, lastDay = "", chains, methods, isSample } = change;
  const text = messages[locale];
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / dayMs);
  return (
    <li>
      <p>
        <time dateTime={lastDay}>{formatDate(lastDay, locale)}</time>
        <small>{text.daysLeft(formatNumber(days, locale))}</small>
      </p>
      <div>
        <a href={path}>{title}</a> {isSample ? <DemoMark locale={locale} /> : null}
        {/* An end that names no call is in no header. */}
        {chains.length + methods.length > 0 ? (
          <p>
            {text.header} <code>sunset: {new Date(Date.parse(lastDay) + dayMs).toUTCString()}</code>
          </p>
        ) : null}
      </div>
    </li>
  );
}
