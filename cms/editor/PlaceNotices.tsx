import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { loadReleases } from "#cms/releases/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { formatPlanned } from "#cms/shell/time/formatPlanned.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";

/** Which version of the document is open, and where else it has one, when a release has a version of it. */
export default observer(function PlaceNotices() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, release, summary } = session;
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadReleases(signal), []));
  if (!value) return null;
  const find = (place: string | undefined) => value.results.find((one) => one.id === place);
  const own = find(release)?.label;
  const describe = (place: string) => {
    const { label, scheduledAt, failure } = find(place) ?? {};
    if (label === undefined || scheduledAt === undefined || failure) return text.alsoIn(label);
    return text.alsoAt(label, formatPlanned(new Date(scheduledAt), locale));
  };
  return (
    <>
      {own ? <Notice tone="info">{text.inRelease(own)}</Notice> : null}
      {summary.places
        .filter((place) => place !== release && (release !== undefined || place !== "documents"))
        .map((place) => (
          <Notice key={place} tone="info">
            {describe(place)}{" "}
            <StudioLink href={writeDocumentPath(id, find(place) && place)}>{text.openPlace}</StudioLink>
          </Notice>
        ))}
    </>
  );
});
