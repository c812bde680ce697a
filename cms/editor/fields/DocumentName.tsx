import { useEffect, useState } from "react";

import { searchDocuments } from "#cms/list/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";

/** The title of a document by its id; each is requested once. */
export function DocumentName({ id }: { id: string }) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    searchDocuments({ ids: [id], limit: 1 }, controller.signal).then(
      ({ results: [found] }) => setName(found ? `${found.title} ${found.path ?? ""}` : text.missingDocument),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof StudioError)) throw error;
        setName(id);
      },
    );
    return () => controller.abort();
  }, [id, text]);
  return <>{id ? (name ?? "…") : text.findDocument}</>;
}
