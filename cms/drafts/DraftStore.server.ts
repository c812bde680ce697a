import { createHash } from "node:crypto";
import { join } from "node:path";

import type { PersonRef } from "#cms/people/contract.ts";
import { remove, writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";
import { checkReadable } from "./checkReadable.server.ts";

/** An unpublished version of a document. */
export type Draft = {
  /** The editor's title of it. */
  title: string;
  /** Time of saving, in milliseconds. */
  saved: number;
  /** The person who saved it, if known. */
  by?: PersonRef | undefined;
  /** When they started it: consecutive saves by one person are one version. */
  since?: number | undefined;
  /** Publication dates in the repository the document was migrated from. */
  dates?: { first: string; last: string } | undefined;
  document: StoredDocument;
};

/** A hash of a draft's content, used as its ETag. */
export const getRevision = ({ title, document }: Draft): string =>
  createHash("sha256")
    .update(JSON.stringify([title, toStored(document)]))
    .digest("base64url")
    .slice(0, 22);

/** The draft of a document in a folder; throws `WriteError` (404) when there is none. */
export function getDraft(drafts: Pick<DraftStore, "find">, folder: string, id: string): Draft {
  const draft = drafts.find(folder, id);
  if (!draft) throw new WriteError(404, `Document ${id} has no draft`, [], named("no-draft"));
  return draft;
}

type Note = (kind: "draft" | "folder", key: string) => void;

const root = "drafts";

/** Folder of drafts outside of releases. */
export const unscheduled = "documents";

/**
 * Unpublished versions of documents, in memory and as files `drafts/{folder}/{document}.json`; a folder is a release, or
 * `unscheduled`. Stored as saved, returned as the current models allow.
 */
export class DraftStore {
  readonly #files: StoredFiles;
  readonly #models: () => Models;
  readonly #note: Note;
  readonly #fitted = new WeakMap<Draft, { models: Models; draft: Draft }>();
  #folders = new Map<string, Map<string, Draft>>();
  #changes = 0;

  /** `note` is called for each change of a draft `folder/id`, or of a whole folder. */
  constructor(files: StoredFiles, models: () => Models, note: Note = () => undefined) {
    this.#files = files;
    this.#models = models;
    this.#note = note;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    for (const known of [...this.#folders.keys()]) this.#forget(known);
    for (const folder of await this.#files.listFolder(root)) {
      for (const id of await this.#files.list(join(root, folder))) await this.reload(folder, id);
    }
  }

  /** Reloads a draft that another instance has written or deleted; without an id, drops a folder that it deleted. */
  async reload(folder: string, id?: string): Promise<void> {
    if (id === undefined) return this.#forget(folder);
    const draft = await this.#files.read(join(root, folder, `${id}.json`), { read: (stored) => toDraft(stored, id) });
    if (draft) this.#getFolder(folder).set(id, draft);
    else this.#folders.get(folder)?.delete(id);
    this.#changes += 1;
    return undefined;
  }

  /** Every draft of a folder. */
  list = (folder: string): Draft[] => [...(this.#folders.get(folder)?.values() ?? [])].map(this.#fit);

  /** The documents of a folder whose type exists. */
  served = (folder: string): StoredDocument[] =>
    this.list(folder).flatMap(({ document }) => (this.#models().types.has(document.type) ? [document] : []));

  /** Every draft of every folder. */
  everywhere = (): Draft[] => [...this.#folders.keys()].flatMap(this.list);

  /** The documents of all drafts, of every folder. */
  all = (): StoredDocument[] => this.everywhere().map(({ document }) => document);

  /** The draft of a document in a folder. */
  find = (folder: string, id: string): Draft | undefined => {
    const draft = this.#folders.get(folder)?.get(id);
    return draft && this.#fit(draft);
  };

  /** Ids of all documents that have a draft anywhere. */
  ids = (): string[] => [...new Set([...this.#folders.values()].flatMap((drafts) => [...drafts.keys()]))];

  /** Folders with a draft of a document. */
  findPlaces = (id: string): string[] =>
    [...this.#folders].flatMap(([folder, drafts]) => (drafts.has(id) ? [folder] : []));

  /** A counter that grows with every change of any folder. */
  get changes(): number {
    return this.#changes;
  }

  /** A text that changes with every change of a folder, equal on every instance. */
  describe = (folder: string): string =>
    [...(this.#folders.get(folder)?.values() ?? [])]
      .map(({ document, saved }) => `${document.id} ${saved}`)
      .sort()
      .join("\n");

  /** The same for all folders. */
  describeAll = (): string => [...this.#folders.keys()].sort().map(this.describe).join("\n\n");

  /** Saves a draft durably. Throws `WriteError` for one that could not be read again. */
  async save(folder: string, draft: Draft): Promise<void> {
    const stored = { ...draft, document: toStored(draft.document) };
    checkReadable(stored.document);
    await writeJson(this.#path(folder, draft.document.id), stored);
    this.#getFolder(folder).set(draft.document.id, stored);
    this.#changes += 1;
    this.#note("draft", `${folder}/${draft.document.id}`);
  }

  /** Deletes a draft. */
  async remove(folder: string, id: string): Promise<void> {
    await remove(this.#path(folder, id));
    this.#folders.get(folder)?.delete(id);
    this.#changes += 1;
    this.#note("draft", `${folder}/${id}`);
  }

  /** Deletes a folder with all its drafts. */
  async removeFolder(folder: string): Promise<void> {
    await remove(join(this.#files.root, root, folder));
    this.#forget(folder);
    this.#note("folder", folder);
  }

  #forget(folder: string): void {
    this.#folders.delete(folder);
    this.#changes += 1;
  }

  #fit = (draft: Draft): Draft => {
    const models = this.#models();
    const known = this.#fitted.get(draft);
    if (known?.models === models) return known.draft;
    const fitted = { ...draft, document: fitDocument(draft.document, models) };
    this.#fitted.set(draft, { models, draft: fitted });
    return fitted;
  };

  #path = (folder: string, id: string) => join(this.#files.root, root, folder, `${id}.json`);

  #getFolder(folder: string): Map<string, Draft> {
    const known = this.#folders.get(folder) ?? new Map<string, Draft>();
    this.#folders.set(folder, known);
    return known;
  }
}

/** A stored draft of a document; throws for what is none. */
function toDraft(value: unknown, id: string): Draft {
  if (!isObject(value) || !isObject(value.document) || !isObject(value.document.data))
    throw new Error("it has no document with data");
  const { first, last } = isObject(value.dates) ? value.dates : {};
  const dates = typeof first === "string" && typeof last === "string" ? { first, last } : undefined;
  const document = { ...readEnvelope(value.document), data: value.document.data };
  if (document.id !== id) throw new Error(`its document is ${document.id}, not that of its name`);
  const by = isObject(value.by) ? value.by : {};
  return {
    title: typeof value.title === "string" ? value.title : "",
    saved: typeof value.saved === "number" ? value.saved : 0,
    document,
    ...(typeof by.id === "string" && typeof by.name === "string" ? { by: { id: by.id, name: by.name } } : {}),
    ...(typeof value.since === "number" ? { since: value.since } : {}),
    ...(dates ? { dates } : {}),
  };
}
