import { useCallback, useState } from "react";
import type { FormEvent } from "react";
import { Plus } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { PublishedNotice } from "#cms/publishing/PublishedNotice.tsx";
import { navigate } from "#cms/shell/navigate.ts";
import { writeReleasePath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import form from "#cms/shell/ui/form.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { loadEvents } from "#cms/audit/api.ts";
import { describePlanFailure } from "#cms/shell/describePlanFailure.ts";

import { createRelease, loadReleases } from "./api.ts";
import type { ReleaseDocument } from "./contract.ts";
import { messages } from "./messages.ts";
import { PublishedReleases } from "./PublishedReleases.tsx";
import { ReleaseDetail } from "./ReleaseDetail.tsx";
import styles from "./ReleasesScreen.module.css";

const maxPublished = 30;

/** Releases: drafts of any type and language that are published together, now or at a scheduled time. */
export default observer(function ReleasesScreen() {
  const studio = useStudio();
  const { locale, search } = studio;
  const text = messages[locale];
  const chosen = new URLSearchParams(search).get("id");
  const { value, error, reload } = useLoaded(
    useCallback(async (signal: AbortSignal) => {
      const [{ results }, ended] = await Promise.all([
        loadReleases(signal),
        loadEvents({ kinds: "release-published", limit: maxPublished }, signal),
      ]);
      return { results, ended: ended.results };
    }, []),
  );
  // Without a choice the first one, which narrow windows do not show.
  const shown = chosen ?? value?.results[0]?.id;
  const [isAdding, setAdding] = useState(false);
  const [label, setLabel] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const [published, setPublished] = useState<readonly ReleaseDocument[]>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === "") return;
    try {
      const { id } = await createRelease(label.trim());
      setLabel("");
      setAdding(false);
      reload();
      navigate(writeReleasePath(id));
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
  };
  const isEmpty = value?.results.length === 0 && value.ended.length === 0;
  const addButton = studio.can("publisher") ? (
    <Button tone={isEmpty ? "primary" : "secondary"} size="small" onClick={() => setAdding(true)}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      {text.add}
    </Button>
  ) : null;
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="releases">
        {isEmpty ? null : addButton}
      </ScreenHead>
      <FailureNotice error={error} onRetry={reload} />
      {published ? <PublishedNotice title={text.published} pages={published} /> : null}
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {isEmpty ? (
        <EmptyScreen
          title={text.noneTitle}
          steps={Object.values(text.steps)}
          action={addButton ?? <p>{text.noPublisher}</p>}
        >
          {text.none}
        </EmptyScreen>
      ) : null}
      <div className={styles.root} data-open={chosen !== null}>
        <div className={styles.list}>
          <ul className={rows.root}>
            {value?.results.map((release) => (
              <li key={release.id}>
                <span>
                  <StudioLink
                    href={writeReleasePath(release.id)}
                    aria-current={release.id === shown ? "true" : undefined}
                  >
                    {release.label}
                  </StudioLink>
                  <small className={rows.detail}>
                    {text.count(release.documents)} ·{" "}
                    {release.scheduledAt === undefined ? (
                      text.noTime
                    ) : (
                      <>
                        {text.publishedAt} <Moment at={release.scheduledAt} locale={locale} isZoned />
                      </>
                    )}
                  </small>
                </span>
                {release.failure ? (
                  <strong className={rows.late} title={describePlanFailure(release.failure, release.reason, locale)}>
                    {text.isStopped}
                  </strong>
                ) : null}
              </li>
            ))}
          </ul>
          <PublishedReleases events={value?.ended ?? []} locale={locale} />
        </div>
        {shown ? <ReleaseDetail key={shown} id={shown} onChange={reload} onPublished={setPublished} /> : null}
      </div>
      {isAdding ? (
        <Dialog title={text.add} onClose={() => setAdding(false)}>
          <form className={form.root} onSubmit={(event) => void add(event)}>
            <Field label={text.label} hint={text.labelHint}>
              {(attributes) => (
                <input
                  {...attributes}
                  data-first=""
                  required
                  maxLength={200}
                  autoComplete="off"
                  value={label}
                  onChange={({ target }) => setLabel(target.value)}
                />
              )}
            </Field>
            <FailureNotice failure={failure} />
            <div className={form.actions}>
              <Button onClick={() => setAdding(false)}>{text.cancel}</Button>
              <Button type="submit" tone="primary">
                {text.create}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
});
