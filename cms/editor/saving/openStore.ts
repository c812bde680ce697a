import { runInAction } from "@/features/shared/mobx";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

import type { LocalCopy } from "./LocalCopies.ts";
import type { ServerVersion } from "./toServerVersion.ts";
import { mergeContent } from "./mergeContent.ts";
import type { Conflict } from "./mergeContent.ts";

type OpenedStore = { store: DocumentStore; conflicts: Conflict[] };

/**
 * The store of a server version with the unsent changes of all local copies merged in. Undo steps come from the newest
 * copy. A copy without unsent changes is ignored.
 */
export function openStore(
  server: ServerVersion,
  copies: readonly LocalCopy[],
  zoneNames: readonly string[],
): OpenedStore {
  const [newest] = copies;
  const store = new DocumentStore(newest?.content ?? server.content, zoneNames);
  if (!newest) return { store, conflicts: [] };
  let { content } = server;
  let conflicts: Conflict[] = [];
  for (const copy of copies.toReversed()) {
    const merged = mergeContent(copy.base, copy.content, content, zoneNames);
    content = merged.content;
    const isOpen = ({ slice, leaf }: Conflict) =>
      !merged.conflicts.some((one) => one.slice === slice && one.leaf === leaf);
    conflicts = [...conflicts, ...copy.conflicts].filter(isOpen).concat(merged.conflicts);
  }
  runInAction(() => {
    store.history.restore(newest.steps);
    store.adopt(content);
  });
  return { store, conflicts };
}
