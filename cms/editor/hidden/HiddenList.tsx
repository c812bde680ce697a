import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { loadDocument, removeHidden } from "#cms/drafts/api.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import styles from "#cms/shell/ui/rows.module.css";

import { readWords } from "./convertHidden.ts";
import { describeReason } from "./describeReason.ts";
import { listTargets } from "./listTargets.ts";
import { messages } from "./messages.ts";

const maxShown = 200;

/** Stored values that do not fit the models: kept until the editor moves them to a field or deletes them. */
export const HiddenList = observer(function HiddenList() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const [selection, setSelection] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>();
  const hidden = session.hidden ?? [];
  if (hidden.length === 0) return null;
  const remove = async (field: string) => {
    setFailure(undefined);
    try {
      await session.saver.flush();
      await removeHidden(session.id, [field], session.saver.etag);
      const loaded = await loadDocument(session.id);
      session.saver.setServer(toServerVersion(loaded));
      session.setHidden(loaded.value.hidden);
      session.announce(text.removed);
    } catch (error) {
      studio.noteFailure(error);
      setFailure(error);
    }
  };
  return (
    <Notice tone="warning" title={text.title}>
      <p>{text.lede}</p>
      {failure ? <p role="alert">{describeFailure(failure, locale)}</p> : null}
      <ul className={styles.root}>
        {hidden.map(({ field, reason, value }) => {
          const { models, store, summary } = session;
          const targets = listTargets({ field, value }, { type: summary.type, models, store, locale });
          const target = targets.find(({ key }) => key === selection[field]) ?? targets[0];
          return (
            <li key={field}>
              <span>
                <code>{field}</code>: {describeReason(reason, locale)}
                <small> {readWords(value).slice(0, maxShown)}</small>
              </span>
              <div className={styles.actions}>
                {target ? (
                  <>
                    <Select
                      label={text.to}
                      name={field}
                      value={target.key}
                      options={targets.map(({ key, label }) => ({ value: key, label }))}
                      onChange={(next) => setSelection({ ...selection, [field]: next })}
                    />
                    <Button
                      size="small"
                      aria-label={text.moveLabel(field)}
                      onClick={() => {
                        session.store.history.close();
                        session.store.set(target.slice, target.leaf, target.value);
                        void remove(field);
                      }}
                    >
                      {text.move}
                    </Button>
                  </>
                ) : null}
                <Button size="small" aria-label={text.removeLabel(field)} onClick={() => void remove(field)}>
                  {text.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
});
