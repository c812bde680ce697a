import type { FieldProblem } from "@/features/console/call/findValueProblem";
import { describeProblem } from "@/features/console/call/describeProblem";
import { messages } from "@/features/console/messages";
import type { MethodField } from "@/features/console/model";
import type { Locale } from "@/features/shared/locale";
import { Field } from "@/features/shared/ui/Field";
import type { FieldAttributes } from "@/features/shared/ui/Field";

import styles from "@/features/console/index.module.css";

type Props = {
  field: MethodField;
  value: string;
  problem: FieldProblem | undefined;
  /** Whether the form of the value is described; not where the page does it. */
  hasHint?: boolean;
  locale: Locale;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** One parameter of a method, with the control that fits its type. */
export function ParameterField({ field, value, problem, hasHint = true, locale, onChange, onLeave }: Props) {
  const text = messages[locale];
  return (
    <Field
      label={field.name}
      hint={hasHint ? text.hints[field.type] : undefined}
      error={problem && describeProblem(problem, locale)}
      optional={field.isOptional ? text.optional : undefined}
    >
      {(attributes) => (
        <Control field={field} value={value} attributes={attributes} onChange={onChange} onLeave={onLeave} />
      )}
    </Field>
  );
}

type ControlProps = Pick<Props, "field" | "value" | "onChange" | "onLeave"> & { attributes: FieldAttributes };

// Longer values are no parameters: the gateway accepts 16 KiB per request.
const maxLength = 12_000;

function Control({ field, value, attributes, onChange, onLeave }: ControlProps) {
  const options = field.type === "boolean" ? ["true", "false"] : field.options;
  const common = {
    ...attributes,
    name: `parameter ${field.name}`,
    "data-parameter": "",
    className: styles.code,
    onBlur: onLeave,
  };
  if (options) {
    return (
      <select {...common} value={value} onChange={(event) => onChange(event.target.value)}>
        {field.isOptional ? <option value="" /> : null}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const inputProps = {
    ...common,
    value,
    maxLength: maxLength,
    spellCheck: false,
    autoComplete: "off",
    autoCapitalize: "off",
  };
  if (field.type === "json" || field.type === "query") {
    return <textarea {...inputProps} rows={countRows(value)} onChange={(event) => onChange(event.target.value)} />;
  }
  return <input {...inputProps} type="text" onChange={(event) => onChange(event.target.value)} />;
}

const countRows = (value: string) => Math.min(10, Math.max(2, value.split("\n").length, Math.ceil(value.length / 44)));
