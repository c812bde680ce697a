import { useState, useSyncExternalStore } from "react";

import type { TextEditor } from "./TextEditor.ts";

/** A value selected from the editor's state after each transaction; the same object while it is equal. */
export function useEditorSnapshot<T>(editor: TextEditor, read: (editor: TextEditor) => T): T {
  const [getSnapshot] = useState(() => rememberSame(() => read(editor)));
  return useSyncExternalStore((notify) => editor.subscribe(notify), getSnapshot, getSnapshot);
}

function rememberSame<T>(read: () => T): () => T {
  let [known, text] = [read(), ""];
  return () => {
    const next = read();
    const written = JSON.stringify(next);
    if (written !== text) [known, text] = [next, written];
    return known;
  };
}
