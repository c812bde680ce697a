import { Suspense, useState } from "react";
import { CircleCheck } from "lucide-react";

import { groupFindings } from "#cms/checks/groupFindings.ts";
import { sectionType } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { getTitle } from "#cms/editor/getTitle.ts";
import { previewDraft } from "#cms/editor/previewDraft.ts";
import { describePath } from "#cms/shell/describePath.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import type { NewRequest } from "#cms/review/contract.ts";

import { ChangeList } from "./ChangeList.tsx";
import { FindingList } from "./FindingList.tsx";
import { FollowedHeadings } from "./FollowedHeadings.tsx";
import { messages } from "./messages.ts";
import { MovedPages } from "./MovedPages.tsx";
import { PlannedNotice } from "./PlannedNotice.tsx";
import { RedirectChoices } from "./RedirectChoices.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { ClashList } from "./ClashList.tsx";
import styles from "./PublishDialog.module.css";

const ReusePart = lazyEditorPart("ReusePart");

/** Shows changes and problems before publishing. Errors prevent publishing, warnings do not. */
export const PublishDialog = observer(function PublishDialog() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { publication } = session;
  const [request, setRequest] = useState<NewRequest>({ note: "", to: null, due: null });
  const [declined, setDeclined] = useState<string[]>([]);
  const { state } = publication;
  if (state.kind !== "reviewing") return null;
  const { changes, findings, redirects, below, headings, clashes } = state.changes;
  const accepted = redirects.map(({ from }) => from).filter((from) => !declined.includes(from));
  const [stopping = [], recommended = []] = (["error", "warning"] as const).map((one) =>
    findings.filter(({ level }) => level === one),
  );
  const errors = groupFindings(stopping, locale).length;
  const isAllowed = studio.can("publisher");
  const changesNothing = changes.length === 0 && session.summary.published !== null;
  const isSame = changesNothing && !session.hasDraft;
  return (
    <Dialog
      title={(isAllowed ? text.publishTitle : text.askTitle)(getTitle(session))}
      onClose={publication.close}
      footer={
        <>
          {findings.length === 0 ? (
            <span role="status" className={styles.checked}>
              <CircleCheck size={16} strokeWidth={2} aria-hidden="true" />
              {text.noProblems}
            </span>
          ) : null}
          <Button onClick={publication.close}>{text.cancel}</Button>
          {isAllowed ? (
            <Button
              tone={changesNothing ? "secondary" : "primary"}
              disabled={errors > 0 || isSame}
              onClick={() => void publication.publish(accepted)}
            >
              {text.publish}
            </Button>
          ) : (
            <Button tone="primary" disabled={changesNothing} onClick={() => void publication.ask(request)}>
              {text.ask}
            </Button>
          )}
        </>
      }
    >
      {session.summary.path ? (
        <p className={styles.path}>
          {describePath(session.summary)}
          {session.hasPreview ? (
            <Button size="small" tone="link" onClick={() => void previewDraft(session, locale)}>
              {text.preview}
            </Button>
          ) : null}
        </p>
      ) : null}
      {errors > 0 ? <Notice tone="error">{text.errorsStop(errors)}</Notice> : null}
      <PlannedNotice id={session.id} locale={locale} />
      {isAllowed ? null : <RequestFields request={request} document={session.summary} onChange={setRequest} />}
      <h3>{text.changes}</h3>
      <ChangeList {...{ changes, locale }} isNew={session.summary.published === null} />
      {session.summary.type === sectionType ? (
        <Suspense fallback={null}>
          <ReusePart part="used" />
        </Suspense>
      ) : null}
      <ClashList clashes={clashes} locale={locale} />
      <MovedPages pages={below} locale={locale} />
      <FollowedHeadings headings={headings} locale={locale} />
      {isAllowed ? (
        <RedirectChoices redirects={redirects} declined={declined} onDecline={setDeclined} locale={locale} />
      ) : null}
      {errors > 0 ? (
        <>
          <h3>{text.problems}</h3>
          <FindingList findings={stopping} onGo={publication.close} />
        </>
      ) : null}
      {recommended.length > 0 ? (
        <>
          <h3>{text.recommendations}</h3>
          <FindingList findings={recommended} onGo={publication.close} />
        </>
      ) : null}
    </Dialog>
  );
});
