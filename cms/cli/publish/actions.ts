import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Target } from "./findTargets.ts";
import { CallError } from "./RepositoryClient.ts";
import type { RepositoryClient } from "./RepositoryClient.ts";

const getName = ({ type, uid, lang }: Target) => [type, uid ?? "", lang].filter(Boolean).join(" ");

const draftPath = (id: string) => `core/documents/${id}/draft`;

async function read(client: RepositoryClient, { id }: Target): Promise<{ document: JsonObject; hasDraft: boolean }> {
  const document = await client.call("GET", `core/documents/${id}`);
  return { document, hasDraft: Array.isArray(document.places) && document.places.includes("documents") };
}

/** Saves composed documents as drafts, alone or in a release; returns them as targets. */
export async function saveDrafts(
  documents: StoredDocument[],
  client: RepositoryClient,
  release?: string,
): Promise<Target[]> {
  const target = release === undefined ? {} : { release_id: release };
  const saved: Target[] = [];
  for (const { id, type, uid, lang, group, tags, data } of documents) {
    const title = typeof data.title === "string" && data.title ? data.title : (uid ?? type);
    const body = { title, tags, data, ...(uid ? { uid } : {}), ...target };
    const path = `core/documents/${id}`;
    if (await exists(path, client)) await client.call("PUT", path, body);
    else {
      const sibling = documents.find(
        (one) => one.group === group && one.lang !== lang && saved.some((other) => other.id === one.id),
      );
      const alternate = sibling ? { alternate_language_id: sibling.id } : {};
      await client.call("POST", "core/documents", { ...body, type, lang, ...alternate }, { "x-document-id": id });
    }
    saved.push({ id, type, uid, lang });
  }
  return saved;
}

async function exists(path: string, client: RepositoryClient): Promise<boolean> {
  try {
    await client.call("GET", path);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false;
    throw error;
  }
}

/** Starts a preview of each document and returns its URL. */
export async function preview(targets: Target[], client: RepositoryClient): Promise<string[]> {
  const lines: string[] = [];
  for (const target of targets) {
    const { hasDraft } = await read(client, target);
    const { url } = await client.call("POST", "core/previews", { document_id: target.id });
    lines.push(`${getName(target)}${hasDraft ? "" : " (no draft: as it is published)"}: ${String(url)}`);
  }
  return lines;
}

/** Publishes the drafts of documents. */
export async function publish(targets: Target[], client: RepositoryClient): Promise<string[]> {
  const drafts = await withDraft(targets, client);
  for (const { id } of drafts) await client.call("PATCH", draftPath(id), { status: "published" });
  return drafts.map((target) => `published ${getName(target)}`);
}

/** Moves the drafts of documents into a scheduled release. */
export async function schedule(targets: Target[], client: RepositoryClient, at: Date): Promise<string[]> {
  const drafts = await withDraft(targets, client);
  const release = await createRelease(drafts, client, at);
  for (const { id } of drafts) {
    const { title, uid, tags, data } = await client.call("GET", `core/documents/${id}`);
    await client.call("PUT", `core/documents/${id}`, {
      title,
      tags,
      data,
      ...(uid ? { uid } : {}),
      release_id: release,
    });
    await client.call("DELETE", draftPath(id));
  }
  return drafts.map((target) => `scheduled ${getName(target)} for ${at.toISOString()}`);
}

/** Creates a scheduled release for documents; returns its id. */
export async function createRelease(targets: Target[], client: RepositoryClient, at: Date): Promise<string> {
  const label = targets
    .map(({ uid, type, lang }) => `${uid ?? type} ${lang}`)
    .join(", ")
    .slice(0, 200);
  const { id } = await client.call("POST", "core/releases", { label, scheduledAt: at.getTime() });
  return String(id);
}

async function withDraft(targets: Target[], client: RepositoryClient): Promise<Target[]> {
  const drafts: Target[] = [];
  for (const target of targets) if ((await read(client, target)).hasDraft) drafts.push(target);
  if (drafts.length > 0) return drafts;
  throw new Error(
    `${targets.map(getName).join(", ")}: there is no draft; name a draft file, such as drafts/about.yaml`,
  );
}

/** Unpublishes documents; their drafts and versions stay. */
export async function unpublish(targets: Target[], client: RepositoryClient): Promise<string[]> {
  for (const { id } of targets) await client.call("DELETE", `core/documents/${id}`);
  return targets.map(
    (target) => `taken off the site: ${getName(target)}; npm run content:undo -- ${target.id} brings it back`,
  );
}

/** Republishes the version before the last publication or removal of documents. */
export async function undo(ids: string[], client: RepositoryClient): Promise<string[]> {
  const lines: string[] = [];
  for (const id of ids) {
    const { results } = await client.call("GET", `core/documents/${id}/versions`);
    const [newest] = (Array.isArray(results) ? results : []).filter(isObject);
    if (!newest) {
      lines.push(`${id}: no earlier version was published`);
      continue;
    }
    if (await hasUnscheduledDraft(id, client))
      throw new Error(`${id} has a draft, which undoing would replace: publish or discard it first`);
    await client.call("POST", `core/documents/${id}/versions/${String(newest.version)}/restore`);
    await client.call("PATCH", draftPath(id), { status: "published" });
    lines.push(`${id}: the version that was replaced on ${String(newest.replaced)} is published again`);
  }
  return lines;
}

async function hasUnscheduledDraft(id: string, client: RepositoryClient): Promise<boolean> {
  const path = `core/documents/${id}`;
  if (!(await exists(path, client))) return false;
  return (await read(client, { id, type: "", uid: null, lang: "" })).hasDraft;
}
