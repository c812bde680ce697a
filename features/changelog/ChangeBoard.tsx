import { useRef, useState } from "react";

import { formatDate, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Chip } from "@/features/shared/ui/Chip";
import { useUrlState } from "@/features/shared/ui/useUrlState";

import { changeKinds, getPlace, listAhead } from "./change";
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

const feedNames = { xml: "RSS", "atom.xml": "Atom", json: "JSON" } as const;
const feedForms = ["xml", "atom.xml", "json"] as const;
const dayMs = 24 * 3_600_000;

/** The changelog: what has changed, the newest first, then what ends next; filtered by kind. */
export function ChangeBoard({ changes, names, today, locale }: Props) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState("");
  const kinds = changeKinds.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  const kind = kinds.find((one) => one.kind === chosen)?.kind ?? "";
  useUrlState(
    root,
    () => ({ kind }),
    (query) => setChosen(query.kind ?? ""),
  );
  const shown = changes.filter((change) => kind === "" || change.kind === kind);
  const ahead = listAhead(shown, today);
  const [next] = ahead;
  const past = shown.filter((change) => getPlace(change, today) === change.day);
  const choices = [{ kind: "" as const, count: changes.length }, ...kinds];
  return (
    <div ref={root} className={styles.root} data-url-state="">
      <div className={styles.bar}>
        <fieldset>
          <legend className="visuallyHidden">{text.kind}</legend>
          {choices.map((one) => (
            <Chip
              key={one.kind}
              name="kind"
              value={one.kind}
              checked={one.kind === kind}
              onChange={() => setChosen(one.kind)}
            >
              {one.kind === "" ? text.every : text.kinds[one.kind]} <small>{formatNumber(one.count, locale)}</small>
            </Chip>
          ))}
        </fieldset>
        <p>
          {text.subscribe}{" "}
          {feedForms.map((form) => (
            <a key={form} href={localizePath(`/feeds/changelog.${form}`, locale)}>
              {feedNames[form]}
            </a>
          ))}
          <a href={localizePath("/feeds/changelog.ics", locale)}>{text.calendar}</a>
        </p>
      </div>
      {next?.lastDay ? (
        <p className={styles.next}>
          <a href={next.path}>{text.nextRemoval(formatDate(next.lastDay, locale), next.title)}</a>
        </p>
      ) : null}
      <section aria-label={text.all}>
        {listDays(past, today).map(([day, entries]) => (
          <div key={day} className={styles.day}>
            <h2>
              <time dateTime={day}>{formatDate(day, locale)}</time>
              <small>{text.count(entries.length)}</small>
            </h2>
            <ol>
              {entries.map((change) => (
                <ChangeItem key={change.path} {...{ change, names, locale }} place="day" />
              ))}
            </ol>
          </div>
        ))}
      </section>
      {ahead.length > 0 ? (
        <section className={styles.ahead} aria-label={text.ending}>
          {listDays(ahead, today).map(([day, entries]) => (
            <div key={day} className={styles.day}>
              <h2>
                <time dateTime={day}>{formatDate(day, locale)}</time>
                <small>{text.daysLeft(formatNumber((Date.parse(day) - Date.parse(today)) / dayMs, locale))}</small>
              </h2>
              <ol>
                {entries.map((change) => (
                  <ChangeItem key={change.path} {...{ change, names, locale }} place="ahead" />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ) : null}
    </div>
  );
}

const listDays = (changes: readonly Change[], today: string) => [
  ...Map.groupBy(changes, (change) => getPlace(change, today)),
];
