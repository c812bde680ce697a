import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { writeDurably } from "#kit/durableFile.ts";
import { originals } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { readStoredDocument } from "#cms/cli/readStoredDocument.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { listImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { PublishedDocuments, PublishedRow } from "#cms/repository/store/PublishedDocuments.server.ts";

import { History } from "#cms/versions/History.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { resolveWithin } from "./readRepository.ts";

/** Which side wins when both the file and the published version have changed. */
export type Side = "published" | "files";

/** Outcome of merging a document. */
type Merged = {
  id: string;
  file: string;
  outcome: "same" | "written" | "removed" | "kept the file" | "both changed";
};

type Options = {
  /** Folder with `documents/` and `images/`. */
  contentDir: string;
  /** Uploaded files. */
  fileStorage: FileStorage;
  store: ContentStore;
  published: PublishedDocuments;
  log: VersionLog;
  models: Models;
  take?: Side | undefined;
  /** Reports without changing anything. */
  isDryRun?: boolean;
};

/** A published document and its file; `published` is `undefined` for an unpublished one. */
type Pair = {
  id: string;
  published: StoredDocument | undefined;
  row: PublishedRow;
  path: string;
  own: StoredDocument | undefined;
};

/**
 * Merges documents published through the API into the files: a published version is written to its file, unless the
 * file has changed since the first publication too. Then both stay, or `take` decides, and the other version goes
 * into the document's history.
 */
export async function mergePublished(options: Options): Promise<Merged[]> {
  const { contentDir, published, models, isDryRun = false } = options;
  const folder = join(contentDir, "documents");
  const local = new DocumentFiles(folder, models);
  await local.read();
  const files = new Map(local.served.map(({ file, document }) => [document.id, file]));
  const merged: Merged[] = [];
  for (const [id, row] of [...published.entries]) {
    const [document] = await published.read([id]);
    // It cannot be read.
    if (!published.entries.has(id)) continue;
    const file = files.get(id) ?? (document && getFileName(document, models)) ?? id;
    const path = resolveWithin(folder, file);
    const own = files.has(id) ? await readStoredDocument(path) : undefined;
    const pair = { id, published: document, row, path, own };
    const outcome = await decide(pair, options);
    if (!isDryRun) await carryOut(pair, outcome, options);
    merged.push({ id, file, outcome });
  }
  return merged;
}

function getFileName({ id, type, uid, lang }: StoredDocument, models: Models): string {
  const isSingle = models.types.get(type)?.repeatable === false;
  return join(lang, type, `${uid ?? (isSingle ? type : id)}.json`);
}

type Deciding = Pick<Options, "store" | "log" | "models" | "take">;

async function decide(pair: Pair, { store, log, models, take }: Deciding): Promise<Merged["outcome"]> {
  const { id, published, own, path } = pair;
  const essence = (one: StoredDocument | undefined) => one && serialize(one, models);
  if (essence(published) === essence(own) && (own !== undefined || !existsSync(path))) return "same";
  const history = new History(store, log);
  const versions = await history.list(id);
  const earlier = await Promise.all(versions.map(({ version }) => history.find(id, version)));
  // The oldest version is the file before the first publication.
  const isUntouched = own
    ? earlier.some((one) => essence(one) === essence(own))
    : earlier.length === 0 && !existsSync(path);
  if (isUntouched || take === "published") return published ? "written" : "removed";
  return take === "files" ? "kept the file" : "both changed";
}

function serialize(document: StoredDocument, models: Models): string {
  const { type, uid, lang, group, tags, data } = fitDocument(document, models);
  return JSON.stringify({ type, uid, lang, group, tags, data });
}

type Places = Pick<Options, "contentDir" | "fileStorage">;
type Stores = Pick<Options, "store" | "published" | "log">;

async function carryOut(
  pair: Pair,
  outcome: Merged["outcome"],
  { store, published: overlay, log, ...places }: Places & Stores,
): Promise<void> {
  if (outcome === "both changed") return;
  const { id, published, row, path, own } = pair;
  const lost = outcome === "kept the file" ? published : own;
  if (outcome === "written" && published) {
    await copyImages(published, places);
    await writeDocument(path, published);
  }
  // Clients that poll for changes since a date must receive the restored older version.
  if (outcome === "kept the file" && own) {
    await writeDocument(path, { ...own, last_publication_date: toStamp(Date.now()) });
  }
  if (outcome === "removed") await rm(path, { force: true });
  await store.write(async () => {
    if (lost && outcome !== "same") await log.add(id, { at: Date.now(), by: null, kind: "publication" }, lost);
    // Keep a version that was published meanwhile.
    if (overlay.entries.get(id)?.revision === row.revision) await overlay.remove(id);
  });
}

async function copyImages(document: StoredDocument, { contentDir, fileStorage }: Places): Promise<void> {
  for (const name of listImageNames([document])) {
    const to = resolveWithin(join(contentDir, "images"), name);
    const file = existsSync(to) ? undefined : await fileStorage.open(originals + name);
    if (file) await writeDurably(to, file.body);
  }
}

// Renames into place, so that the running repository never reads half a file.
async function writeDocument(path: string, document: StoredDocument): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(document, null, 2)}\n`);
  await rename(`${path}.new`, path);
}
