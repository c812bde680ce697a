import { useId, useRef, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { StudioError } from "#cms/http/StudioError.ts";
import { isEmail } from "#contracts/isEmail.ts";
import { cleanLink } from "#contracts/pastedText.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";

import { isReservedName } from "./contract.ts";
import type { Person } from "./contract.ts";
import { addPerson, changePassword, changePerson, removeFactors, removePerson } from "./api.ts";
import { messages } from "./messages.ts";
import { PasswordField } from "./PasswordField.tsx";
import { isLongEnough, shortPassword } from "./passwordRules.ts";
import { RoleChoices } from "./RoleChoices.tsx";
import { ScopeChoices } from "./ScopeChoices.tsx";

export type PersonTask = { kind: "add" } | { kind: "edit" | "reset" | "remove" | "factors"; person: Person };

const nobody: Omit<Person, "id" | "created"> = { name: "", role: "editor", languages: [], types: [], email: null };

type Props = {
  task: PersonTask;
  onClose: () => void;
  /** With the password that the person is to be told. */
  onDone: (sentence: string, access?: { name: string; password: string }) => void;
};
type Values = Pick<Person, "name" | "role"> &
  Record<"languages" | "types", string[]> & { password: string; email: string };
type Problem = { field: "name" | "password" | "email"; sentence: string };

/** Adds a person, changes address and limits of one, gives one a new password, or removes one or their second factor. */
export const PersonDialog = observer(function PersonDialog({ task, onClose, onDone }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [values, setValues] = useState<Values>(() => {
    const { name, role, languages = [], types = [], email } = task.kind === "add" ? nobody : task.person;
    return { name, role, languages, types, email: email ?? "", password: "" };
  });
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const formId = useId();
  const hasDetails = task.kind === "add" || task.kind === "edit";
  const titles = {
    add: () => text.add,
    edit: values.role === "owner" ? text.editOwnerLabel : text.editLabel,
    reset: text.resetLabel,
    remove: text.removeLabel,
    factors: text.factorsLabel,
  };
  const isRemoval = task.kind === "remove" || task.kind === "factors";
  // Focus scrolls to the control, not to the error below it, which is drawn later.
  const reveal = () =>
    requestAnimationFrame(() =>
      fields.current?.querySelector(":has(> [aria-invalid=true]), [role=alert]")?.scrollIntoView({ block: "nearest" }),
    );
  const show = (...found: Problem[]) => {
    setProblems(found);
    fields.current?.querySelector<HTMLElement>(`[name=${found[0]?.field}]`)?.focus();
    reveal();
  };
  /** In the order of the fields. */
  const findProblems = (): Problem[] => {
    const { name, password, email } = values;
    const found: Problem[] = [];
    if (isRemoval) return found;
    if (task.kind === "add" && [...cleanLink(name)].length < 2) found.push({ field: "name", sentence: text.nameShort });
    else if (task.kind === "add" && isReservedName(name)) found.push({ field: "name", sentence: text.nameReserved });
    if (task.kind !== "edit" && !isLongEnough(password))
      found.push({ field: "password", sentence: shortPassword[locale] });
    if (hasDetails && email.trim() !== "" && !isEmail(email.trim()))
      found.push({ field: "email", sentence: text.emailWrong });
    return found;
  };
  const request = async () => {
    const { name, password, role, languages, types } = values;
    const details = { languages, types, email: values.email.trim() || null };
    if (task.kind === "add") return addPerson({ name: name.trim(), role, password, ...details });
    if (task.kind === "edit") return changePerson(task.person.id, details);
    if (task.kind === "reset") return changePassword(task.person.id, { password });
    if (task.kind === "factors") return removeFactors(task.person.id);
    return removePerson(task.person.id);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setProblems([]);
    const found = findProblems();
    if (found.length > 0) return show(...found);
    setBusy(true);
    try {
      await request();
      const done = {
        add: text.addDone,
        edit: text.editDone,
        reset: text.resetDone,
        remove: text.removeDone,
        factors: text.factorsDone,
      };
      const name = task.kind === "add" ? values.name.trim() : task.person.name;
      onDone(done[task.kind](name), values.password ? { name, password: values.password } : undefined);
    } catch (error) {
      studio.noteFailure(error);
      setBusy(false);
      const code = error instanceof StudioError ? error.failure?.code : undefined;
      if (code === "person-taken") show({ field: "name", sentence: text.taken });
      else if (code === "password-weak") show({ field: "password", sentence: describeFailure(error, locale) });
      else {
        setFailure(error);
        reveal();
      }
    }
    return undefined;
  };
  const getButton = () => {
    if (isBusy) return text.saving;
    if (task.kind === "add") return text.add;
    return isRemoval ? text.remove : text.save;
  };
  const errorAt = (field: Problem["field"]) => problems.find((one) => one.field === field)?.sentence;
  return (
    <Dialog
      title={titles[task.kind](task.kind === "add" ? "" : task.person.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" disabled={isBusy}>
            {getButton()}
          </Button>
        </>
      }
    >
      <form ref={fields} id={formId} className={form.root} noValidate onSubmit={(event) => void submit(event)}>
        {task.kind === "reset" ? <p>{text.resetText}</p> : null}
        {task.kind === "remove" ? <p>{text.removeText(task.person.name)}</p> : null}
        {task.kind === "factors" ? <p>{text.factorsText(task.person.name)}</p> : null}
        {task.kind === "add" ? (
          <>
            <Field label={text.name} hint={text.nameHint} error={errorAt("name")}>
              {(attributes) => (
                <input
                  {...attributes}
                  name="name"
                  data-first=""
                  maxLength={60}
                  autoComplete="off"
                  value={values.name}
                  onChange={(event) => setValues({ ...values, name: event.target.value })}
                />
              )}
            </Field>
            <RoleChoices role={values.role} onChange={(role) => setValues({ ...values, role })} />
          </>
        ) : null}
        {isRemoval || task.kind === "edit" ? null : (
          <PasswordField
            value={values.password}
            locale={locale}
            isFirst={task.kind === "reset"}
            error={errorAt("password")}
            onChange={(password) => setValues({ ...values, password })}
          />
        )}
        {hasDetails ? (
          <>
            <Field label={text.email} hint={text.emailHint} error={errorAt("email")}>
              {(attributes) => (
                <input
                  {...attributes}
                  name="email"
                  type="email"
                  data-first={task.kind === "edit" ? "" : undefined}
                  maxLength={254}
                  autoComplete="off"
                  value={values.email}
                  onChange={(event) => setValues({ ...values, email: event.target.value })}
                />
              )}
            </Field>
            {values.role === "owner" ? null : (
              <Disclosure summary={text.limits} open={values.languages.length + values.types.length > 0}>
                <ScopeChoices scope={values} onChange={(change) => setValues({ ...values, ...change })} />
              </Disclosure>
            )}
          </>
        ) : null}
        {failure ? <Notice tone="error">{describeFailure(failure, locale)}</Notice> : null}
      </form>
    </Dialog>
  );
});
