import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { removeSlice } from "#cms/editor/store/sliceCommands.ts";

import { messages } from "./messages.ts";
import { TranslationField } from "./TranslationField.tsx";
import type { TranslationStore } from "./TranslationStore.ts";
import styles from "./TranslationForm.module.css";

type Props = {
  translation: TranslationStore;
  /** Key of a slice; empty for the document's own fields. */
  slice: string;
};

/** A slice in both languages, field by field; a slice that exists in one language only can be copied to the other. */
export const TranslationSection = observer(function TranslationSection({ translation, slice }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { store, models } = session;
  const { source, sourceLang } = translation;
  const language = getLanguageName(sourceLang) ?? sourceLang;
  const [isHere, isThere] = [store.hasSlice(slice), source?.hasSlice(slice) ?? false];
  const isPaired = slice === "" || (isHere && isThere);
  const locations = isPaired ? translation.listFields(slice) : [];
  const outdated = locations.filter((location) => translation.getState(location) === "behind");
  const holder = isThere && source ? source : store;
  return (
    <section className={styles.section} data-slice={slice || undefined} onFocus={() => session.setSelected(slice)}>
      <div className={styles.head}>
        <h2>{slice === "" ? text.page : nameSlice(models, holder.slice(slice))}</h2>
        {outdated.length > 1 ? (
          <Button size="small" tone="link" onClick={() => void translation.mark(outdated, true)}>
            {text.allDone}
          </Button>
        ) : null}
      </div>
      {isPaired && locations.length === 0 ? <p className={styles.note}>{text.noWords}</p> : null}
      {locations.map((location) => (
        <TranslationField key={location.leaf} translation={translation} location={location} />
      ))}
      {!isPaired && isThere ? (
        <p className={styles.note}>
          {text.added(language)}{" "}
          <Button size="small" onClick={() => translation.addSlice(slice)}>
            {text.addHere}
          </Button>
        </p>
      ) : null}
      {!isPaired && isHere ? (
        <p className={styles.note}>
          {text.alone(language)}{" "}
          <Button size="small" onClick={() => removeSlice(store, slice)}>
            {text.removeHere}
          </Button>
        </p>
      ) : null}
    </section>
  );
});
