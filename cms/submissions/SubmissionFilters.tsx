import { observer } from "@/features/shared/mobx";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import styles from "#cms/shell/ui/filters.module.css";

import { submissionStates } from "./contract.ts";
import { messages } from "./messages.ts";
import { nameForm } from "./nameForm.ts";
import type { SubmissionsStore } from "./SubmissionsStore.ts";

type Props = {
  store: SubmissionsStore;
  /** Those a submission can be assigned to. */
  persons: { value: string; label: string }[];
};

/** Search, form, state and person of the list of submissions. */
export const SubmissionFilters = observer(function SubmissionFilters({ store, persons }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { query, forms } = store;
  return (
    <search className={styles.root} aria-label={text.search}>
      <SearchField
        label={text.search}
        value={query.search ?? ""}
        locale={locale}
        onChange={(search) => store.filter({ search })}
      />
      <Select
        label={text.form}
        name="form"
        value={query.form ?? ""}
        placeholder={text.allForms}
        options={forms.map(({ name }) => ({ value: name, label: nameForm(name, locale) }))}
        onChange={(form) => store.filter({ form })}
      />
      <Select
        label={text.state}
        name="state"
        value={query.state ?? ""}
        placeholder={text.allStates}
        options={submissionStates.map((one) => ({ value: one, label: text.states[one] }))}
        onChange={(value) => store.filter({ state: submissionStates.find((one) => one === value) })}
      />
      <Select
        label={text.assignee}
        name="assignee"
        value={query.assignee ?? ""}
        placeholder={text.everybody}
        options={[{ value: "nobody", label: text.nobody }, ...persons]}
        onChange={(assignee) => store.filter({ assignee })}
      />
    </search>
  );
});
