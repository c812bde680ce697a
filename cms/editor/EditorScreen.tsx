import { Suspense, useEffect, useRef, useState } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import type { Locale } from "@/features/shared/locale";
import { observer, reaction } from "@/features/shared/mobx";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { allControls } from "#cms/editor/fields/allControls.ts";
import { FieldControlsProvider } from "#cms/editor/fields/FieldControls.ts";
import { revealShown } from "#cms/editor/on-page/revealShown.ts";
import { PreviewPane } from "#cms/editor/preview/PreviewPane.tsx";
import { announceStep } from "#cms/editor/slices/composing.ts";

import { lazyEditorPart } from "./lazyEditorPart.ts";
import { bringIntoView, isOnePane } from "./bringIntoView.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { EditorProvider } from "./EditorContext.ts";
import type { EditorSession } from "./EditorSession.ts";
import { keepFocus } from "./keepFocus.ts";
import { messages } from "./messages.ts";
import { SaveNotices } from "./SaveNotices.tsx";
import { Toast } from "./Toast.tsx";
import styles from "./EditorScreen.module.css";

const TranslationForm = lazyEditorPart("TranslationForm");

type Props = { session: EditorSession; locale: Locale };

const wideEnough = "(width >= 48rem)";

/** The form next to the page preview. */
export const EditorScreen = observer(function EditorScreen({ session, locale }: Props) {
  const text = messages[locale];
  const [value] = useState({ session, locale });
  const [isPreviewOpen, setPreviewOpen] = useState(() => session.hasPreview && matchMedia(wideEnough).matches);
  const [source, setSource] = useState(() => new URLSearchParams(window.location.search).get("translate"));
  const form = useRef<HTMLElement>(null);
  const { fieldTarget } = session;
  // Runs after the named field is rendered.
  useEffect(() => {
    const { current } = form;
    if (!current || !fieldTarget) return;
    if (!isOnePane()) return bringIntoView(current, fieldTarget);
    // An undo of what is typed on the page leaves it there.
    if (fieldTarget.isFocused) setPreviewOpen(false);
    requestAnimationFrame(() => bringIntoView(current, fieldTarget));
  }, [fieldTarget]);
  useEffect(() => revealLinked(session, window.location), [session]);
  useEffect(() => (form.current ? keepFocus(form.current) : undefined), []);
  useHistoryKeys(session);
  useEffect(
    () =>
      reaction(
        () => session.step,
        (step) => step && announceStep({ session, locale }, step),
      ),
    [session, locale],
  );
  return (
    <EditorProvider value={value.locale === locale ? value : { session, locale }}>
      <FieldControlsProvider value={allControls}>
        <div className={styles.root} data-preview={isPreviewOpen} data-translation={source !== null}>
          <div>
            <EditorBar
              isPreviewOpen={isPreviewOpen}
              onPreview={() => setPreviewOpen(!isPreviewOpen)}
              onTranslate={setSource}
            />
            <SaveNotices />
          </div>
          <section
            ref={form}
            className={styles.form}
            aria-label={text.form}
            onCompositionStart={session.store.history.startComposition}
            onCompositionEnd={session.store.history.endComposition}
            onFocus={({ target }) => {
              const field = target.closest<HTMLElement>("[data-field]")?.dataset.field;
              if (!field) return;
              session.presence.setField(field.trim());
              // A field of the document itself.
              if (field.startsWith(" ")) session.setSelected("");
            }}
          >
            {source === null ? (
              <DocumentForm />
            ) : (
              <Suspense fallback={<p role="status">{text.loading}</p>}>
                <TranslationForm key={source} sourceId={source} onClose={() => setSource(null)} />
              </Suspense>
            )}
          </section>
          {isPreviewOpen ? <PreviewPane isBesideTexts={source !== null} onClose={() => setPreviewOpen(false)} /> : null}
          <Toast sentence={session.announcement}>
            {session.canRevert ? (
              <button type="button" onClick={session.undo}>
                {text.words.undo}
              </button>
            ) : null}
          </Toast>
        </div>
      </FieldControlsProvider>
    </EditorProvider>
  );
});

/** Shows the field, comment, languages or history named in the URL, such as by links of the checks, the site's bar and notifications. */
function revealLinked(session: EditorSession, { search, hash }: Location): void {
  if (hash) revealShown(session, hash.slice(1));
  // What the site's bar describes is as long as the texts.
  if (hash) window.history.replaceState(window.history.state, "", window.location.pathname + search);
  const query = new URLSearchParams(search);
  const [slice, field] = [query.get("slice") ?? "", query.get("field") ?? ""];
  const comment = query.get("comment");
  if (comment) session.showComment(comment);
  for (const dialog of ["languages", "history"] as const) if (query.has(dialog)) session.setDialog(dialog);
  if (slice ? session.store.hasSlice(slice) : field) session.reveal(slice, toFieldPath({ field }));
}

/** Undo covers structure and text of the whole document; it replaces the browser's undo of each control. */
function useHistoryKeys(session: EditorSession): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && !isRedo) return;
      // Controls of an open dialog keep the browser's undo.
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      event.preventDefault();
      event.stopPropagation();
      if (isRedo) session.redo();
      else session.undo();
    };
    // In the capture phase, before ProseMirror's own undo.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [session]);
}
