import { log, messageOf } from "../log.ts";
import type { Snapshot } from "./files/snapshot.ts";

const attempts = 4;
const pause = 1_000;

type Options = { urls: string[]; secret: string; repositoryName: string; apiUrl: string };

/** Tells the configured addresses of a publication, each a few times if it does not answer. */
export function announce(snapshot: Snapshot, before: Snapshot, { urls, secret, repositoryName, apiUrl }: Options): void {
  const documents = changedIds(snapshot, before);
  const body = JSON.stringify({
    type: "api-update",
    domain: repositoryName,
    apiUrl,
    secret,
    masterRef: snapshot.ref,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    documents,
  });
  for (const url of urls) void deliver(url, body, 1);
}

/** Ids of documents that were added, changed or removed between two snapshots. */
export function changedIds(after: Snapshot, before: Snapshot): string[] {
  const changed = after.documents.filter((document) => before.byId.get(document.id) !== document);
  const removed = before.documents.filter(({ id }) => !after.byId.has(id));
  return [...changed, ...removed].map(({ id }) => id);
}

async function deliver(url: string, body: string, attempt: number): Promise<void> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(5_000),
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw new Error(`answered ${response.status}`);
  } catch (error) {
    // The site may not be up yet while it is being built; it also looks for itself.
    log(attempt < attempts ? "info" : "warn", "content", "webhook not delivered", { url, attempt, reason: messageOf(error) });
    if (attempt < attempts) setTimeout(() => void deliver(url, body, attempt + 1), pause * attempt ** 2).unref();
  }
}
