import { useCallback, useEffect, useState } from "react";
import { clsx } from "clsx";
import { Ellipsis } from "lucide-react";

import { toReference } from "#contracts/formsApi.ts";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { loadPeople } from "#cms/people/api.ts";
import { hasRole } from "#cms/people/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { writeListPath } from "#cms/shell/screenPaths.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rowStyles from "#cms/shell/ui/rows.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { writeExportPath } from "./api.ts";
import { messages } from "./messages.ts";
import { nameForm, nameSubject } from "./nameForm.ts";
import { RemovalDialog } from "./RemovalDialog.tsx";
import { SubmissionDialog } from "./SubmissionDialog.tsx";
import { SubmissionFilters } from "./SubmissionFilters.tsx";
import { SubmissionMark } from "./SubmissionMark.tsx";
import { SubmissionsStore } from "./SubmissionsStore.ts";
import styles from "./SubmissionsScreen.module.css";

const formsPath = writeListPath({ type: "form" });

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
    // A notification leads to one's own, a form to its own.
    const search = new URLSearchParams(studio.search);
    return new SubmissionsStore({
      assignee: search.get("assignee") === "me" ? studio.person?.id : undefined,
      form: search.get("form") ?? undefined,
      onFailure: studio.noteFailure,
    });
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
        {isEmpty ? null : <StudioLink href={formsPath}>{text.toForms}</StudioLink>}
        {isEmpty ? null : (
          <a href={writeExportPath(query)} download="submissions.csv">
            {text.export}
          </a>
        )}
        {!isEmpty && studio.can("owner") ? (
          <Menu label={text.moreLabel} summary={<Ellipsis size={16} strokeWidth={2} aria-hidden="true" />}>
            <button type="button" onClick={() => setRemoving(true)}>
              {text.removeMany}
            </button>
          </Menu>
        ) : null}
      </ScreenHead>
      {isEmpty ? (
        <EmptyScreen
          title={text.emptyTitle}
          steps={Object.values(text.steps)}
          action={
            <StudioLink as={ButtonLink} href={formsPath}>
              {text.toForms}
            </StudioLink>
          }
        >
          {text.empty}
        </EmptyScreen>
      ) : (
        <SubmissionFilters store={store} persons={persons} />
      )}
      {state.kind === "failed" ? <FailureNotice error={state.error} onRetry={() => void store.load()} /> : null}
      {state.kind === "loading" && rows.length === 0 ? <LoadingRows>{text.loading}</LoadingRows> : null}
      {state.kind === "ready" && rows.length === 0 && !isEmpty ? (
        <Notice
          tone="empty"
          title={text.none}
          action={
            <Button size="small" onClick={() => store.filter({ search: "", form: "", state: undefined, assignee: "" })}>
              {text.showAll}
            </Button>
          }
        >
          {text.noneText}
        </Notice>
      ) : null}
      <ul className={clsx(rowStyles.root, styles.list)} aria-label={text.title}>
        {rows.length > 0 ? (
          <li className={styles.head} aria-hidden="true">
            {Object.values(text.columns).map((column) => (
              <span key={column}>{column}</span>
            ))}
          </li>
        ) : null}
        {rows.map(({ id, at, form, email, name, fields, done_at: doneAt, assignee }) => (
          <li key={id} data-state={doneAt === null ? "open" : "done"}>
            <span>
              <button type="button" className={styles.read} onClick={() => setShown(id)}>
                {name || email || text.unnamed}
              </button>
              {name && email ? <small className={styles.excerpt}>{email}</small> : null}
            </span>
            <span className={styles.sent}>
              <span>{[nameForm(form, locale), nameSubject(fields.source, locale)].filter(Boolean).join(" · ")}</span>
              <small className={styles.excerpt}>{typeof fields.message === "string" ? fields.message : null}</small>
            </span>
            <span>
              <SubmissionMark state={doneAt === null ? "open" : "done"} />
              {assignee ? <small>{persons.find(({ value }) => value === assignee)?.label}</small> : null}
            </span>
            <small>
              <Moment at={at} locale={locale} />
              <code className={styles.excerpt}>{toReference(id)}</code>
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
            // The last one of all brings the empty screen.
            void store.load();
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
