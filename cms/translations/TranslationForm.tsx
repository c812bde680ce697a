import { useEffect, useRef, useState } from "react";

import { observer, reaction } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { messages } from "./messages.ts";
import { TranslationSection } from "./TranslationSection.tsx";
import { TranslationStore } from "./TranslationStore.ts";
import styles from "./TranslationForm.module.css";

const openFields = `[data-state="missing"], [data-state="behind"]`;
const controls = "input, textarea, [tabindex='0'], [contenteditable]";

type Props = { sourceId: string; onClose: () => void };

/** The document next to its translation source; replaces the form. */
export default observer(function TranslationForm({ sourceId, onClose }: Props) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const [translation] = useState(() => new TranslationStore(session, sourceId));
  useEffect(() => void translation.load(), [translation]);
  useEffect(
    () =>
      reaction(
        () => session.saver.serverContent,
        () => void translation.noteTranslated(),
      ),
    [session, translation],
  );
  const { state, counts, failure, sourceLang } = translation;
  const error = state.kind === "failed" ? state.error : failure;
  useEffect(() => {
    if (error) studio.noteFailure(error);
  }, [error, studio]);
  const nameLanguage = (lang: string) => getLanguageName(lang) ?? lang;
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef<Element>(null);
  const goOn = () => {
    const open = [...(root.current?.querySelectorAll<HTMLElement>(openFields) ?? [])];
    const before = seen.current;
    const isAfter = (field: Element) =>
      before && !field.contains(before) && before.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
    const field = open.find(isAfter) ?? open[0];
    field?.scrollIntoView({ block: "center" });
    // A group may have buttons alone.
    const control = field?.querySelector<HTMLElement>(controls) ?? field?.querySelector<HTMLElement>("button");
    control?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={root}
      className={styles.root}
      onFocus={({ target }) => {
        if (!target.closest("[data-next]")) seen.current = target;
      }}
    >
      <div className={styles.bar}>
        {state.kind === "ready" ? <strong>{text.source(nameLanguage(sourceLang))}</strong> : null}
        <p role="status">
          {state.kind === "ready" ? (
            <>
              <strong>{nameLanguage(session.summary.lang)}</strong>{" "}
              {text.counts(counts.missing, counts.behind, counts.done)}
            </>
          ) : (
            text.working
          )}
        </p>
        {counts.missing + counts.behind > 0 ? (
          <Button size="small" data-next="" onClick={goOn}>
            {text.next}
          </Button>
        ) : null}
        <Button size="small" onClick={onClose}>
          {text.back}
        </Button>
      </div>
      <FailureNotice
        error={state.kind === "failed" ? state.error : undefined}
        onRetry={() => void translation.load()}
        failure={failure}
      />
      {state.kind === "ready"
        ? ["", ...translation.slices].map((slice) => (
            <TranslationSection key={slice} translation={translation} slice={slice} />
          ))
        : null}
    </div>
  );
});
