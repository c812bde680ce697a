/** The editor: the form of a document with its fields, rich texts, slices and preview, saved as one types. */
import { useEffect, useState } from "react";

import type { StudioModels } from "#cms/models/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { translateModels } from "#cms/models/translateModels.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useDocumentTitle } from "#cms/shell/useDocumentTitle.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";
import { observer, reaction } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { EditorModels } from "#cms/editor/model/EditorModels.ts";

import { EditorScreen } from "./EditorScreen.tsx";
import type { EditorSession } from "./EditorSession.ts";
import { messages } from "./messages.ts";
import { openSession } from "./openSession.ts";

type State = { kind: "loading" } | { kind: "open"; session: EditorSession } | { kind: "failed"; isMissing: boolean };

type Props = {
  documentId: string;
  /** Id of a release, for the version in it. */
  release?: string | undefined;
};

/** The editor of one document, with unsent local changes restored. */
export const DocumentEditor = observer(function DocumentEditor({ documentId, release }: Props) {
  const studio = useStudio();
  const text = messages[studio.locale];
  // The screens are shown to a signed-in person only.
  const person = studio.person?.id ?? "";
  const isPublisher = studio.can("publisher");
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: "loading" });
  useEffect(() => {
    let isGone = false;
    let stops: (() => void)[] = [];
    openSession(documentId, { person, isPublisher }, release).then(
      ({ session, models, letGo }) => {
        if (isGone) {
          letGo();
          return;
        }
        stops = [letGo, session.start(), watchSession(studio, session), watchWords(studio, session, models)];
        setState({ kind: "open", session });
      },
      (error: unknown) => {
        studio.noteFailure(error);
        if (!(error instanceof StudioError)) console.error("studio: the document was not opened", error);
        setState({ kind: "failed", isMissing: error instanceof StudioError && error.status === 404 });
      },
    );
    return () => {
      isGone = true;
      stops.forEach((stop) => stop());
    };
  }, [documentId, person, isPublisher, release, studio, tries]);
  if (state.kind === "open" && state.session.id === documentId) {
    return <EditorScreen key={documentId} session={state.session} locale={studio.locale} />;
  }
  if (state.kind === "failed" && state.isMissing) {
    return (
      <ScreenNotice title={text.missingTitle} sentence={text.missing}>
        <StudioLink href={writeScreenPath("deleted")}>{text.deleted}</StudioLink>
      </ScreenNotice>
    );
  }
  if (state.kind === "failed") {
    return (
      <Notice tone="error" action={<Button onClick={() => setTries((count) => count + 1)}>{text.retry}</Button>}>
        {text.failed}
      </Notice>
    );
  }
  return <Opening sentence={text.loading} />;
});

/** Until the document is there; the tab names no document that was open before. */
function Opening({ sentence }: { sentence: string }) {
  useDocumentTitle(sentence);
  return <p role="status">{sentence}</p>;
}

type Studio = ReturnType<typeof useStudio>;

/** Translates model labels into the interface language. */
const watchWords = (studio: Studio, session: EditorSession, models: StudioModels): (() => void) =>
  reaction(
    () => studio.words,
    (words) => session.setModels(new EditorModels(translateModels(models, words))),
    { fireImmediately: true },
  );

/** Asks to sign in again when the session has ended, and sends unsaved changes afterwards. */
function watchSession(studio: Studio, { saver }: EditorSession): () => void {
  const stops = [
    reaction(
      () => saver.state.kind === "signed-out",
      (isOut) => isOut && studio.noteFailure(new StudioError(401)),
    ),
    reaction(
      () => studio.session.kind === "signed-in",
      (isIn) => {
        if (isIn) void saver.resume();
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
