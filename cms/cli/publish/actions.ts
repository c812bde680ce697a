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

/** Publishes the drafts of documents, several of them together. */
export async function publish(targets: Target[], client: RepositoryClient): Promise<string[]> {
  const drafts = await withDraft(targets, client);
  const [first] = drafts;
  if (drafts.length === 1 && first) await client.call("PATCH", draftPath(first.id), { status: "published" });
  else
    await withRelease(drafts, client, moveInto(drafts, client), (path) => client.call("POST", `${path}/publish`, {}));
  return drafts.map((target) => `published ${getName(target)}`);
}

/** Moves the drafts of documents into a release that is published at a time; moves them back when it is refused. */
export async function schedule(targets: Target[], client: RepositoryClient, at: Date): Promise<string[]> {
  const drafts = await withDraft(targets, client);
  await withRelease(drafts, client, moveInto(drafts, client), setTime(client, at));
  return drafts.map((target) => describeSchedule(target, at));
}

/** Saves composed documents in a release that is published at a time. */
export async function scheduleComposed(
  documents: StoredDocument[],
  client: RepositoryClient,
  at: Date,
): Promise<string[]> {
  const fill = async (release: string) => void (await saveDrafts(documents, client, release));
  await withRelease(documents, client, { fill, empty: async () => undefined }, setTime(client, at));
  return documents.map((target) => describeSchedule(target, at));
}

type Filling = { fill: (release: string) => Promise<void>; empty: (release: string) => Promise<void> };

function moveInto(drafts: Target[], client: RepositoryClient): Filling {
  const moved: string[] = [];
  return {
    fill: async (release) => {
      for (const { id } of drafts) {
        await client.call("PATCH", draftPath(id), { release_id: release });
        moved.push(id);
      }
    },
    empty: async (release) => {
      for (const id of moved)
        await client.call("PATCH", `${draftPath(id)}?release_id=${release}`, { release_id: null });
    },
  };
}

const setTime = (client: RepositoryClient, at: Date) => (path: string) =>
  client.call("PATCH", path, { scheduledAt: at.getTime() });

// The repository judges everything that is in the release when it is finished.
async function withRelease(
  targets: Target[],
  client: RepositoryClient,
  { fill, empty }: Filling,
  finish: (path: string) => Promise<unknown>,
): Promise<void> {
  const label = targets
    .map(({ uid, type, lang }) => `${uid ?? type} ${lang}`)
    .join(", ")
    .slice(0, 200);
  const release = String((await client.call("POST", "core/releases", { label })).id);
  const path = `core/releases/${release}`;
  try {
    await fill(release);
    await finish(path);
  } catch (error) {
    await empty(release);
    await client.call("DELETE", path);
    throw error;
  }
}

const describeSchedule = (target: Target, at: Date) => `scheduled ${getName(target)} for ${at.toISOString()}`;

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
  const lines: string[] = [];
  for (const target of targets) {
    const { id } = target;
    const hasDraft = await hasUnscheduledDraft(id, client);
    await client.call("DELETE", hasDraft ? `core/documents/${id}/publication` : `core/documents/${id}`);
    const next = hasDraft
      ? `npm run content:publish -- ${id} publishes its draft`
      : `npm run content:undo -- ${id} brings it back`;
    lines.push(`taken off the site: ${getName(target)}; ${next}`);
  }
  return lines;
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
    await publishRestored(id, client);
    lines.push(`${id}: the version that was replaced on ${String(newest.replaced)} is published again`);
  }
  return lines;
}

async function publishRestored(id: string, client: RepositoryClient): Promise<void> {
  try {
    await client.call("PATCH", draftPath(id), { status: "published" });
  } catch (error) {
    // The document stays as it was.
    await client.call("DELETE", draftPath(id));
    throw error;
  }
}

async function hasUnscheduledDraft(id: string, client: RepositoryClient): Promise<boolean> {
  const path = `core/documents/${id}`;
  if (!(await exists(path, client))) return false;
  return (await read(client, { id, type: "", uid: null, lang: "" })).hasDraft;
}
