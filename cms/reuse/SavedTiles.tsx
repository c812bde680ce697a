import { useState } from "react";
import { Pencil, Trash2 } from "lucide-react";

import { foldText } from "#contracts/foldText.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { SliceModel } from "#cms/editor/model/EditorModels.ts";
import { summarizeSlice } from "#cms/editor/model/summarize.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import library from "#cms/editor/slices/SliceLibrary.module.css";
import { isJsonObject } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useAttempt } from "#cms/shell/useAttempt.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { deleteSlice, loadSavedSlices, renameSlice } from "./api.ts";
import { maxSliceName } from "./contract.ts";
import type { SavedSlice } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = { choices: SliceModel[]; words: readonly string[]; onPick: (slice: JsonObject) => void };
type Open = { kind: "rename" | "delete"; saved: SavedSlice };

/** The saved slices that a zone allows: inserted as copies, renamed and deleted by their authors and owners. */
export const SavedTiles = observer(function SavedTiles({ choices, words, onPick }: Props) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { value, error, reload } = useLoaded(loadSavedSlices);
  const [open, setOpen] = useState<Open>();
  const { failure, attempt } = useAttempt();
  const found = (value?.results ?? []).flatMap((saved) => {
    const { slice, name } = saved;
    const isAllowed = choices.some(({ type }) => type === slice.slice_type);
    const isMatch = words.every((word) => foldText(name).includes(word));
    return isAllowed && isMatch && isJsonObject(slice) ? [{ saved, slice, summary: summarizeSlice(slice) }] : [];
  });
  const run = async (task: () => Promise<unknown>, sentence: string) => {
    await attempt(async () => {
      await task();
      studio.announce(sentence);
      setOpen(undefined);
    });
    reload();
  };
  if (!error && found.length === 0) return null;
  return (
    <section className={library.group} aria-label={text.savedSlices}>
      <h3>{text.savedSlices}</h3>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <ul className={library.tiles}>
        {found.map(({ saved, slice, summary }) => (
          <li key={saved.id}>
            <button type="button" onClick={() => onPick(slice)}>
              <strong>{saved.name}</strong>
              <span>{nameSlice(session.models, slice)}</span>
              {summary === saved.name ? null : <small>{summary}</small>}
              <small>{text.by(saved.by.name)}</small>
            </button>
            {saved.by.id === studio.person?.id || studio.can("owner") ? (
              <span className={form.actions}>
                <IconButton
                  icon={Pencil}
                  label={text.rename(saved.name)}
                  onClick={() => setOpen({ kind: "rename", saved })}
                />
                <IconButton
                  icon={Trash2}
                  label={text.delete(saved.name)}
                  onClick={() => setOpen({ kind: "delete", saved })}
                />
              </span>
            ) : null}
            {open?.saved.id === saved.id ? (
              <Change
                open={open}
                onCancel={() => setOpen(undefined)}
                onRename={(name) => void run(() => renameSlice(saved.id, name), text.renamed(name))}
                onDelete={() => void run(() => deleteSlice(saved.id), text.deleted(saved.name))}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
});

type ChangeProps = { open: Open; onCancel: () => void; onRename: (name: string) => void; onDelete: () => void };

/** The new name of a saved slice, or the question before it is deleted. */
const Change = observer(function Change({ open: { kind, saved }, onCancel, onRename, onDelete }: ChangeProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [name, setName] = useState(saved.name);
  return (
    <form
      className={form.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (kind === "delete") onDelete();
        else if (name.trim()) onRename(name.trim());
      }}
    >
      {kind === "delete" ? (
        <p>{text.confirmDelete(saved.name)}</p>
      ) : (
        <input
          autoFocus
          required
          maxLength={maxSliceName}
          aria-label={text.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <span className={form.actions}>
        <Button size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" size="small" tone="primary">
          {kind === "delete" ? text.deleteIt : text.renameIt}
        </Button>
      </span>
    </form>
  );
});
