import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { writeDocumentPath, writeFieldPath, writeScreenPath } from "#cms/shell/screenPaths.ts";
import { FindingLines } from "#cms/publishing/FindingLines.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import type { BulkStore } from "./BulkStore.ts";
import type { BulkOutcome, BulkResult } from "./contract.ts";
import { messages } from "./messages.ts";
import type { Selectable } from "./Selection.ts";
import styles from "./BulkDialog.module.css";

/** A set as small as this is shown at once. */
const maxOpen = 10;

/** What a check or a change says, line by line: errors first, then what changes, then what stays as it is. */
export const BulkOutcomes = observer(function BulkOutcomes({
  store,
  result,
  rows,
}: {
  store: BulkStore;
  result: BulkResult;
  rows: readonly Selectable[];
}) {
  const { locale } = useStudio();
  const text = messages[locale];
  const [stopped, left, changed] = [store.list("stopped"), store.list("left"), store.list("ready", "done")];
  const count = ({ length }: readonly unknown[]) => text.list(length, store.hasLanguages);
  const sentences = { checked: text.ready, done: text.done, undone: text.undone };
  const { kind } = store.state;
  const sentence = kind === "checked" || kind === "done" || kind === "undone" ? sentences[kind] : text.ready;
  const changedCount = count(changed);
  const [only] = result.documents;
  const isOnly = result.documents.length === 1;
  const isReady = isOnly && kind === "checked" && changed.length > 0;
  // The title and the button say how many.
  const isPlanned = stopped.length === 0 && !isReady && changed.length > 0 && kind !== "done" && kind !== "undone";
  const isDeleted = store.action === "delete" && kind === "done";
  // The title and the button say it.
  if (isReady && only && isPlain(only)) return null;
  return (
    <>
      {stopped.length > 0 ? (
        <>
          <Notice
            tone="error"
            action={
              kind === "checked" && stopped.length < store.ids.length ? (
                <Button onClick={() => void store.leaveOutStopped()}>{text.leaveOut(stopped.length)}</Button>
              ) : null
            }
          >
            {text.stopped(count(stopped))}
          </Notice>
          <Lines outcomes={stopped} rows={rows} />
        </>
      ) : null}
      {isPlanned ? (
        <p className="visuallyHidden" role="status">
          {sentence(changedCount, text.verbs[store.action])}
        </p>
      ) : null}
      {stopped.length > 0 || isReady || isPlanned ? null : (
        <Notice
          tone={changed.length > 0 && (kind === "done" || kind === "undone") ? "ok" : "empty"}
          action={
            isDeleted && changed.length > 0 ? (
              <StudioLink href={writeScreenPath("deleted")}>{text.toDeleted}</StudioLink>
            ) : null
          }
        >
          {changed.length > 0 ? sentence(changedCount, text.verbs[store.action]) : text.nothing}
        </Notice>
      )}
      {isReady ? <Lines outcomes={changed} rows={rows} /> : null}
      {changed.length > 0 && !isOnly ? (
        <Disclosure className={styles.list} summary={changedCount} open={changed.length <= maxOpen}>
          <Lines outcomes={changed} rows={rows} areGone={isDeleted} />
        </Disclosure>
      ) : null}
      {isOnly && left.length > 0 ? <Lines outcomes={left} rows={rows} /> : null}
      {left.length > 0 && !isOnly ? (
        <Disclosure className={styles.list} summary={text.left(count(left))} open={left.length <= maxOpen}>
          <Lines outcomes={left} rows={rows} />
        </Disclosure>
      ) : null}
    </>
  );
});

const isPlain = ({ outcome, links, findings, path }: BulkOutcome) =>
  outcome === "ready" && links === 0 && findings.length === 0 && path === null;

type LinesProps = { outcomes: readonly BulkOutcome[]; rows: readonly Selectable[]; areGone?: boolean };

const Lines = observer(function Lines({ outcomes, rows, areGone = false }: LinesProps) {
  const { locale } = useStudio();
  const text = messages[locale];
  const inEvery = new Set(rows.flatMap((row) => (row.is_in_every_language ? [row.id] : [])));
  return (
    <ul className={styles.lines}>
      {outcomes.map(({ id, title, lang, outcome, reason, message, findings, links, ...paths }) => (
        <li key={id}>
          {areGone ? (
            <span lang={lang}>{title || id}</span>
          ) : (
            <StudioLink href={writeDocumentPath(id)} lang={lang}>
              {title || id}
            </StudioLink>
          )}{" "}
          <small>
            {[
              ...(inEvery.has(id) ? [] : [getLanguageName(lang) ?? lang]),
              ...(reason ? [text.reasons[reason]] : []),
              ...(message && locale === "en" ? [message] : []),
              ...(paths.path === null ? [] : [text.goes(paths.path, paths.next_path)]),
              ...(links > 0 ? [text.links(links)] : []),
            ].join(" · ")}
          </small>
          {/* What only warns stops nothing. */}
          <FindingLines findings={findings.filter(({ level }) => outcome !== "stopped" || level === "error")}>
            {(finding, sentence) => <StudioLink href={writeFieldPath(id, finding)}>{sentence}</StudioLink>}
          </FindingLines>
        </li>
      ))}
    </ul>
  );
});
