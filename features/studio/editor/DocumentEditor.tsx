import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { loadDocument } from "@/features/studio/api/drafts";
import { describeFailure } from "@/features/studio/describeFailure";
import { useStudio } from "@/features/studio/StudioContext";
import { useLoaded } from "@/features/studio/useLoaded";

/** The editor of one document. */
export const DocumentEditor = observer(function DocumentEditor({ documentId }: { documentId: string }) {
  const { locale } = useStudio();
  const { value, error } = useLoaded(
    useCallback((signal: AbortSignal) => loadDocument(documentId, undefined, signal), [documentId]),
  );
  if (error) return <Notice tone="error">{describeFailure(error, locale)}</Notice>;
  return <h1>{value?.value.title}</h1>;
});
