import { useCallback, useState } from "react";
import { clsx } from "clsx";

import { studioApiPath } from "#contracts/studioPath.ts";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { formatDate, htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { TableHead } from "@/features/shared/ui/Table";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { loadPeople } from "#cms/people/api.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { writeDocumentPath, writeHistoryPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import filters from "#cms/shell/ui/filters.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { toDay } from "#cms/shell/time/toDay.ts";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";

import { loadEvents } from "./api.ts";
import { auditFormats } from "./contract.ts";
import { foldSaves } from "./foldSaves.ts";
import { describeDetail } from "./describeDetail.ts";
import { messages } from "./messages.ts";
import styles from "./AuditScreen.module.css";

const limit = 300;
// What the history of a document shows.
const versionKinds = new Set<string>(["saved", "published", "unpublished", "discarded", "restored"]);

/** Who did what to what, when and from where; for owners. */
export default observer(function AuditScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const [person, setPerson] = useState("");
  const [kind, setKind] = useState("");
  const [words, setWords] = useState("");
  const [day, setDay] = useState("");
  const { value: people } = useLoaded(useCallback(() => loadPeople(), []));
  const { value, error, reload } = useLoaded(
    useCallback(
      (signal: AbortSignal) => {
        const until = day && new Date(`${day}T00:00`).setHours(24);
        return loadEvents(
          { limit, ...(person && { person }), ...(words.trim() && { text: words }), ...(until && { until }) },
          signal,
        );
      },
      [person, words, day],
    ),
  );
  const all = value?.results ?? [];
  const kinds = [...new Set(all.map((event) => event.kind))].toSorted((a, b) =>
    text.kinds[a].localeCompare(text.kinds[b], htmlLang(locale)),
  );
  // A person may have none of the chosen kind.
  const events = kinds.some((one) => one === kind) ? all.filter((event) => event.kind === kind) : all;
  const names = (people?.results ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (!studio.can("owner")) return <ScreenNotice title={text.title} sentence={text.forbidden} />;
  const isFiltered = [person, words.trim(), day].some(Boolean);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="audit">
        {auditFormats.map((format) => (
          <a key={format} href={`${studioApiPath}audit/?format=${format}`} download={`audit.${format}`}>
            {text[format]}
          </a>
        ))}
      </ScreenHead>
      <FailureNotice error={error} onRetry={reload} />
      <div className={clsx(filters.root, filters.bare)}>
        <SearchField label={text.search} value={words} locale={locale} onChange={setWords} />
        <Select
          label={text.person}
          name="person"
          value={person}
          placeholder={text.everybody}
          options={names}
          onChange={setPerson}
        />
        <Select
          label={text.columns.kind}
          name="kind"
          value={kind}
          placeholder={text.everyAction}
          options={kinds.map((one) => ({ value: one, label: text.kinds[one] }))}
          onChange={setKind}
        />
        <label className={styles.until}>
          {text.until}
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
      </div>
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {value?.results.length === 0 ? <Notice tone="empty">{isFiltered ? text.noMatch : text.none}</Notice> : null}
      <div className={styles.root} tabIndex={0} role="region" aria-label={text.title}>
        <table>
          <TableHead heads={Object.values(text.columns)} />
          {[...Map.groupBy(foldSaves(events), ({ at }) => toDay(at))].map(([day, entries]) => (
            <tbody key={day}>
              <tr>
                <th colSpan={5} scope="rowgroup">
                  {formatDate(day, locale)}
                </th>
              </tr>
              {entries.map(({ id, at, by, kind: action, document, title, detail, lang, from, count }) => (
                <tr key={id}>
                  <td>
                    <Moment at={at} locale={locale} time="seconds" />
                  </td>
                  <td>{nameAuthor(by, locale)}</td>
                  <td>
                    {document && versionKinds.has(action) ? (
                      <StudioLink href={writeHistoryPath(document)}>{text.kinds[action]}</StudioLink>
                    ) : (
                      text.kinds[action]
                    )}
                    {count > 1 ? <small> · {text.times(count)}</small> : null}
                  </td>
                  <td>
                    {document ? (
                      <StudioLink href={writeDocumentPath(document)} lang={lang ?? undefined}>
                        {title || document}
                      </StudioLink>
                    ) : (
                      title
                    )}
                    {lang ? <small> · {getLanguageName(lang) ?? lang}</small> : null}
                    {detail && !document && !title ? describeDetail(action, detail, locale, models) : null}
                    {detail && (document || title) ? (
                      <small> · {describeDetail(action, detail, locale, models)}</small>
                    ) : null}
                  </td>
                  <td>{from}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
});

function nameAuthor({ id, name, agent }: PersonRef, locale: Locale): string {
  const text = messages[locale];
  if (id === "schedule") return text.byItself;
  return agent === undefined ? name : text.throughAgent(name, agent);
}
