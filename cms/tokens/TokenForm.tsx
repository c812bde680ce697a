import { useId, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Select } from "@/features/shared/ui/Select";
import { hasRole, roles } from "#cms/people/contract.ts";
import type { Role } from "#cms/people/contract.ts";
import { ScopeChoices } from "#cms/people/ScopeChoices.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";

import { createToken } from "./api.ts";
import { maxTokenName } from "./contract.ts";
import type { CreatedToken } from "./contract.ts";
import { messages } from "./messages.ts";

const dayMs = 24 * 3_600_000;
const lifetimes = [7, 30, 90, 365];

type Values = { name: string; role: Role; days: number; languages: string[]; types: string[] };
const empty: Values = { name: "", role: "editor", days: 30, languages: [], types: [] };

type Props = { onCreated: (token: CreatedToken) => void; onClose: () => void };

/** Makes a personal token with name, role, lifetime, languages and types. */
export const TokenForm = observer(function TokenForm({ onCreated, onClose }: Props) {
  const studio = useStudio();
  const { locale, person } = studio;
  const text = messages[locale];
  const [values, setValues] = useState(empty);
  const [isShort, setShort] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const nameId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { days, name, ...rest } = values;
    const isTooShort = [...name.trim()].length < 2;
    setShort(isTooShort);
    setFailure(undefined);
    if (isTooShort) return document.getElementById(nameId)?.querySelector("input")?.focus();
    setBusy(true);
    try {
      onCreated(await createToken({ ...rest, name: name.trim(), expires: Date.now() + days * dayMs }));
      setValues(empty);
    } catch (error) {
      studio.noteFailure(error);
      setFailure(error);
    }
    setBusy(false);
    return undefined;
  };
  const own = roles.filter((role) => person && hasRole(person.role, role));
  return (
    <form className={form.root} noValidate onSubmit={(event) => void submit(event)}>
      <div id={nameId}>
        <Field label={text.name} hint={text.nameHint} error={isShort ? text.nameShort : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              data-first=""
              maxLength={maxTokenName}
              autoComplete="off"
              value={values.name}
              onChange={({ target }) => setValues({ ...values, name: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={form.actions}>
        <Select
          label={text.role}
          name="token-role"
          value={values.role}
          options={own.map((role) => ({ value: role, label: frameMessages[locale].roles[role] }))}
          onChange={(value) => setValues({ ...values, role: roles.find((role) => role === value) ?? "editor" })}
        />
        <Select
          label={text.lasts}
          name="token-days"
          value={String(values.days)}
          options={lifetimes.map((days) => ({ value: String(days), label: text.days(days) }))}
          onChange={(value) => setValues({ ...values, days: Number(value) })}
        />
      </div>
      <Disclosure summary={text.limits}>
        <ScopeChoices scope={values} onChange={(change) => setValues({ ...values, ...change })} />
      </Disclosure>
      <FailureNotice error={undefined} failure={failure} onRetry={() => setFailure(undefined)} />
      <div className={form.actions}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? text.creating : text.create}
        </Button>
      </div>
    </form>
  );
});
