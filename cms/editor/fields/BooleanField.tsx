import { Choice } from "@/features/shared/ui/Choice";
import { toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";

/** A yes/no choice with the model's labels. */
export function BooleanField({ value, onChange, ...frame }: FieldProps) {
  const { config } = frame.field;
  const isOn = typeof value === "boolean" ? value : config.default_value === true;
  const words = toText(isOn ? config.placeholder_true : config.placeholder_false);
  return (
    <FieldFrame {...frame} isInline>
      {(control) => (
        <>
          <Choice {...control} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
          {words ? <small>{words}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
