import { useCallback, useMemo, useState } from "react";

import { studioApiPath } from "#contracts/studioPath.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { openPreview } from "#cms/previews/api.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { getTitle } from "#cms/editor/getTitle.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { loadVersion, loadVersions } from "./api.ts";
import { ComparedSides } from "./ComparedSides.tsx";
import { compareVersions } from "./compareVersions.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { messages } from "./messages.ts";
import type { Version } from "./nameVersion.ts";
import { restoreContent, restoreDifference, restoreSlice } from "./restore.ts";
import { VersionList } from "./VersionList.tsx";
import styles from "./HistoryDialog.module.css";

/** Every version of the open document: to preview, compare by words, and restore in whole or in part. */
export default observer(function HistoryDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, store, models } = session;
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        await session.saver.flush();
        const { results } = await loadVersions(id, signal);
        const open = session.release === undefined ? undefined : `r-${session.release}`;
        // What the form was saved as.
        const current = results.find((one) => (open ? one.version === open : isOutsideReleases(one)))?.version;
        const others = results.filter((one) => isOutsideReleases(one) && one.version !== current);
        return { versions: results, current, first: (await findDifferent(session, others)) ?? current };
      },
      [id, session],
    ),
  );
  const { versions = [], current, first } = loaded.value ?? {};
  const [picked, setPicked] = useState<string>();
  const [against, setBase] = useState("form");
  const [news, setNews] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const chosen = picked ?? first;
  const isCurrent = chosen === current;
  const base = isCurrent ? "previous" : against;
  const chosenIndex = versions.findIndex(({ version }) => version === chosen);
  const previous = versions[chosenIndex + 1]?.version;
  const version = useLoaded(useCallback(async () => chosen && loadVersionContent(id, chosen), [id, chosen]));
  const older = useLoaded(
    useCallback(
      async () => (base === "previous" && previous ? loadVersionContent(id, previous) : undefined),
      [id, base, previous],
    ),
  );
  const content = version.value || undefined;
  const inForm = store.content;
  const differences = useMemo(() => {
    if (!content) return undefined;
    const context = { models, type: session.summary.type };
    if (base === "form") return compareVersions(content, inForm, context);
    return older.value ? compareVersions(older.value, content, context) : undefined;
  }, [content, inForm, older.value, base, models, session]);
  // Without a draft outside releases, the form holds the published version.
  const formName = text.now[current === "published" && !session.hasDraft ? "published" : "draft"];
  // A disabled button beside it would promise a choice.
  const isOnly = isCurrent && previous === undefined;
  const isWithForm = base === "form" && content !== undefined;
  const restore = (sentence: string, task: () => void) => {
    store.history.close();
    task();
    session.announce(sentence);
    setNews(sentence);
  };
  const openPage = () =>
    openPreview({ document_id: id, ...(chosen ? { version: chosen } : {}), name: text.title }).catch(
      (error: unknown) => {
        studio.noteFailure(error);
        setFailure(error);
      },
    );
  const failed = [loaded, version, older].find((one) => one.error);
  const error = failed?.error ?? failure;
  const pending = error || versions.length === 0 ? "" : text.comparing;
  const sentence = differences ? differences.length > 0 && text.count(differences.length) : pending;
  return (
    <Dialog
      title={text.titleOf(getTitle(session))}
      isWide
      onClose={onClose}
      footer={
        <>
          {chosen ? (
            <a
              href={`${studioApiPath}documents/${encodeURIComponent(id)}/versions/${encodeURIComponent(chosen)}/`}
              download={`${session.summary.uid ?? id}-${chosen}.json`}
            >
              {text.json}
            </a>
          ) : null}
          {session.summary.path === null ? null : (
            <Button disabled={!content} onClick={() => void openPage()}>
              {text.asPage}
            </Button>
          )}
          {isCurrent ? null : (
            <Button
              disabled={!isWithForm || differences?.length === 0}
              onClick={() => {
                if (content) restore(text.restored, () => restoreContent(store, content));
                onClose();
              }}
            >
              {text.restore}
            </Button>
          )}
        </>
      }
    >
      <FailureNotice error={failed?.error} onRetry={failed?.reload} failure={failure} />
      {news ? <Notice tone="ok">{news}</Notice> : null}
      {loaded.value || error ? null : <p role="status">{text.loading}</p>}
      {loaded.value && versions.length === 0 ? <p>{text.none}</p> : null}
      <div className={styles.root}>
        <VersionList
          versions={versions}
          published={session.summary.published}
          chosen={chosen}
          locale={locale}
          onChoose={setPicked}
        />
        <div className={styles.difference}>
          <div className={styles.tools}>
            {isOnly ? null : (
              <Select
                label={text.compare}
                name="base"
                value={base}
                options={[
                  ...(isCurrent ? [] : [{ value: "form", label: formName }]),
                  ...(previous ? [{ value: "previous", label: text.withPrevious }] : []),
                ]}
                onChange={setBase}
              />
            )}
            <p role="status">{isOnly && chosen ? text.only : sentence}</p>
          </div>
          {differences && differences.length > 0 ? (
            <ComparedSides
              before={versions[base === "form" ? chosenIndex : chosenIndex + 1]}
              after={base === "form" ? undefined : versions[chosenIndex]}
              formName={formName}
              locale={locale}
            />
          ) : null}
          {differences && !isOnly ? (
            <DifferenceList
              differences={differences}
              models={models}
              locale={locale}
              onTake={
                isWithForm
                  ? (one) => restore(text.restoredPart, () => restoreDifference(store, content, one))
                  : undefined
              }
              onTakeSlice={
                isWithForm ? (key) => restore(text.restoredPart, () => restoreSlice(store, content, key)) : undefined
              }
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
});

const isOutsideReleases = ({ release }: Version) => release === undefined;

/** How many versions may be as the form is before the newest one is shown all the same. */
const maxSame = 5;

/** The newest version that differs from the form, else the newest. */
async function findDifferent({ id, store, models, summary }: EditorSession, versions: readonly Version[]) {
  const newest = versions.slice(0, maxSame);
  const contents = await Promise.all(newest.map(({ version }) => loadVersionContent(id, version)));
  const isDifferent = (content: DocumentContent) =>
    compareVersions(content, store.content, { models, type: summary.type }).length > 0;
  return (newest[contents.findIndex(isDifferent)] ?? newest[0])?.version;
}

/** The content of a version in the editor's format. */
async function loadVersionContent(id: string, version: string): Promise<DocumentContent> {
  const { uid, tags, data } = await loadVersion(id, version);
  return { uid, tags, data: isJsonObject(data) ? data : {} };
}
