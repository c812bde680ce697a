import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createMigration, createWriteClient, NotFoundError, PrismicMigrationDocument } from "@prismicio/client";
import type { MigrateReporterEvents, PrismicDocument } from "@prismicio/client";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { fetchWithRetry } from "./fetchWithRetry.ts";
import type { Plan } from "./makePlan.ts";
import type { PushState } from "./PushState.ts";
import type { RemoteContents, RemoteRepository } from "./readRepository.ts";
import { toSentData } from "./toSentData.ts";

type Options = {
  to: RemoteRepository;
  imagesDir: string;
  plan: Plan;
  state: PushState;
  /** State of the repository when the plan was made. */
  remote: RemoteContents;
  say?: (line: string) => void;
};

type Migration = ReturnType<typeof createMigration<PrismicDocument>>;

/**
 * Executes a plan with Prismic's write client, which paces its writes. Progress is saved at once, so that an
 * interrupted run resumes. Nothing is visible until the migration release is published.
 */
export async function push({ to, imagesDir, plan, state, remote, say = () => undefined }: Options): Promise<void> {
  const migration: Migration = createMigration<PrismicDocument>();
  const files = new Map<string, ReturnType<Migration["createAsset"]>>();
  for (const { name } of plan.files) {
    const file = new File([new Uint8Array(await readFile(join(imagesDir, name)))], basename(name));
    files.set(name, migration.createAsset(file, basename(name)));
  }
  const documents = addDocuments(migration, { plan, state, master: remote.master });
  const keep = () => {
    for (const [id, { document }] of documents) if (document.id) state.keepDocument(id, document.id);
    for (const { name, hash } of plan.files) {
      const asset = files.get(name)?.asset;
      if (asset) state.keepFile(name, { hash, id: asset.id, url: asset.url, width: asset.width, height: asset.height });
    }
    return state.save();
  };
  let origin: Record<string, string> = {};
  const reporter = (event: MigrateReporterEvents) => {
    void keep();
    if (event.type === "assets:creating") {
      const index = [...files.values()].indexOf(event.data.asset);
      origin = { "x-file-name": encodeURIComponent(plan.files[index]?.name ?? "") };
      say(`file ${event.data.current} of ${event.data.total}`);
    } else if (event.type === "documents:creating" || event.type === "documents:updating") {
      const [id] = [...documents].find(([, work]) => work === event.data.document) ?? [];
      origin = getOriginHeaders(plan.documents.find((document) => document.id === id));
      say(
        `${event.type === "documents:creating" ? "new document" : "document"} ${event.data.current} of ${event.data.total}`,
      );
    } else if (event.type === "documents:created" || event.type === "assets:created") void keep();
  };
  const client = createWriteClient<PrismicDocument>(to.name, {
    writeToken: to.writeToken ?? "",
    documentAPIEndpoint: to.documents,
    assetAPIEndpoint: to.assets,
    migrationAPIEndpoint: to.migration,
    ...(to.accessToken ? { accessToken: to.accessToken } : {}),
    fetch: (url, init) =>
      fetchWithRetry(url, { ...init, headers: { ...init?.headers, ...(init?.body ? origin : {}) } }),
  });
  try {
    await client.migrate(migration, { reporter });
  } catch (error) {
    await keep();
    if (!(error instanceof NotFoundError)) throw error;
    // Another repository was at this URL, or its drafts were deleted: create what it lacks.
    const gone = state.retain(new Set(remote.documents.map(({ id }) => id)));
    await state.save();
    throw new Error(`${gone} documents that were sent before are not there any more, and are new from now on`, {
      cause: error,
    });
  }
  await keep();
}

/** Publishes everything that was pushed; returns the number of documents. */
export async function publishPushed(to: RemoteRepository): Promise<number> {
  const client = createWriteClient(to.name, { writeToken: to.writeToken ?? "", migrationAPIEndpoint: to.migration });
  return (await client.publishMigrationRelease()).totalItems;
}

// Used by embedded repositories only: keep ids, file names and dates.
const getOriginHeaders = (document: StoredDocument | undefined): Record<string, string> =>
  document
    ? {
        "x-document-id": document.id,
        "x-publication-dates": `${document.first_publication_date} ${document.last_publication_date}`,
      }
    : {};

function addDocuments(
  migration: Migration,
  { plan, state, master }: Pick<Options, "plan" | "state"> & { master: string },
) {
  const migrated = new Map<string, ReturnType<Migration["createDocument"]>>();
  const names = {
    document: (id: string) => migrated.get(id)?.document.id ?? state.documentId(id) ?? id,
    file: state.file,
  };
  const masterFirst = [...plan.create, ...plan.update].sort((a, b) => rank(a, master) - rank(b, master));
  for (const document of masterFirst) {
    const { id, type, lang, tags, uid, group } = document;
    // Resolved when all ids are known.
    const data = Object.fromEntries(
      Object.entries(document.data).map(([name, value]) => [name, () => toSentData(value ?? null, names)]),
    );
    const head = { type, lang, tags, uid, data };
    const known = state.documentId(id);
    const title = getTitle(document);
    const original = plan.documents.find((one) => one.group === group && one.lang === master && one.id !== id);
    const masterLanguageDocument =
      original && (migrated.get(original.id) ?? makeReference(original, names.document(original.id)));
    const work = known
      ? migration.updateDocument({ ...emptyDocument, ...head, id: known }, title)
      : migration.createDocument(head, title, masterLanguageDocument ? { masterLanguageDocument } : {});
    migrated.set(id, work);
  }
  return migrated;
}

const rank = ({ lang }: StoredDocument, master: string) => Number(lang !== master);

/** A reference to an existing, unchanged document. */
const makeReference = ({ type, lang, tags, uid }: StoredDocument, id: string) =>
  new PrismicMigrationDocument<PrismicDocument>({ ...emptyDocument, type, lang, tags, uid, data: {}, id });

const getTitle = ({ data, uid, type }: StoredDocument) => (typeof data.title === "string" && data.title) || uid || type;

// Members that the Migration API ignores.
const emptyDocument = {
  href: "",
  url: null,
  slugs: [],
  linked_documents: [],
  alternate_languages: [],
  first_publication_date: "",
  last_publication_date: "",
};
