import { toText } from "#cms/editor/store/json.ts";

import type { EditorSession } from "./EditorSession.ts";

/** The title of the open document as it is written, or what it is called without one. */
export const getTitle = ({ store, summary }: EditorSession): string =>
  toText(store.get("", "data/title")) || summary.title || summary.uid || "";
