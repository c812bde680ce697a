import { X } from "lucide-react";

import { useEditor } from "#cms/editor/EditorContext.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";

import { messages } from "./messages.ts";

/** Empties a field. */
export function ClearButton({ onClear, name }: { onClear: () => void; name: string }) {
  const { locale } = useEditor();
  return <IconButton icon={X} label={messages[locale].clear(name)} onClick={onClear} />;
}
