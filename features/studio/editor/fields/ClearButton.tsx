import { X } from "lucide-react";

import { useEditor } from "@/features/studio/editor/EditorContext";
import { IconButton } from "@/features/studio/editor/parts/IconButton";

import { messages } from "./messages";

/** Empties a field. */
export function ClearButton({ onClear, name }: { onClear: () => void; name: string }) {
  const { locale } = useEditor();
  return <IconButton icon={X} label={messages[locale].clear(name)} onClick={onClear} />;
}
