import { loadDocument } from "#cms/drafts/api.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";

import { TranslationStore } from "./TranslationStore.ts";

export type TranslationCounts = TranslationStore["counts"];

type Options = {
  versions: readonly DocumentSummary[];
  sourceId: string | undefined;
  /** The open document, which is one of the versions. */
  session: EditorSession;
  signal: AbortSignal;
};

/** How many fields are in each state, by the id of each translation: what side by side shows. */
export async function loadTranslationCounts(options: Options): Promise<ReadonlyMap<string, TranslationCounts>> {
  const { versions, sourceId, session, signal } = options;
  const translations = versions.filter(({ id }) => id !== sourceId);
  if (sourceId === undefined || translations.length === 0) return new Map();
  const count = async ({ id }: DocumentSummary) => {
    const { models, type, store } = session;
    const own = () => Promise.resolve(store);
    const other = async () =>
      new DocumentStore(toServerVersion(await loadDocument(id, undefined, signal)).content, store.zoneNames);
    const content = await (id === session.id ? own() : other());
    const translation = new TranslationStore({ id, models, type, store: content }, sourceId);
    await translation.load();
    if (translation.state.kind === "failed") throw translation.state.error;
    return [id, translation.counts] as const;
  };
  return new Map(await Promise.all(translations.map(count)));
}
