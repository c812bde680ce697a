import { RichTextBox } from "#cms/editor/rich-text/RichTextBox.tsx";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";

/** Rich text limited to what its model allows. */
export function RichTextField({ value, onChange, ...frame }: FieldProps) {
  const { field, slice, path } = frame;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <RichTextBox
          name={`${slice} ${path}`}
          label={field.label}
          config={field.config}
          value={value}
          onChange={onChange}
          id={control.id}
          describedBy={control["aria-describedby"]}
          isWrong={control["aria-invalid"]}
        />
      )}
    </FieldFrame>
  );
}
