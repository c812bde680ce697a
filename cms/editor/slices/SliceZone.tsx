import { useState } from "react";
import { ClipboardPaste, Plus } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { addNewSlice, addSlice, pasteSlice } from "./composing.ts";
import { messages } from "./messages.ts";
import { pasteDocument } from "./pasteDocument.ts";
import { SliceCard } from "./SliceCard.tsx";
import { parseSlice, readCopiedSlice } from "./sliceClipboard.ts";
import { SliceLibrary } from "./SliceLibrary.tsx";
import styles from "./SliceZone.module.css";

/** The slices of a zone in order, with the buttons that add to it. */
export const SliceZone = observer(function SliceZone({ zone }: { zone: string }) {
  const editor = useEditor();
  const { session, locale } = editor;
  const text = messages[locale];
  const keys = session.store.keys(zone);
  const [addAt, setAddAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isAllOpen = keys.length > 0 && keys.every((key) => session.open.has(key));
  return (
    <section
      className={styles.root}
      aria-label={text.zone(keys.length)}
      onPaste={(event) => {
        // Handles a slice copied as text, and a document pasted on an empty page; other text is pasted into the field.
        const slice = parseSlice(event.clipboardData.getData("text/plain"));
        const html = event.clipboardData.getData("text/html");
        const isField = event.target instanceof Element && event.target.closest("input, dialog") !== null;
        if (!slice && (keys.length > 0 || html === "" || isField)) return;
        event.preventDefault();
        if (!slice) {
          setProblem(text.pasting);
          void pasteDocument(editor, zone, html).then(setProblem);
          return;
        }
        setProblem(pasteSlice(editor, zone, keys.indexOf(session.selected) + 1 || keys.length, slice));
      }}
    >
      {keys.length === 0 ? (
        <p className={styles.empty} tabIndex={0}>
          {text.empty}
        </p>
      ) : (
        <div className={styles.head}>
          <h2>{text.zone(keys.length)}</h2>
          <Button tone="link" size="small" onClick={() => session.openAll(isAllOpen ? [] : keys)}>
            {isAllOpen ? text.closeAll : text.openAll}
          </Button>
        </div>
      )}
      <ol className={styles.list}>
        {keys.map((key, index) => (
          <SliceCard key={key} slice={key} zone={zone} index={index} count={keys.length} onAdd={setAddAt} />
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button data-add="" onClick={() => setAddAt(keys.length)}>
          <Plus size={16} aria-hidden="true" /> {text.add}
        </Button>
        <Button onClick={() => setProblem(pasteSlice(editor, zone, keys.length, readCopiedSlice()))}>
          <ClipboardPaste size={16} aria-hidden="true" /> {text.paste}
        </Button>
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      {addAt === undefined ? null : (
        <SliceLibrary
          choices={session.models.choices(session.summary.type, zone)}
          onClose={() => setAddAt(undefined)}
          onPick={({ slice, variation }) => {
            setAddAt(undefined);
            addNewSlice(editor, zone, addAt, slice, variation);
          }}
          onPickSaved={(slice) => {
            setAddAt(undefined);
            addSlice(editor, zone, addAt, slice);
          }}
        />
      )}
    </section>
  );
});
