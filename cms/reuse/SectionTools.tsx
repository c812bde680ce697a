import { useCallback } from "react";

import { getSectionLink, readTexts } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { loadSection } from "./api.ts";
import { detachSection } from "./composeSection.ts";
import { messages } from "./messages.ts";

/** What one can do with the section that a slice shows: open it, see its named texts, and put its slices in place. */
export const SectionTools = observer(function SectionTools({ slice }: { slice: string }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const id = getSectionLink(session.store.slice(slice))?.id;
  const { lang } = session.summary;
  const { value, error, reload } = useLoaded(
    useCallback(async () => (id === undefined ? undefined : ((await loadSection(id, lang)) ?? null)), [id, lang]),
  );
  const { isBusy, failure, attempt } = useAttempt();
  const detach = () =>
    attempt(async () => {
      const count = await detachSection(session, slice);
      session.announce(count > 0 ? text.detached(count) : text.gone, count > 0);
    });
  if (id === undefined) return null;
  const isGone = error instanceof StudioError && error.status === 404;
  const whyHidden = () => {
    if (isGone) return text.missing;
    if (value === null) return text.notInLanguage;
    return value?.state === "draft" ? text.notPublished : undefined;
  };
  const hidden = whyHidden();
  const texts = Object.entries(readTexts(value?.data.texts));
  return (
    <div className={form.root}>
      <div className={form.actions}>
        {value ? (
          <>
            <StudioLink href={writeDocumentPath(value.id)}>
              {joinWithColon(locale, text.edit, value.title || text.untitled)}
            </StudioLink>
            <StateMark state={value.state} locale={locale} />
          </>
        ) : null}
        <Button size="small" disabled={isBusy || !value} title={text.detachHint} onClick={() => void detach()}>
          {text.detach}
        </Button>
      </div>
      {hidden ? <Notice tone="warning">{hidden}</Notice> : null}
      <FailureNotice error={isGone ? undefined : error} failure={failure} onRetry={reload} />
      {texts.length > 0 ? (
        <p>
          {text.names}{" "}
          {texts.map(([name, usual]) => (
            <span key={name}>
              <code>{name}</code> ({usual}){" "}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
});
