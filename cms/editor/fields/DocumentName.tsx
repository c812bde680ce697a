import { useEffect, useState } from "react";

import { searchDocuments } from "#cms/list/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";

/** The title and path of a document by its id; each is requested once. */
export function DocumentName({ id }: { id: string }) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [name, setName] = useState<{ title: string; path?: string | null }>();
  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    searchDocuments({ ids: [id], limit: 1 }, controller.signal).then(
      ({ results: [found] }) => setName(found ?? { title: text.missingDocument }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof StudioError)) throw error;
        setName({ title: id });
      },
    );
    return () => controller.abort();
  }, [id, text]);
  if (!id) return text.findDocument;
  return (
    <>
      {name?.title ?? "…"} {name?.path ? <small>{name.path}</small> : null}
    </>
  );
}
