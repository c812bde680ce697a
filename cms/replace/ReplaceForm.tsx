import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Select } from "@/features/shared/ui/Select";
import { listLanguages } from "#cms/models/listLanguages.ts";
import form from "#cms/shell/ui/form.module.css";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { messages } from "./messages.ts";
import type { ReplaceStore } from "./ReplaceStore.ts";
import styles from "./ReplaceScreen.module.css";

const maxLength = 500;

/** The form for the search and the replacement. */
export const ReplaceForm = observer(function ReplaceForm({ store }: { store: ReplaceStore }) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const { query } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.search();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={text.find} hint={text.findHint}>
        {(attributes) => (
          <input
            {...attributes}
            name="find"
            required
            maxLength={maxLength}
            autoComplete="off"
            value={query.text}
            onChange={(event) => store.change({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.replacement} hint={text.nothing}>
        {(attributes) => (
          <input
            {...attributes}
            name="replacement"
            maxLength={maxLength}
            autoComplete="off"
            value={store.replacement}
            onChange={(event) => store.setReplacement(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.options}>
        <Select
          label={text.lang}
          name="lang"
          value={query.lang}
          placeholder={text.allLangs}
          options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(lang) => store.change({ lang })}
        />
        <label className={form.choice}>
          <Choice
            type="checkbox"
            checked={query.whole_words}
            onChange={(event) => store.change({ whole_words: event.target.checked })}
          />
          {text.wholeWords}
        </label>
        <label className={form.choice}>
          <Choice
            type="checkbox"
            checked={query.match_case}
            onChange={(event) => store.change({ match_case: event.target.checked })}
          />
          {text.matchCase}
        </label>
        <Button type="submit" tone={store.found.length > 0 ? "secondary" : "primary"} disabled={store.isBusy}>
          {text.search}
        </Button>
      </div>
    </form>
  );
});
