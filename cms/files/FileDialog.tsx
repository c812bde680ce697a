import { useId, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import formStyles from "#cms/shell/ui/form.module.css";

import type { StudioAsset } from "./contract.ts";
import { changeAsset } from "./api.ts";
import { FileActions } from "./FileActions.tsx";
import { FilePicture } from "./FilePicture.tsx";
import { FileUses } from "./FileUses.tsx";
import { messages } from "./messages.ts";
import styles from "./FileDialog.module.css";

type Props = {
  file: StudioAsset;
  onClose: () => void;
  /** Called with the changed file; a replaced file has a new id. */
  onChanged: (file: StudioAsset) => void;
  onDeleted: () => void;
};

/** One file: alternative texts, focal point, uses, replace and delete. */
export const FileDialog = observer(function FileDialog({ file, onClose, onChanged, onDeleted }: Props) {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale].detail;
  const form = useId();
  const { filename, notes, credits, kind } = file;
  const [values, setValues] = useState({ filename, notes, credits, alt: file.alt, focal: file.focal });
  const [outcome, setOutcome] = useState<"saving" | "saved" | { failure: unknown }>();
  const [isChanged, setChanged] = useState(false);
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    setOutcome(undefined);
    setChanged(true);
  };
  const save = async () => {
    setOutcome("saving");
    try {
      onChanged(await changeAsset(file.id, values));
      setOutcome("saved");
      setChanged(false);
      return true;
    } catch (error) {
      studio.noteFailure(error);
      setOutcome({ failure: error });
      return false;
    }
  };
  // What was typed is kept, also by Escape and by a click beside the dialog.
  const close = async () => {
    if (!isChanged || (await save())) onClose();
  };
  return (
    <Dialog
      title={filename}
      onClose={() => void close()}
      isWide
      footer={
        <>
          {typeof outcome === "object" ? (
            <Notice tone="error">{describeFailure(outcome.failure, locale)}</Notice>
          ) : null}
          <span role="status">{outcome === "saved" ? text.saved : ""}</span>
          <Button
            type="submit"
            form={form}
            tone={isChanged ? "primary" : "secondary"}
            disabled={!isChanged || outcome === "saving"}
          >
            {outcome === "saving" ? text.saving : text.save}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <FilePicture file={file} focal={values.focal} onFocal={(focal) => change({ focal })} />
        <div className={styles.words}>
          <form
            id={form}
            className={formStyles.root}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {kind === "image" ? (
              <fieldset className={styles.alt}>
                <legend>{text.altLegend}</legend>
                <p>{text.altHint}</p>
                {listLanguages(models).map(({ id, name }) => (
                  <Field key={id} label={name}>
                    {(attributes) => (
                      <textarea
                        {...attributes}
                        lang={id}
                        rows={2}
                        maxLength={500}
                        value={values.alt[id] ?? ""}
                        onChange={(event) => change({ alt: { ...values.alt, [id]: event.target.value } })}
                      />
                    )}
                  </Field>
                ))}
              </fieldset>
            ) : null}
            {(["filename", "credits", "notes"] as const).map((name) => (
              <Field key={name} label={text[name]}>
                {(attributes) => (
                  <input
                    {...attributes}
                    required={name === "filename"}
                    maxLength={name === "filename" ? 200 : 500}
                    value={values[name]}
                    onChange={(event) => change({ [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </form>
          <FileUses id={file.id} onOpen={() => void close()} />
          <FileActions
            file={file}
            onReplaced={(replaced) => {
              // Updates the form's name too, or a later save would restore the old one.
              change({ filename: replaced.filename });
              onChanged(replaced);
            }}
            onDeleted={onDeleted}
          />
        </div>
      </div>
    </Dialog>
  );
});
