import { toText } from "#cms/editor/store/json.ts";

import type { EditorSession } from "./EditorSession.ts";

/** The title of the open document as it is written, or what it is called without one: a single one by its type. */
export function getTitle({ store, summary, type }: EditorSession): string {
  const title = toText(store.get("", "data/title")) || summary.title || summary.uid || "";
  return title === summary.type ? (type?.label ?? title) : title;
}
