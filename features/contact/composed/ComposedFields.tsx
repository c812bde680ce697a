import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";

import type { ComposedField, ComposedForm } from "@/features/shared/contracts/composedForm";
import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "@/features/shared/ui/Field";
import { Flag } from "@/features/shared/ui/Flag";

import { messages } from "@/features/contact/messages";

import styles from "./ComposedFields.module.css";

/** A composed form as visitors see it. */
export type ComposedView = {
  form: ComposedForm;
  /** Words of the button; empty for the usual ones. */
  button: string;
  /** What visitors agree to. */
  consent: ReactNode;
  /** What they read once it was sent; nothing for the usual sentence. */
  thanks: ReactNode;
};

type Wiring = { name: string; required?: boolean } & Record<string, unknown>;

type Parts = {
  locale: Locale;
  getError?: (key: string) => string | undefined;
  /** The attributes of a control. */
  wire: (key: string, isRequired: boolean) => Wiring;
};
type Props = Parts & Pick<ComposedView, "form" | "consent">;

/** The fields of a composed form in order, and the box to agree. */
export function ComposedFields({ form, consent, ...parts }: Props) {
  return (
    <>
      {form.fields.map((field) => (
        <OneField key={field.key} field={field} {...parts} />
      ))}
      {form.hasConsent ? (
        <Box error={parts.getError?.("consent")} wiring={parts.wire("consent", true)}>
          {consent}
        </Box>
      ) : null}
    </>
  );
}

function OneField({ field, locale, getError, wire }: Parts & { field: ComposedField }) {
  const { key, label, kind, isRequired, help } = field;
  const error = getError?.(key);
  const optional = isRequired ? undefined : messages[locale].optional;
  if (kind === "checkbox") {
    return (
      <Box error={error} help={help} wiring={wire(key, isRequired)}>
        {label} {optional ? <small>{optional}</small> : null}
      </Box>
    );
  }
  // No single box of several has to be ticked.
  if (kind === "several choices")
    return <Boxes field={field} optional={optional} error={error} wiring={wire(key, false)} />;
  return (
    <Field label={label} hint={help || undefined} optional={optional} error={error}>
      {(attributes) => <Control field={field} locale={locale} {...attributes} {...wire(key, isRequired)} />}
    </Field>
  );
}

const types: Partial<Record<ComposedField["kind"], ComponentProps<"input">>> = {
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  telephone: { type: "tel", autoComplete: "tel" },
  number: { inputMode: "decimal" },
  date: { type: "date" },
};

function Control({ field, locale, ...rest }: { field: ComposedField; locale: Locale } & Record<string, unknown>) {
  if (field.kind === "long text") return <textarea rows={5} {...rest} />;
  if (field.kind !== "one choice") return <input type="text" {...types[field.kind]} {...rest} />;
  return (
    <select {...rest}>
      <option value="">{messages[locale].choose}</option>
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

type BoxProps = { error: string | undefined; help?: string; wiring: Wiring; children: ReactNode };

/** One box to tick, with its words beside it. */
function Box({ error, help, wiring, children }: BoxProps) {
  const id = useId();
  const described = [help ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.root}>
      <label>
        <Choice type="checkbox" aria-describedby={described || undefined} aria-invalid={Boolean(error)} {...wiring} />
        <span>{children}</span>
      </label>
      {help ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {help}
        </p>
      ) : null}
      <Complaint id={`${id}-error`} error={error} />
    </div>
  );
}

type BoxesProps = { field: ComposedField; optional: string | undefined; error: string | undefined; wiring: Wiring };

function Boxes({ field: { label, choices, help }, optional, error, wiring }: BoxesProps) {
  const id = useId();
  const described = [help ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.root} aria-describedby={described || undefined}>
      <legend>
        {label} {optional ? <small>{optional}</small> : null}
      </legend>
      {help ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {help}
        </p>
      ) : null}
      {choices.map((choice) => (
        <label key={choice}>
          <Choice type="checkbox" value={choice} aria-invalid={Boolean(error)} {...wiring} />
          <span>{choice}</span>
        </label>
      ))}
      <Complaint id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const Complaint = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={id} className={styles.error}>
      <Flag name="U" size={18} />
      {error}
    </p>
  ) : null;
