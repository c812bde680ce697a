import { useCallback, useState } from "react";
import { Ellipsis, TriangleAlert } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { openPreview } from "#cms/previews/api.ts";
import { RedirectChoices } from "#cms/publishing/RedirectChoices.tsx";
import { messages as scheduleMessages } from "#cms/schedules/messages.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { ZonedMoment } from "#cms/shell/time/Moment.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import {
  changeRelease,
  deleteRelease,
  loadRelease,
  loadReleaseDocuments,
  loadReleaseRedirects,
  publishRelease,
} from "./api.ts";
import type { ReleaseDocument } from "./contract.ts";
import { messages } from "./messages.ts";
import { ReleaseAddition } from "./ReleaseAddition.tsx";
import { ReleaseDocuments } from "./ReleaseDocuments.tsx";
import { ReleaseFailure } from "./ReleaseFailure.tsx";
import { ReleaseQuestion } from "./ReleaseQuestion.tsx";
import { ReleaseSchedule } from "./ReleaseSchedule.tsx";
import styles from "./ReleasesScreen.module.css";

type Props = {
  id: string;
  onChange: () => void;
  /** Called with the pages of the release once they are published. */
  onPublished: (pages: readonly ReleaseDocument[]) => void;
};

/** One release: its pages with their problems, schedule, preview of the whole site, and publishing. */
export const ReleaseDetail = observer(function ReleaseDetail({ id, onChange, onPublished }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const [release, documents, { redirects }] = await Promise.all([
          loadRelease(id, signal),
          loadReleaseDocuments(id, signal),
          loadReleaseRedirects(id, signal),
        ]);
        return { release: release.value, etag: release.etag, documents: documents.results, redirects };
      },
      [id],
    ),
  );
  const [chosen, setChosen] = useState<string[]>();
  const [now] = useState(() => Date.now());
  const [confirming, setConfirming] = useState<"publish" | "schedule" | "delete">();
  const [failure, setFailure] = useState<unknown>();
  const isAllowed = studio.can("publisher");
  const attempt = async (sentence: string, task: () => Promise<unknown>, isGone = false) => {
    setFailure(undefined);
    setConfirming(undefined);
    try {
      await task();
      studio.announce(sentence);
      if (isGone) navigate(writeScreenPath("releases"));
      else reload();
      onChange();
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
      reload();
    }
  };
  const showSite = () =>
    openPreview({ release_id: id, at: value?.release.scheduledAt ?? Date.now() }).catch(setFailure);
  if (!value) {
    return error ? <FailureNotice error={error} onRetry={reload} /> : <LoadingRows>{text.loading}</LoadingRows>;
  }
  const { release, etag, documents, redirects } = value;
  const declined = chosen ?? release.declined;
  const accepted = redirects.map(({ from }) => from).filter((from) => !declined.includes(from));
  const publishAll = async () => {
    await publishRelease(id, etag, accepted);
    onPublished(documents);
  };
  const errors = documents.reduce((sum, one) => sum + one.errors, 0);
  return (
    <section className={styles.detail} aria-label={release.label}>
      <StudioLink className={styles.back} href={writeScreenPath("releases")}>
        {text.all}
      </StudioLink>
      <div className={styles.head}>
        <div>
          <h2>{release.label}</h2>
          <p>
            {release.scheduledAt === undefined ? (
              text.noTime
            ) : (
              <>
                {release.failure ? text.notPublishedAt : text.publishedAt}{" "}
                <ZonedMoment at={release.scheduledAt} locale={locale} />
                {release.by ? ` · ${release.by.name}` : ""}
              </>
            )}
          </p>
          {errors > 0 ? (
            <p className={rows.stop}>
              <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" /> {text.errors(errors)}
            </p>
          ) : null}
        </div>
        <div className={rows.actions}>
          <Button size="small" onClick={() => void showSite()}>
            {text.preview}
          </Button>
          {isAllowed ? (
            <>
              <Button size="small" onClick={() => setConfirming("schedule")}>
                {release.scheduledAt === undefined ? text.schedule : text.changeTime}
              </Button>
              <Button
                size="small"
                tone={release.scheduledAt === undefined ? "primary" : "secondary"}
                disabled={documents.length === 0 || errors > 0}
                onClick={() => setConfirming("publish")}
              >
                {text.publish}
              </Button>
              <Menu
                label={text.moreLabel(release.label)}
                summary={<Ellipsis size={16} strokeWidth={2} aria-hidden="true" />}
              >
                <button type="button" onClick={() => setConfirming("delete")}>
                  {text.remove}
                </button>
              </Menu>
            </>
          ) : null}
        </div>
      </div>
      <FailureNotice failure={failure} />
      <ReleaseFailure release={release} locale={locale}>
        {isAllowed && release.scheduledAt !== undefined && release.scheduledAt > now ? (
          <Button
            size="small"
            onClick={() =>
              void attempt(text.timed, () => changeRelease(id, { scheduledAt: release.scheduledAt }, etag))
            }
          >
            {text.setAgain}
          </Button>
        ) : null}
      </ReleaseFailure>
      <div className={styles.part}>
        <h3>
          {text.pages} <small>{documents.length > 0 ? documents.length : null}</small>
        </h3>
        <ReleaseDocuments release={id} documents={documents} onTake={(task) => attempt(text.taken, task)} />
        <ReleaseAddition release={id} onAdd={(task) => attempt(text.added, task)} />
        {isAllowed ? <RedirectChoices {...{ redirects, declined, locale }} onDecline={setChosen} /> : null}
      </div>
      {confirming === "schedule" ? (
        <ReleaseSchedule
          release={release}
          onClose={() => setConfirming(undefined)}
          onSet={(scheduledAt) => void attempt(text.timed, () => changeRelease(id, { scheduledAt, declined }, etag))}
          onRemove={() =>
            void attempt(scheduleMessages[locale].takenBack, () => changeRelease(id, { scheduledAt: null }, etag))
          }
        />
      ) : null}
      {confirming === "publish" || confirming === "delete" ? (
        <ReleaseQuestion
          kind={confirming}
          release={id}
          label={release.label}
          documents={documents}
          onClose={() => setConfirming(undefined)}
          onConfirm={() =>
            void (confirming === "publish"
              ? attempt(text.published, publishAll, true)
              : attempt(text.removed, () => deleteRelease(id, etag), true))
          }
        >
          {confirming === "publish" ? (
            <RedirectChoices {...{ redirects, declined, locale }} onDecline={setChosen} />
          ) : null}
        </ReleaseQuestion>
      ) : null}
    </section>
  );
});
