import { useCallback, useEffect, useState } from "react";
import { clsx } from "clsx";
import { CircleCheck, CircleDot } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { loadPeople } from "#cms/people/api.ts";
import { hasRole } from "#cms/people/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import filterStyles from "#cms/shell/ui/filters.module.css";
import rowStyles from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";
import stateStyles from "#cms/shell/ui/StateMark.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { writeExportPath } from "./api.ts";
import { submissionStates } from "./contract.ts";
import { messages } from "./messages.ts";
import { nameForm } from "./nameForm.ts";
import { RemovalDialog } from "./RemovalDialog.tsx";
import { SubmissionDialog } from "./SubmissionDialog.tsx";
import { SubmissionsStore } from "./SubmissionsStore.ts";
import styles from "./SubmissionsScreen.module.css";

/** What visitors sent with forms, for publishers and owners. */
export default observer(function SubmissionsScreen() {
  const studio = useStudio();
  const text = messages[studio.locale];
  if (studio.can("publisher")) return <SubmissionList key={studio.search} />;
  return <ScreenNotice title={text.title} sentence={text.forbidden} />;
});

const SubmissionList = observer(function SubmissionList() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(() => {
    // A notification leads to one's own.
    const isOwn = new URLSearchParams(studio.search).get("assignee") === "me";
    return new SubmissionsStore({ assignee: isOwn ? studio.person?.id : undefined, onFailure: studio.noteFailure });
  });
  const { value: people } = useLoaded(useCallback(() => loadPeople(), []));
  const [shown, setShown] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const { query, rows, forms, state, hasMore } = store;
  // Others would not see what is assigned to them.
  const readers = (people?.results ?? []).filter(({ role }) => hasRole(role, "publisher"));
  const persons = readers.map(({ id, name }) => ({ value: id, label: name }));
  const nobody = { value: "nobody", label: text.nobody };
  // Forms are listed by what was sent with them, whatever the filter.
  const isEmpty = state.kind === "ready" && forms.length === 0;
  const open = rows.find(({ id }) => id === shown);
  const finish = (sentence: string) => {
    setShown(undefined);
    setRemoving(false);
    studio.announce(sentence);
  };
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="submissions">
        {isEmpty ? null : (
          <a href={writeExportPath(query)} download="submissions.csv">
            {text.export}
          </a>
        )}
        {!isEmpty && studio.can("owner") ? (
          <Button size="small" onClick={() => setRemoving(true)}>
            {text.removeMany}
          </Button>
        ) : null}
      </ScreenHead>
      <search className={filterStyles.root} aria-label={text.search}>
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
          options={[
            { value: "", label: text.allForms },
            ...forms.map(({ name }) => ({ value: name, label: nameForm(name, locale) })),
          ]}
          onChange={(form) => store.filter({ form })}
        />
        <Select
          label={text.state}
          name="state"
          value={query.state ?? ""}
          options={[
            { value: "", label: text.allStates },
            ...submissionStates.map((one) => ({ value: one, label: text.states[one] })),
          ]}
          onChange={(value) => store.filter({ state: submissionStates.find((one) => one === value) })}
        />
        <Select
          label={text.assignee}
          name="assignee"
          value={query.assignee ?? ""}
          options={[{ value: "", label: text.everybody }, nobody, ...persons]}
          onChange={(assignee) => store.filter({ assignee })}
        />
      </search>
      {state.kind === "failed" ? <FailureNotice error={state.error} onRetry={() => void store.load()} /> : null}
      {state.kind === "loading" && rows.length === 0 ? <p role="status">{text.loading}</p> : null}
      {state.kind === "ready" && rows.length === 0 ? (
        <Notice tone="empty" title={isEmpty ? text.emptyTitle : ""}>
          {isEmpty ? text.empty : text.none}
        </Notice>
      ) : null}
      <ul className={clsx(rowStyles.root, styles.list)} aria-label={text.title}>
        {rows.map(({ id, at, form, email, name, fields, done_at: doneAt, assignee }) => (
          <li key={id}>
            <span>
              <button type="button" className={styles.read} onClick={() => setShown(id)}>
                {name || email || text.unnamed}
              </button>
              <small className={styles.excerpt}>{typeof fields.message === "string" ? fields.message : null}</small>
            </span>
            <span>{nameForm(form, locale)}</span>
            <small>
              <Mark state={doneAt === null ? "open" : "done"} />{" "}
              {assignee ? `${text.assignee} ${persons.find(({ value }) => value === assignee)?.label ?? ""}` : null}
            </small>
            <small>
              {text.sent} <Moment at={at} locale={locale} />
            </small>
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={() => void store.load({ isNext: true })}>{text.more}</Button> : null}
      {open ? (
        <SubmissionDialog
          submission={open}
          formFields={forms.find(({ name }) => name === open.form)?.fields ?? []}
          persons={persons}
          onClose={() => setShown(undefined)}
          onChanged={(changed, sentence) => {
            store.replace(changed);
            studio.announce(sentence);
          }}
          onRemoved={() => {
            store.drop(open.id);
            finish(text.removedMany("1"));
          }}
        />
      ) : null}
      {isRemoving ? (
        <RemovalDialog
          onClose={() => setRemoving(false)}
          onDone={(sentence) => {
            finish(sentence);
            void store.load();
          }}
        />
      ) : null}
    </>
  );
});

const Mark = observer(function Mark({ state }: { state: (typeof submissionStates)[number] }) {
  const { locale } = useStudio();
  const Drawing = state === "done" ? CircleCheck : CircleDot;
  return (
    <span className={stateStyles.mark} data-state={state === "done" ? "published" : "changed"}>
      <Drawing size={15} strokeWidth={2} aria-hidden="true" />
      {messages[locale].states[state]}
    </span>
  );
});
