import { createElement } from "react";

import { ownValue } from "#contracts/ownValue.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { useFieldControls } from "./FieldControls.ts";
import type { FieldProps } from "./FieldProps.ts";
import { JsonField } from "./JsonField.tsx";
import { unknownType } from "./listUnknown.ts";
import { messages } from "./messages.ts";

/** The control of a field by its type; JSON for unknown types and values without a field in the model. */
export function FieldEditor(props: FieldProps) {
  const { locale } = useEditor();
  const controls = useFieldControls();
  const { type } = props.field;
  if (type === "Separator") return <hr />;
  const field = type === unknownType ? { ...props.field, placeholder: messages[locale].fieldGone } : props.field;
  return createElement(ownValue(controls, type) ?? JsonField, { ...props, field });
}
