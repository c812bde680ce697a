import { useState } from "react";

import { toReference } from "#contracts/formsApi.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { isLocale, ownName } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Select } from "@/features/shared/ui/Select";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { changeSubmission, removeSubmission } from "./api.ts";
import type { Submission, SubmissionChange, SubmissionField } from "./contract.ts";
import { messages } from "./messages.ts";
import { nameForm, nameSubject } from "./nameForm.ts";
import { SubmissionMark } from "./SubmissionMark.tsx";
import styles from "./SubmissionsScreen.module.css";

type Props = {
  submission: Submission;
  /** Those of a form that an editor composed, in its order. */
  formFields: SubmissionField[];
  /** Those it can be assigned to. */
  persons: { value: string; label: string }[];
  onClose: () => void;
  onChanged: (submission: Submission, sentence: string) => void;
  onRemoved: () => void;
};

const toText = (value: unknown): string => {
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** One submission, read whole: mark it as done, assign it or delete it. */
export const SubmissionDialog = observer(function SubmissionDialog(props: Props) {
  const { submission, formFields, persons, onClose, onChanged, onRemoved } = props;
  const { locale } = useStudio();
  const text = messages[locale];
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const { id, at, email, name, fields, done_at: doneAt, assignee } = submission;
  const isDone = doneAt !== null;
  const { pageUrl, consent, locale: language, source, ...rest } = fields;
  const subject = nameSubject(source, locale);
  const others: Record<string, unknown> = { ...(subject ? { subject } : { source }), ...rest };
  const change = (over: SubmissionChange, sentence: string) =>
    attempt(async () => onChanged(await changeSubmission(id, over), sentence));
  const columns: SubmissionField[] = [
    { key: "name", label: text.name, column: "name" },
    { key: "email", label: text.email, column: "email" },
  ];
  const missing = columns.filter(({ column }) => !formFields.some((field) => field.column === column));
  const known = [...missing, ...formFields];
  const unknown = Object.keys(others).filter((key) => !known.some((field) => field.key === key && !field.column));
  const shown: SubmissionField[] = [
    ...known,
    ...unknown.map((key) => ({ key, label: ownValue(text.fieldNames, key) ?? key, column: null })),
  ];
  const values = shown.map((field) => ({
    ...field,
    value: field.column ? submission[field.column] : others[field.key],
  }));
  const facts = [
    { key: "consent", label: text.consent, column: null, value: consent },
    { key: "locale", label: text.language, column: null, value: isLocale(language) ? ownName(language) : language },
  ];
  const rows = [...values, ...facts].filter(({ value }) => value !== undefined && value !== "");
  const about = [nameForm(submission.form, locale), ...(subject ? [subject] : [])].join(" · ");
  const replyUrl = `mailto:${encodeURIComponent(email ?? "")}?subject=${encodeURIComponent(`Re: ${about} (${toReference(id)})`)}`;
  const askedButtons = (
    <>
      <span role="status">{text.removeText}</span>
      <Button onClick={() => setAsked(false)}>{text.cancel}</Button>
      <Button
        tone="primary"
        disabled={isBusy}
        onClick={() =>
          void attempt(async () => {
            await removeSubmission(id);
            onRemoved();
          })
        }
      >
        {text.remove}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.read(name || email || text.unnamed, nameForm(submission.form, locale))}
      isWide
      onClose={onClose}
      footer={
        isAsked ? (
          askedButtons
        ) : (
          <>
            {email ? <ButtonLink href={replyUrl}>{text.reply}</ButtonLink> : null}
            <Button onClick={() => setAsked(true)}>{text.remove}</Button>
            <Button
              tone={isDone ? "secondary" : "primary"}
              disabled={isBusy}
              onClick={() => void change({ is_done: !isDone }, text.states[isDone ? "open" : "done"])}
            >
              {isDone ? text.reopen : text.finish}
            </Button>
          </>
        )
      }
    >
      <FailureNotice failure={failure} />
      <div className={styles.bar}>
        <SubmissionMark state={isDone ? "done" : "open"} />
        <Select
          label={text.assignee}
          name="assigned"
          value={assignee ?? ""}
          placeholder={text.nobody}
          options={persons}
          onChange={(person) =>
            void change(
              { assignee: person || null },
              persons.find(({ value }) => value === person)?.label ?? text.nobody,
            )
          }
        />
      </div>
      <dl className={styles.values}>
        {rows.map(({ key, label, column, value }) => (
          <div key={`${column} ${key}`} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{column === "email" ? <a href={replyUrl}>{email}</a> : toText(value)}</dd>
          </div>
        ))}
        <dt>{text.reference}</dt>
        <dd>
          <code>{toReference(id)}</code>
        </dd>
        <dt>{text.sent}</dt>
        <dd>
          <Moment at={at} locale={locale} />
        </dd>
        {typeof pageUrl === "string" && /^https?:/.test(pageUrl) && URL.canParse(pageUrl) ? (
          <>
            <dt>{text.page}</dt>
            <dd>
              <a href={pageUrl} rel="noopener noreferrer">
                {new URL(pageUrl).pathname}
              </a>
            </dd>
          </>
        ) : null}
      </dl>
    </Dialog>
  );
});
