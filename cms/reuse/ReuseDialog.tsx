import { useId, useState } from "react";
import type { FormEvent } from "react";

import { sectionSlice } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Select } from "@/features/shared/ui/Select";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { isFileName, summarizeSlice } from "#cms/editor/model/summarize.ts";
import { describeSlice } from "#cms/editor/slices/sliceNames.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { saveSlice } from "./api.ts";
import { makeSection } from "./composeSection.ts";
import { maxSliceName } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = { slice: string; onClose: () => void };

/** Makes a section of a slice and those below it, or saves the slice for the library. */
export const ReuseDialog = observer(function ReuseDialog({ slice, onClose }: Props) {
  const { session, locale } = useEditor();
  const { store, models, summary } = session;
  const text = messages[locale];
  const zone = store.findZone(slice) ?? "";
  const keys = store.keys(zone);
  const index = keys.indexOf(slice);
  const isSection = (key: string) => store.get(key, "slice_type") === sectionSlice;
  // A section holds no section.
  const end = keys.findIndex((key, at) => at >= index && isSection(key));
  const run = keys.slice(index, end < 0 ? undefined : end);
  const canShare = run.length > 0 && models.choices(summary.type, zone).some(({ type }) => type === sectionSlice);
  const [kind, setKind] = useState<"section" | "saved">(canShare ? "section" : "saved");
  const [name, setName] = useState(() => {
    const words = summarizeSlice(store.slice(slice));
    return isFileName(words) ? "" : words;
  });
  const [count, setCount] = useState(1);
  const { isBusy, failure, attempt } = useAttempt();
  const formId = useId();
  const describe = (key: string) => describeSlice(models, store.slice(key), locale);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (!title) return;
    await attempt(async () => {
      if (kind === "section") await makeSection(session, run.slice(0, count), title);
      else await saveSlice({ name: title, slice: store.slice(slice) });
      session.announce(kind === "section" ? text.made(title) : text.saveDone(title));
      onClose();
    });
  };
  const submitWord = kind === "section" ? text.make : text.save;
  return (
    <Dialog
      title={text.title(describe(slice))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" disabled={isBusy}>
            {isBusy ? text.working : submitWord}
          </Button>
        </>
      }
    >
      <form id={formId} className={form.root} onSubmit={(event) => void submit(event)}>
        {canShare ? (
          <fieldset>
            <legend className="visuallyHidden">{text.kinds}</legend>
            {(["section", "saved"] as const).map((one) => (
              <label key={one} className={form.choice}>
                <Choice type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
                <span>
                  <strong>{text[one]}</strong> <small>{text[`${one}Hint`]}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <Field label={text.name} hint={text.nameHint}>
          {(attributes) => (
            <input
              {...attributes}
              data-first=""
              required
              maxLength={maxSliceName}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {kind === "section" && run.length > 1 ? (
          <Select
            label={text.until}
            name="until"
            value={String(count)}
            options={run.map((key, at) => ({
              value: String(at + 1),
              label: at === 0 ? text.onlyThis : text.range(at + 1, describe(key)),
            }))}
            onChange={(value) => setCount(Number(value))}
          />
        ) : null}
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
});
