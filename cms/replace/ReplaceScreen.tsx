import { useEffect, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";

import { FormerList } from "./FormerList.tsx";
import { messages } from "./messages.ts";
import { MatchList } from "./MatchList.tsx";
import { ReplaceForm } from "./ReplaceForm.tsx";
import { ReplaceOutcome } from "./ReplaceOutcome.tsx";
import { ReplaceStore } from "./ReplaceStore.ts";
import styles from "./ReplaceScreen.module.css";

/** Find and replace in every document: shows each place, replaces the picked ones, undoes a replacement. */
export default observer(function ReplaceScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(() => new ReplaceStore({ onFailure: studio.noteFailure }));
  useEffect(() => {
    const stop = new AbortController();
    void store.load(stop.signal);
    return () => stop.abort();
  }, [store]);
  const { state, found } = store;
  const count = (number: number) => formatNumber(number, locale);
  const shown = found.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="replace" />
      <ReplaceForm store={store} />
      <div className={styles.status}>
        <p role="status">
          {state.kind === "searching" || state.kind === "replacing" || state.kind === "undoing"
            ? text[state.kind]
            : null}
          {state.kind === "found" && state.total > 0 ? (
            <span className={found.length > 1 ? "visuallyHidden" : undefined}>
              {text.found(count(state.total), count(found.length))}
            </span>
          ) : null}
          {state.kind === "found" && state.total > shown ? ` ${text.more(count(shown))}` : null}
        </p>
        {state.kind === "found" && state.total === 0 ? (
          <Notice tone="empty" title={text.noneTitle}>
            {text.noneText}
          </Notice>
        ) : null}
        <ReplaceOutcome store={store} />
      </div>
      {state.kind === "failed" ? <Notice tone="error">{describeFailure(state.error, locale)}</Notice> : null}
      {found.length > 1 ? (
        <label className={form.choice}>
          <Choice
            ref={(box) => {
              if (box) box.indeterminate = store.pickedCount > 0 && store.pickedCount < shown;
            }}
            type="checkbox"
            checked={store.pickedCount > 0}
            disabled={store.isBusy}
            onChange={() => store.pickAll(store.pickedCount < shown)}
          />
          {text.allPlaces(count(shown), count(found.length))}
        </label>
      ) : null}
      {found.map((document) => (
        <MatchList key={document.document.id} store={store} found={document} />
      ))}
      {found.length > 0 ? (
        <div className={styles.footer}>
          <Button
            tone={store.replacement ? "primary" : "secondary"}
            disabled={!store.canReplace}
            onClick={() => void store.replace()}
          >
            {(store.replacement ? text.replace : text.remove)(
              count(store.pickedCount),
              count(store.pickedDocuments.length),
            )}
          </Button>
        </div>
      ) : null}
      <FormerList store={store} />
    </>
  );
});
