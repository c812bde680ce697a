import { useEffect, useRef, useState } from "react";

import { StudioError } from "#cms/http/StudioError.ts";
import { formatMoment } from "@/features/shared/locale";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { messages } from "#cms/publishing/messages.ts";
import controls from "#cms/editor/fields/control.module.css";

import { createPreview } from "./api.ts";
import type { StudioPreview } from "./contract.ts";

type State = { kind: "waiting" } | { kind: "ready"; preview: StudioPreview } | { kind: "failed"; error: StudioError };

/** Creates a link that shows the draft at its real URL to anyone who has the link. */
export default function ShareDialog({ onClose }: { onClose: () => void }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // Without https there is no clipboard: the selected link is copied by keyboard.
      console.warn("studio: the clipboard took no link", error);
      field.current?.focus();
    }
  };
  const [state, setState] = useState<State>({ kind: "waiting" });
  useEffect(() => {
    const requestLink = async () => {
      await session.saver.flush();
      const preview = await createPreview({ document_id: session.id });
      setState({ kind: "ready", preview });
    };
    requestLink().catch((error: unknown) => {
      if (!(error instanceof StudioError)) throw error;
      setState({ kind: "failed", error });
    });
  }, [session]);
  return (
    <Dialog title={text.shareTitle} onClose={onClose}>
      {state.kind === "waiting" ? <p role="status">{text.working}</p> : null}
      {state.kind === "failed" ? (
        <Notice tone="error">{text.failed(describeFailure(state.error, locale))}</Notice>
      ) : null}
      {state.kind === "ready" ? (
        <>
          <p>{text.shareLede(formatMoment(state.preview.expires, locale))}</p>
          <input
            ref={field}
            className={controls.root}
            readOnly
            aria-label={text.shareTitle}
            value={state.preview.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <span className={controls.row}>
            <Button onClick={() => void copy(state.preview.url)}>{text.copy}</Button>
            <ButtonLink href={state.preview.url} target="_blank" rel="noopener">
              {text.openPreview}
            </ButtonLink>
          </span>
          <p role="status">{isCopied ? text.isCopied : ""}</p>
        </>
      ) : null}
    </Dialog>
  );
}
