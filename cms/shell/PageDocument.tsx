import { useCallback, useEffect } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { searchDocuments } from "#cms/list/api.ts";

import { describeFailure } from "./describeFailure.ts";
import { MissingScreen } from "./MissingScreen.tsx";
import { navigate } from "./navigate.ts";
import { writeDocumentPath } from "./screenPaths.ts";
import { useStudio } from "./StudioContext.tsx";
import { useLoaded } from "./useLoaded.ts";

/** Opens the document of a page of the site, at the field that the `#` describes; the site's bar leads here. */
export const PageDocument = observer(function PageDocument({ path }: { path: string }) {
  const { locale } = useStudio();
  const load = useCallback((signal: AbortSignal) => searchDocuments({ path }, signal), [path]);
  const { value, error } = useLoaded(load);
  // A page of its own wins over a template.
  const document = value?.results.find((one) => one.path === path) ?? value?.results[0];
  useEffect(() => {
    if (document) navigate(`${writeDocumentPath(document.id)}${window.location.hash}`, { replace: true });
  }, [document]);
  if (error) return <Notice tone="error">{describeFailure(error, locale)}</Notice>;
  return value && !document ? <MissingScreen /> : null;
});
