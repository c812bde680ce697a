import { loadDocument, saveDocument } from "#cms/drafts/api.ts";
import { loadModels } from "#cms/list/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import type { Tagged } from "#cms/http/send.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import type { StudioModels } from "#cms/models/contract.ts";
import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";
import type { SaverApi } from "#cms/editor/saving/DraftSaver.ts";
import { LocalCopies } from "#cms/editor/saving/LocalCopies.ts";
import type { LocalCopy } from "#cms/editor/saving/LocalCopies.ts";
import { openStore } from "#cms/editor/saving/openStore.ts";
import { getTabId, holdTab, isTabOpen } from "#cms/editor/saving/tab.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import { isSameJson, toText } from "#cms/editor/store/json.ts";

import { EditorSession } from "./EditorSession.ts";

type OpenedSession = { session: EditorSession; models: StudioModels; letGo: () => void };

/**
 * Opens a document with a person's unsent local changes; while the service is down, or when somebody deleted it, from the
 * local copy alone. Throws `StudioError` if there is neither. With a release it is the version in it, while it has one;
 * afterwards the document itself, with what was `left` unsent in the release's version. A document that only a release has
 * is opened there, if the person may change it.
 */
export async function openSession(
  id: string,
  reader: { person: string; isPublisher: boolean },
  release?: string,
  left: LocalCopy[] = [],
): Promise<OpenedSession> {
  const { person, isPublisher } = reader;
  const document = release === undefined ? id : `${id} ${release}`;
  const copies = new LocalCopies();
  const tab = getTabId();
  const found = await copies.list(document, person).catch((error: unknown) => {
    console.warn("studio: copies in this browser cannot be read", error);
    return [];
  });
  const [models, { loaded, isGone, isStored }] = await Promise.all([
    loadModelsOrStored(copies),
    loadOrRestore(id, release, found),
  ]);
  if (release !== undefined && !loaded.value.places.includes(release)) {
    return openSession(id, reader, undefined, found.filter(hasUnsent));
  }
  const { published, places, approval } = loaded.value;
  const [only] = published === null && !places.includes("documents") ? places : [];
  // What a publisher has scheduled needs a publisher.
  if (release === undefined && only !== undefined && !isStored && (isPublisher || !approval)) {
    return openSession(id, reader, only, found.filter(hasUnsent));
  }
  const usable = (await keepAbandoned([...found, ...left], tab)).toSorted((a, b) => b.at - a.at);
  const editorModels = new EditorModels(models);
  const server = toServerVersion(loaded);
  const { store, conflicts } = openStore(server, usable, editorModels.zoneNames(loaded.value.type));
  const { data: _data, ...summary } = loaded.value;
  const api: SaverApi = {
    load: async () => {
      const newer = await loadDocument(id, release);
      if (release !== undefined && !newer.value.places.includes(release)) throw new StudioError(404);
      session.setSummary(newer.value);
      return toServerVersion(newer);
    },
    save: async ({ uid, tags, data }, etag) => {
      const title = toText(data.title);
      const saved = await saveDocument(
        id,
        { uid, tags, data, ...(title ? { title } : {}), ...(release ? { release_id: release } : {}) },
        etag,
      );
      session.setSummary(saved.value);
      // A change that was taken back leaves no draft.
      const isDraft = saved.value.places.includes("documents");
      return { etag: saved.etag, savedAt: saved.value.saved, isDraft };
    },
    keep: (copy) => copies.write({ ...copy, document, tab, person, at: Date.now(), summary }),
  };
  const saver = new DraftSaver({ store, server, conflicts, api, isGone });
  const session = new EditorSession({ document: loaded.value, models: editorModels, store, saver, tab, release });
  // Copies of closed tabs are deleted: this tab's copy now includes their changes.
  await saver.keep();
  const taken = saver.hasCopy ? usable.filter((copy) => copy.tab !== tab || copy.document !== document) : [];
  await Promise.all(taken.map((copy) => copies.remove(copy))).catch((error: unknown) =>
    console.warn("studio: copies of closed tabs were not deleted", error),
  );
  return { session, models, letGo: holdTab(document, tab) };
}

/** Copies of this tab and of closed tabs. */
async function keepAbandoned(found: LocalCopy[], tab: string): Promise<LocalCopy[]> {
  const open = await Promise.all(found.map((copy) => copy.tab !== tab && isTabOpen(copy.document, copy.tab)));
  return found.filter((_, index) => !open[index]);
}

async function loadOrRestore(
  id: string,
  release: string | undefined,
  copies: LocalCopy[],
): Promise<{ loaded: Tagged<StudioDocument>; isGone: boolean; isStored: boolean }> {
  try {
    return { loaded: await loadDocument(id, release), isGone: false, isStored: false };
  } catch (error) {
    const isGone = error instanceof StudioError && error.status === 404;
    // A release ends with its publication.
    if (isGone && release !== undefined) return loadOrRestore(id, undefined, copies);
    const newest = isGone ? copies.find(hasUnsent) : copies[0];
    if (!newest || !(isGone || isOutage(error))) throw error;
    const { summary, base, etag } = newest;
    return {
      loaded: { value: { ...summary, uid: base.uid, tags: base.tags, data: base.data }, etag },
      isGone,
      isStored: true,
    };
  }
}

const hasUnsent = ({ content, base, conflicts }: LocalCopy) =>
  conflicts.length > 0 || !isSameJson({ ...content }, { ...base });

async function loadModelsOrStored(copies: LocalCopies): Promise<StudioModels> {
  try {
    const models = await loadModels();
    copies.writeModels(models).catch((error: unknown) => console.warn("studio: models are not stored", error));
    return models;
  } catch (error) {
    const stored = isOutage(error) ? await copies.readModels().catch(() => undefined) : undefined;
    if (!stored) throw error;
    return stored;
  }
}

const isOutage = (error: unknown) => error instanceof StudioError && (error.status === 0 || error.status >= 500);
