import { useCallback, useEffect, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Select } from "@/features/shared/ui/Select";
import { searchDocuments } from "#cms/list/api.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { loadReleases } from "#cms/releases/api.ts";
import form from "#cms/shell/ui/form.module.css";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { getTomorrowMorning, MomentField, parseMoment } from "#cms/shell/time/MomentField.tsx";
import { Picker } from "#cms/shell/ui/Picker.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import type { BulkStore } from "./BulkStore.ts";
import { messages } from "./messages.ts";

type Props = { store: BulkStore };

const maxOptions = 30;

/** What an action needs besides the documents. */
export const BulkFields = observer(function BulkFields({ store }: Props) {
  switch (store.action) {
    case "schedule":
      return <ScheduleFields store={store} />;
    case "release":
      return <ReleaseField store={store} />;
    case "review":
      return <NoteField store={store} />;
    case "translate":
      return <LanguageField store={store} />;
    case "tag":
      return <TagFields store={store} />;
    case "move":
      return <ParentField store={store} />;
    default:
      return null;
  }
});

const useText = () => messages[useStudio().locale];

const ScheduleFields = observer(function ScheduleFields({ store }: Props) {
  const text = useText();
  const { locale } = useStudio();
  const [moment, setMoment] = useState(getTomorrowMorning);
  useEffect(() => store.change({ at: parseMoment(moment) }), [store, moment]);
  return (
    <>
      <MomentField label={text.at} value={moment} locale={locale} onChange={setMoment} />
      <Field label={text.label} hint={text.labelHint}>
        {(attributes) => (
          <input
            {...attributes}
            maxLength={200}
            value={store.values.label ?? ""}
            onChange={({ target }) => store.change({ label: target.value })}
          />
        )}
      </Field>
    </>
  );
});

const ReleaseField = observer(function ReleaseField({ store }: Props) {
  const text = useText();
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadReleases(signal), []));
  if (value?.results.length === 0) return <p>{text.noRelease}</p>;
  return (
    <Select
      label={text.release}
      name="release"
      value={store.values.release ?? ""}
      placeholder={text.pickRelease}
      options={(value?.results ?? []).map(({ id, label }) => ({ value: id, label }))}
      onChange={(release) => store.change({ release: release || undefined })}
    />
  );
});

const NoteField = observer(function NoteField({ store }: Props) {
  const text = useText();
  return (
    <Field label={text.note}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={2}
          maxLength={1_000}
          value={store.values.note ?? ""}
          onChange={({ target }) => store.change({ note: target.value })}
        />
      )}
    </Field>
  );
});

const LanguageField = observer(function LanguageField({ store }: Props) {
  const text = useText();
  const { models } = useStudio();
  return (
    <Select
      label={text.lang}
      name="copy-lang"
      value={store.values.lang ?? ""}
      placeholder={text.pickLang}
      options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(lang) => store.change({ lang: lang || undefined })}
    />
  );
});

const toTags = (value: string) => [
  ...new Set(
    value
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const TagFields = observer(function TagFields({ store }: Props) {
  const text = useText();
  const [words, setWords] = useState({ add: "", remove: "" });
  return (["add", "remove"] as const).map((name) => (
    <Field key={name} label={text[name]} hint={text.tagsHint}>
      {(attributes) => (
        <input
          {...attributes}
          maxLength={500}
          value={words[name]}
          onChange={({ target }) => {
            setWords({ ...words, [name]: target.value });
            store.change({ [name]: toTags(target.value) });
          }}
        />
      )}
    </Field>
  ));
});

const ParentField = observer(function ParentField({ store }: Props) {
  const studio = useStudio();
  const text = useText();
  const [picked, setPicked] = useState<PickerOption>();
  const find = useCallback(async (words: string, signal: AbortSignal) => {
    const search = { types: ["page"], by_page: true, limit: maxOptions, excerpts: true };
    const { results } = await searchDocuments({ ...search, ...(words.trim() ? { text: words } : {}) }, signal);
    return results.map(({ id, title, path, lang, excerpt }) => ({
      ...{ id, lang, excerpt },
      label: title || id,
      note: path ?? lang,
    }));
  }, []);
  const isTop = store.values.parent === null;
  return (
    <>
      {isTop ? null : (
        <Picker
          label={text.parent}
          hint={text.parentHint}
          value={picked}
          find={find}
          onPick={(option) => {
            setPicked(option);
            store.moveBelow(option);
          }}
          onFailure={(error) => void studio.noteFailure(error)}
        />
      )}
      <label className={form.choice}>
        <Choice
          type="checkbox"
          checked={isTop}
          onChange={({ target }) => store.moveBelow(target.checked ? null : picked)}
        />{" "}
        {text.noParent}
      </label>
    </>
  );
});
