import { existsSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { writeDurably } from "#kit/durableFile.ts";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import { keepMisfits } from "#cms/repository/domain/model/keepMisfits.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { readRepository, resolveWithin } from "./readRepository.ts";
import { fetchWithRetry } from "./fetchWithRetry.ts";
import type { RemoteFile } from "./toPlainData.ts";
import type { RemoteRepository } from "./readRepository.ts";

type Options = {
  from: RemoteRepository;
  /** Folder with `documents/` and `images/`. */
  into: string;
  models: Models;
  /** Removes documents that the repository does not have. */
  prune?: boolean;
  say?: (line: string) => void;
};

type Pulled = { written: number; same: number; files: number; gone: string[] };

const concurrency = 4;

/**
 * Writes a repository to files. Existing files are not loaded or written again, so that an interrupted run
 * resumes where it stopped.
 */
export async function pull({ from, into, models, prune = false, say = () => undefined }: Options): Promise<Pulled> {
  const { documents, files } = await readRepository(from, say);
  const missing = files.filter(({ name }) => !existsSync(join(into, "images", name)));
  for (let start = 0; start < missing.length; start += concurrency) {
    const part = missing.slice(start, start + concurrency);
    await Promise.all(part.map((file) => download(file, into)));
    say(`${start + part.length} of ${missing.length} files`);
  }
  const folder = join(into, "documents");
  const local = new DocumentFiles(folder, models);
  await local.read();
  const byId = new Map(local.served.map((one) => [one.document.id, one]));
  const groups = mapGroups(documents, (id) => byId.get(id)?.document.group);
  let written = 0;
  for (const document of documents) {
    const path = resolveWithin(folder, byId.get(document.id)?.file ?? getFileName(document, models));
    const complete = withMisfits(document, byId.get(document.id)?.document, models);
    const text = `${JSON.stringify({ ...complete, group: groups.get(document.group) ?? document.group }, null, 2)}\n`;
    if (existsSync(path) && (await readFile(path, "utf8")) === text) continue;
    await writeDurably(path, text);
    written += 1;
  }
  const there = new Set(documents.map(({ id }) => id));
  const gone = local.served.filter(({ document }) => !there.has(document.id)).map(({ file }) => file);
  if (prune) for (const file of gone) rmSync(join(folder, file));
  return { written, same: documents.length - written, files: missing.length, gone };
}

/** Keeps stored values that do not fit the models: the repository does not serve them. */
function withMisfits(document: StoredDocument, before: StoredDocument | undefined, models: Models): StoredDocument {
  const fitted = before?.misfit && fitDocument(document, models);
  return fitted && !fitted.misfit ? toStored(keepMisfits(fitted, before, models)) : document;
}

async function download({ url, name }: RemoteFile, into: string): Promise<void> {
  const response = await fetchWithRetry(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await writeDurably(join(into, "images", name), new Uint8Array(await response.arrayBuffer()));
}

/** Documents pulled before keep their group. */
function mapGroups(documents: StoredDocument[], groupBefore: (id: string) => string | undefined): Map<string, string> {
  return new Map(
    documents.flatMap(({ id, group }) => {
      const before = groupBefore(id);
      return before === undefined ? [] : [[group, before] as const];
    }),
  );
}

function getFileName({ id, type, uid, lang }: StoredDocument, models: Models): string {
  const single = models.types.get(type)?.repeatable === false;
  return join(lang, type, `${uid ?? (single ? type : id)}.json`);
}
