import { createElement } from "react";

import { ownValue } from "@/features/shared/contracts/ownValue";
import { useEditor } from "@/features/studio/editor/EditorContext";

import { useFieldControls } from "./FieldControls";
import type { FieldProps } from "./FieldProps";
import { JsonField } from "./JsonField";
import { unknownType } from "./listUnknown";
import { messages } from "./messages";

/** The control of a field by its type; JSON for unknown types and values without a field in the model. */
export function FieldEditor(props: FieldProps) {
  const { locale } = useEditor();
  const controls = useFieldControls();
  const { type } = props.field;
  if (type === "Separator") return <hr />;
  const field = type === unknownType ? { ...props.field, placeholder: messages[locale].fieldGone } : props.field;
  return createElement(ownValue(controls, type) ?? JsonField, { ...props, field });
}
