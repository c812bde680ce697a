import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { listTypes } from "#cms/models/typeModels.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";

import { scopeMessages } from "./scopeMessages.ts";
import styles from "./ScopeChoices.module.css";

type Scope = { languages: readonly string[]; types: readonly string[] };

/** Languages and types of documents that may be changed; without a choice all. */
export const ScopeChoices = observer(function ScopeChoices({
  scope,
  onChange,
}: {
  scope: Scope;
  onChange: (change: { languages?: string[]; types?: string[] }) => void;
}) {
  const { locale, models } = useStudio();
  const text = scopeMessages[locale];
  const options = {
    languages: listLanguages(models).map(({ id, name }) => ({ id, name })),
    types: listTypes(models).map(({ id, label }) => ({ id, name: label || id })),
  };
  return (["languages", "types"] as const).map((member) => (
    <fieldset key={member} className={styles.root}>
      <legend>
        {text[member]} <small>{text.all}</small>
      </legend>
      {options[member].map(({ id, name }) => (
        <label key={id} className={form.choice}>
          <Choice
            type="checkbox"
            checked={scope[member].includes(id)}
            onChange={({ target }) => {
              const others = scope[member].filter((one) => one !== id);
              onChange({ [member]: target.checked ? [...others, id] : others });
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  ));
});
