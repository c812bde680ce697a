import { useSyncExternalStore } from "react";
import type { Editor } from "@tiptap/core";

/** The editor's state, anew after each of its transactions. */
export function useEditorSnapshot(editor: Editor): Editor["state"] {
  return useSyncExternalStore(
    (notify) => {
      editor.on("transaction", notify);
      return () => editor.off("transaction", notify);
    },
    () => editor.state,
    () => editor.state,
  );
}
