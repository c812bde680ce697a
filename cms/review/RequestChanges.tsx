import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { loadChanges } from "#cms/publishing/api.ts";
import { ChangeList } from "#cms/publishing/ChangeList.tsx";
import { ClashList } from "#cms/publishing/ClashList.tsx";
import { MovedPages } from "#cms/publishing/MovedPages.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { messages } from "./messages.ts";

type Props = { id: string; isNew: boolean };

/** What publishing a waiting draft changes for visitors. */
export const RequestChanges = observer(function RequestChanges({ id, isNew }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadChanges(id, undefined, signal), [id]),
  );
  if (error) return <FailureNotice error={error} onRetry={reload} />;
  if (!value) return <p role="status">{text.loading}</p>;
  return (
    <>
      <ChangeList changes={value.changes} isNew={isNew} locale={locale} />
      <ClashList clashes={value.clashes} locale={locale} />
      <MovedPages pages={value.below} locale={locale} />
    </>
  );
});
