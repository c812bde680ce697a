import { useCallback } from "react";

import { sentenceGap } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { loadReleases } from "#cms/releases/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { formatPlanned } from "#cms/shell/time/formatPlanned.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";
import styles from "./SaveNotices.module.css";

/** Which version of the document is open, and where else it has one, when a release has a version of it. */
export default observer(function PlaceNotices() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, release, summary } = session;
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadReleases(signal), []));
  if (!value) return null;
  const find = (place: string | undefined) => value.results.find((one) => one.id === place);
  const describeTime = (place: string) => {
    const { scheduledAt, failure } = find(place) ?? {};
    // A change of what was scheduled ends its schedule, which another line says.
    const isOver = failure || (summary.approval?.place === place && summary.approval.ended_by);
    return scheduledAt === undefined || isOver ? "" : formatPlanned(new Date(scheduledAt), locale);
  };
  const sayWith = (sentence: string, second: string) => (
    <>
      {sentence}
      <span className={styles.second}>
        {sentenceGap(locale)}
        {second}
      </span>
    </>
  );
  const isOnly = summary.published === null && summary.places.length === 1;
  const describeOther = (place: string) => {
    const label = find(place)?.label;
    if (label === undefined) return text.alsoOutside;
    const sentence = (isOnly ? text.onlyIn : text.alsoIn)(label, describeTime(place));
    return release === undefined ? sayWith(sentence, text.savedBeside) : sentence;
  };
  const own = release && find(release)?.label;
  return (
    <>
      {own ? (
        <div role="status" className={styles.line}>
          <p>{sayWith((isOnly ? text.onlyIn : text.inRelease)(own, describeTime(release)), text.savedThere)}</p>
        </div>
      ) : null}
      {summary.places
        .filter((place) => place !== release && (release !== undefined || place !== "documents"))
        .map((place) => (
          <div key={place} role="status" className={styles.line}>
            <p>{describeOther(place)}</p>
            {/* The form shows it already. */}
            {isOnly ? null : (
              <StudioLink href={writeDocumentPath(id, find(place) && place)}>{text.openPlace}</StudioLink>
            )}
          </div>
        ))}
    </>
  );
});
