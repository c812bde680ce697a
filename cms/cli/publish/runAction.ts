import { existsSync } from "node:fs";

import { composeDrafts } from "#cms/cli/compose/composeDrafts.ts";
import { readSite } from "#cms/cli/check/readSite.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { preview, publish, saveDrafts, schedule, scheduleComposed, undo, unpublish } from "./actions.ts";
import { findTargets } from "./findTargets.ts";
import type { Target } from "./findTargets.ts";
import type { RepositoryClient } from "./RepositoryClient.ts";

export const actions = ["preview", "publish", "schedule", "unpublish", "undo"] as const;
export type Action = (typeof actions)[number];

type Options = {
  repository: RepositoryClient;
  /** Folder with `documents/` and `images/`, against which drafts are checked. */
  contentDir: string;
  /** Time of a scheduled publication. */
  at?: Date | undefined;
};

const isDraftFile = (name: string) => /\.(ya?ml|json)$/.test(name);

/**
 * Runs an editor's action on documents of the local repository; returns a line for each. A document is named by uid,
 * path or id, or by a draft file, which is checked and saved as a draft first.
 */
export async function runAction(action: Action, names: string[], options: Options): Promise<string[]> {
  const { repository, contentDir, at } = options;
  if (action === "schedule" && !at) throw new Error("say when: --at 2026-12-01T09:00:00Z");
  if (at && at.getTime() <= Date.now()) throw new Error(`${at.toISOString()} is over; name a time to come`);
  const files = names.filter(isDraftFile);
  const named = names.filter((name) => !isDraftFile(name));
  if (files.length > 0 && (action === "unpublish" || action === "undo")) {
    throw new Error(`content:${action} takes a uid, path or id, no file`);
  }
  const documents = files.length > 0 ? await readDocuments(files, contentDir) : [];
  if (action === "undo") return undo(await findIds(named, repository), repository);
  if (action === "schedule" && at && documents.length > 0) {
    return scheduleComposed(documents, repository, at);
  }
  const found: Target[] = await saveDrafts(documents, repository);
  for (const name of named) found.push(...(await findTargets(name, repository)));
  if (action === "preview") return preview(found, repository);
  if (action === "publish") return publish(found, repository);
  if (action === "unpublish") return unpublish(found, repository);
  return at ? schedule(found, repository, at) : [];
}

async function readDocuments(files: string[], contentDir: string): Promise<StoredDocument[]> {
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing}: there is no such file`);
  const options = { contentDir, site: await readSite(contentDir), now: toStamp(Date.now()) };
  const { composed, complaints } = await composeDrafts(files, options);
  const sentences = complaints.map(({ file, line, message }) => `${line ? `${file}:${line}` : file}: ${message}`);
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
  return composed.map(({ document }) => document);
}

// An unpublished document is in no list, but has versions under its id.
async function findIds(names: string[], repository: RepositoryClient): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { results } = name.startsWith("/")
      ? {}
      : await repository.call("GET", `core/documents/${encodeURIComponent(name)}/versions`);
    if (Array.isArray(results) && results.length > 0) ids.push(name);
    else ids.push(...(await findTargets(name, repository)).map(({ id }) => id));
  }
  return ids;
}
