import { useCallback, useId, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { groupFindings } from "#cms/checks/groupFindings.ts";
import { loadDocument } from "#cms/drafts/api.ts";
import { moveDraft, loadReleases } from "#cms/releases/api.ts";
import { loadChanges } from "#cms/publishing/api.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { isRequired } from "#cms/models/typeModels.ts";
import { getTitle } from "#cms/editor/getTitle.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { formatPlanned } from "#cms/shell/time/formatPlanned.ts";
import { getTomorrowMorning, MomentField, parseMoment } from "#cms/shell/time/MomentField.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { ClashList } from "#cms/publishing/ClashList.tsx";
import { FindingList } from "#cms/publishing/FindingList.tsx";
import { messages as publishingMessages } from "#cms/publishing/messages.ts";
import { RedirectChoices } from "#cms/publishing/RedirectChoices.tsx";
import { useRemoval } from "#cms/publishing/useRemoval.ts";
import { RemovalConsequences } from "#cms/publishing/RemovalConsequences.tsx";

import { scheduleActions } from "./contract.ts";
import { loadSchedules, scheduleDocument, unscheduleDocument } from "./api.ts";
import { messages } from "./messages.ts";
import { PlanList } from "./PlanList.tsx";
import { ActionChoices, ReleaseField } from "./ScheduleFields.tsx";
import type { PlannedAction } from "./ScheduleFields.tsx";
import styles from "./ScheduleDialog.module.css";

/** Schedules publishing or unpublishing of the open document, or moves its draft into a release. */
export default observer(function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, saver } = session;
  const { value, error, reload } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const [schedules, releases, changes] = await Promise.all([
          loadSchedules(signal),
          loadReleases(signal),
          loadChanges(id, undefined, signal),
        ]);
        return { schedules: schedules.results, releases: releases.results, changes };
      },
      [id],
    ),
  );
  const formId = useId();
  const [picked, setPicked] = useState<PlannedAction>();
  const [moment, setMoment] = useState(() => (parseMoment(studio.moment) ? studio.moment : getTomorrowMorning()));
  const [declined, setDeclined] = useState<string[]>([]);
  const [release, setRelease] = useState("");
  const [isChanging, setChanging] = useState(false);
  const [news, setNews] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const isAllowed = studio.can("publisher");
  const canUnpublish = session.summary.published !== null && !isRequired(studio.models, session.summary);
  // Without a draft nothing can be published.
  const first = session.hasDraft || !canUnpublish ? "publish" : "unpublish";
  const action = picked ?? first;
  const { removal, isSection, setSection, ...leaving } = useRemoval(id, action === "unpublish");
  const own = (value?.schedules ?? []).filter(({ document }) => document === id);
  const hasForm = isChanging || (value ? own.length === 0 : error !== undefined);
  const { findings = [], clashes = [], redirects = [] } = value?.changes ?? {};
  const isPublication = action === "publish";
  const warnings = findings.filter(({ level }) => level === "warning");
  const errors = isPublication ? findings.filter(({ level }) => level === "error") : [];
  const attempt = async (sentence: string, task: () => Promise<void>) => {
    setFailure(undefined);
    setNews("");
    try {
      await saver.flush();
      await task();
      const loaded = await loadDocument(id);
      session.setSummary(loaded.value);
      session.announce(sentence);
      setNews(sentence);
      setChanging(false);
      reload();
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
  };
  const at = parseMoment(moment);
  const plan = at === undefined ? text.plan : text.planFor(formatPlanned(new Date(at), locale));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action === "release") return void move();
    if (at === undefined) return undefined;
    void attempt(text.planned, async () => {
      const choice = isPublication ? { declined, section: false } : { declined: leaving.declined, section: isSection };
      await scheduleDocument(id, { at, action, ...choice }, saver.etag);
    });
    return undefined;
  };
  const move = () =>
    attempt(text.moved, async () => {
      await moveDraft(id, saver.etag, release);
      // The form shows the published version or the release's draft from now on.
      const loaded = await loadDocument(id);
      const server = toServerVersion(loaded);
      session.store.adopt(server.content);
      saver.setServer(server);
    });
  const releases = value?.releases ?? [];
  const hasRelease = releases.length > 0 && session.summary.places.includes("documents");
  const actions = scheduleActions.filter((one) => one === "publish" || canUnpublish);
  const choices = [...actions, ...(hasRelease ? ["release" as const] : [])];
  return (
    <Dialog
      title={text.title(getTitle(session))}
      onClose={onClose}
      footer={
        hasForm ? (
          <>
            <Button onClick={onClose}>{publishingMessages[locale].cancel}</Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              disabled={
                (action !== "unpublish" && !session.hasDraft) ||
                (action === "release" ? release === "" : !isAllowed || errors.length > 0 || at === undefined)
              }
            >
              {action === "release" ? text.move : plan}
            </Button>
          </>
        ) : (
          <Button disabled={!isAllowed || !value} onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        )
      }
    >
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {isAllowed ? null : <Notice tone="warning">{text.mayNot}</Notice>}
      {/* What is scheduled is listed below. */}
      {news && news !== text.planned ? <Notice tone="ok">{news}</Notice> : null}
      {errors.length > 0 ? (
        <section className={styles.problems}>
          <p role="alert">{text.errorsStop(groupFindings(errors, locale).length)}</p>
          <FindingList findings={errors} onGo={onClose} />
        </section>
      ) : null}
      <ClashList clashes={clashes} locale={locale} />
      <PlanList
        plans={own}
        locale={locale}
        onTakeBack={
          isAllowed ? (plan) => void attempt(text.takenBack, () => unscheduleDocument(id, plan.action)) : undefined
        }
      />
      {hasForm ? (
        <form id={formId} className={form.root} onSubmit={submit}>
          <ActionChoices {...{ choices, action, locale }} hasDraft={session.hasDraft} onChange={setPicked} />
          {action === "release" ? (
            <ReleaseField {...{ id, releases, release, locale }} onChange={setRelease} />
          ) : (
            <MomentField
              label={choices.length > 1 ? text.when : text.publishOn}
              value={moment}
              locale={locale}
              onChange={setMoment}
            />
          )}
          {isPublication ? <RedirectChoices {...{ redirects, declined, locale }} onDecline={setDeclined} /> : null}
          {removal ? (
            <RemovalConsequences
              {...{ removal, isSection, locale }}
              declined={leaving.declined}
              onSection={setSection}
              onDecline={leaving.setDeclined}
            />
          ) : null}
        </form>
      ) : null}
      {isPublication && warnings.length > 0 ? (
        <Disclosure
          className={styles.warnings}
          summary={publishingMessages[locale].recommended(groupFindings(warnings, locale).length)}
        >
          <FindingList findings={warnings} onGo={onClose} />
        </Disclosure>
      ) : null}
    </Dialog>
  );
});
