import { useCallback, useState } from "react";

import { getSectionLink, readTexts } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadSection } from "./api.ts";
import { detachSection } from "./composeSection.ts";
import { messages } from "./messages.ts";

/** What one can do with the section that a slice shows: open it, see its named texts, and put its slices in place. */
export const SectionTools = observer(function SectionTools({ slice }: { slice: string }) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const id = getSectionLink(session.store.slice(slice))?.id;
  const { lang } = session.summary;
  const { value, error, reload } = useLoaded(
    useCallback(async () => (id === undefined ? undefined : loadSection(id, lang)), [id, lang]),
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const detach = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const count = await detachSection(session, slice);
      session.announce(count > 0 ? text.detached(count) : text.gone);
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
    setBusy(false);
  };
  if (id === undefined) return null;
  const texts = Object.entries(readTexts(value?.data.texts));
  return (
    <div className={form.root}>
      <div className={form.actions}>
        {value ? (
          <>
            <StudioLink href={writeDocumentPath(value.id)}>
              {text.edit}: {value.title || text.untitled}
            </StudioLink>
            <StateMark state={value.state} locale={locale} />
          </>
        ) : null}
        <Button size="small" disabled={isBusy || !value} title={text.detachHint} onClick={() => void detach()}>
          {text.detach}
        </Button>
      </div>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
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
