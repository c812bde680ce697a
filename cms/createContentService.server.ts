/**
 * The content repository and the back end of the Studio, put together: the store, a service of each capability, and all
 * routes. The screens are put together in `shell/`.
 */
import type { ReadOutages } from "#cms/drafts/IncidentProposals.server.ts";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { Context } from "hono";
import { cors } from "hono/cors";

import type { Database } from "#db/index.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { FolderStorage } from "#kit/files/FolderStorage.ts";
import { ClientIpResolver } from "#kit/ClientIpResolver.ts";
import { DatabaseAway } from "#kit/DatabaseAway.ts";
import { compressResponses } from "#kit/compress.ts";
import { RateLimiter } from "#kit/RateLimiter.ts";
import { listAccepted } from "#kit/secrets.ts";
import type { Secrets } from "#kit/secrets.ts";
import type { Service } from "#kit/service.ts";
import type { ReadLinkChecks } from "#cms/checks/SiteChecks.server.ts";
import { DocumentCache } from "#cms/repository/store/DocumentCache.server.ts";
import { EntryFile } from "#cms/repository/store/EntryFile.server.ts";
import { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { importDataFolder, listRejected } from "#cms/repository/import/importDataFolder.server.ts";
import { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import { createGraphQL } from "#cms/repository/protocol/graphql/graphql.routes.ts";
import { createDocumentApi } from "#cms/repository/protocol/document/document.routes.ts";
import { singleSlashes } from "#cms/http/singleSlashes.server.ts";
import { ChangeFeed } from "#cms/repository/protocol/changes/ChangeFeed.server.ts";
import { createChangesApi } from "#cms/repository/protocol/changes/changes.routes.ts";
import type { Language, Visibility } from "#cms/repository/protocol/document/ApiOptions.server.ts";
import { listImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import { ImageSizes } from "#cms/repository/protocol/images/ImageSizes.server.ts";
import { createImageStorage } from "#cms/repository/protocol/images/images.routes.ts";
import { languages as ownLanguages } from "#cms/repository/domain/languages.ts";
import { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { FolderWatcher } from "#cms/repository/store/FolderWatcher.server.ts";
import type { QueueMails } from "#cms/notifications/NotificationService.server.ts";
import { NotFoundService } from "#cms/not-found/NotFoundService.server.ts";
import { toTagChanges, Webhooks } from "#cms/webhooks/Webhooks.server.ts";
import { signInLimits } from "#cms/people/signInLimits.server.ts";

import { cleanStoredFiles } from "#cms/files/cleanStoredFiles.server.ts";
import { AssetStore } from "#cms/files/AssetStore.server.ts";

import { openEditingContext } from "./openEditingContext.server.ts";
import { createWriteApi } from "./write.routes.ts";

export type ContentOptions = {
  /** Folder of the seed: `documents/` and `images/`. */
  contentDir: string;
  /** Data folder: good versions of files of the seed, and uploaded files by default. */
  dataDir: string;
  /** Uploaded files; by default in the data folder. */
  fileStorage?: FileStorage;
  modelsDir: string;
  slicesDir: string;
  repositoryName: string;
  /** The languages, the master language first. */
  languages?: Language[];
  secrets: Secrets;
  /** URLs notified of every publication. */
  webhooks: string[];
  /** Whether webhooks that owners add may lead to this machine or into private networks; default false. */
  webhooksMayBePrivate?: boolean;
  /** Time between the first two tries to reach a webhook; default one second. */
  webhookRetryMs?: number;
  /** Public URL of the document API, for webhooks. */
  apiUrl: string;
  /** Origin of the site, where previews open. */
  siteUrl: string;
  /** Other hosts that images of documents may come from; default none. */
  imageHosts?: string[];
  /** When the whole site is checked first, in the background, in milliseconds; by default when somebody asks for it. */
  firstChecksMs?: number;
  /** How long most files of the seed may be missing until they are no longer served; default one hour. */
  lossMs?: number;
  visibility?: Visibility;
  imagesUrl?: string;
  testSwitches?: boolean;
  /** Resolves the client IP for sign-in limits; by default only this machine is a trusted proxy. */
  clientIps?: ClientIpResolver;
  /** Redis for sign-in limits of all instances; in the database when not set, and in process without one. */
  redisUrl?: string | undefined;
  /** Documents, drafts, people and everything else that is written. */
  database: Database;
  /** Rounds of scrypt for new passwords; a power of two. */
  passwordCost?: number;
  /** Takes e-mails to people of the Studio; without it none are sent. */
  queueMails?: QueueMails;
  /** Chains that answer no probe now, for which incidents are drafted; none by default. */
  readOutages?: ReadOutages;
  /** Last results of external links; none by default. */
  readLinkChecks?: ReadLinkChecks;
  /** Whether an import may load files from private networks and this machine; default no. */
  mayLoadPrivate?: boolean;
  /** Base of the Prismic repositories that are imported, with `{name}`; by default Prismic's. */
  prismicUrl?: string;
};

/** Service of the content repository. */
export type ContentService = Service & {
  /** Notes a use of a write token of the settings; false when an owner has revoked it. */
  acceptWriteToken(token: string): Promise<boolean>;
};

// What an earlier version kept of each file.
const formerCopies = ["files", "published", "models", "documents.bin", "entries.sqlite", "entries.sqlite-wal"];
/** Addresses of the document API and of GraphQL. */
const readPaths = ["/content/api/v2/*", "/content/graphql", "/graphql"];

/** The embedded content repository: Prismic's document, migration, asset and type APIs over files, and the file storage beside it. */
export async function createContentService(options: ContentOptions): Promise<ContentService> {
  const { contentDir, dataDir, modelsDir, slicesDir, secrets, apiUrl, languages = ownLanguages } = options;
  const { webhooksMayBePrivate = false } = options;
  await mkdir(dataDir, { recursive: true });
  const reasons = await importDataFolder(options.database, dataDir);
  const store = new ContentStore(options.database);
  for (const { path, kept } of await listRejected(dataDir))
    store.unreadable.add("file", kept, reasons.get(path) ?? "it could not be imported as a whole");
  for (const name of formerCopies) await rm(join(dataDir, "last-good", name), { recursive: true, force: true });
  const saved = new EntryFile(join(dataDir, "last-good", "contents.sqlite"));
  const models = new ModelStore({ modelsDir, slicesDir, store, saved });
  models.refresh();
  const configuredWebhooks = options.webhooks.map((url) => ({ url, secret: secrets.webhookSecret }));
  const webhooks = new Webhooks({
    store,
    own: configuredWebhooks,
    domain: options.repositoryName,
    apiUrl,
    mayBePrivate: webhooksMayBePrivate,
    ...(options.webhookRetryMs === undefined ? {} : { retryDelayMs: options.webhookRetryMs }),
  });
  const published = new PublishedDocuments(store);
  const repository = new Repository({
    folder: join(contentDir, "documents"),
    published,
    models: () => models.models,
    languages: languages.map(({ id }) => id),
    cache: new DocumentCache(saved),
    ...(options.lossMs === undefined ? {} : { lossMs: options.lossMs }),
    onPublish: ({ ref, ids, tags, isRemote }) => {
      const gone = ids.filter((id) => !repository.document(id)).length;
      const events = [
        ...(gone < ids.length || ids.length === 0 ? (["published"] as const) : []),
        ...(gone > 0 ? (["unpublished"] as const) : []),
      ];
      webhooks.announce({ events, masterRef: ref, documents: ids, tags: toTagChanges(tags), isRemote });
      changes.announce({ isChanged: ids.length > 0 });
    },
  });
  const changes = new ChangeFeed(() => [...models.problems, ...repository.problems]);
  const { fileStorage: storage = new FolderStorage(dataDir) } = options;
  const seed = new FolderStorage(contentDir);
  const assets = new AssetStore({ store, storage, seed });
  const sizes = new ImageSizes({ seed, storage, findUpload: assets.findFile });
  const editing = await openEditingContext({
    store,
    assets,
    published,
    seed: contentDir,
    repository,
    models,
    languages: languages.map(({ id }) => id),
    imageHosts: options.imageHosts ?? [],
    imageSize: (name) => sizes.get(name),
    measureImages: (names) => sizes.measure(names),
    webhooks,
    webhooksMayBePrivate,
    siteUrl: options.siteUrl,
    queueMails: options.queueMails,
    studioPassword: secrets.studioPassword,
    writeTokens: listAccepted(secrets, "writeToken"),
    passwordCost: options.passwordCost,
    readLinkChecks: options.readLinkChecks ?? (async () => ({})),
    readOutages: options.readOutages ?? (async () => []),
  });
  const notFoundService = new NotFoundService({ ...editing, store, repository });
  const table = { name: "content_limits", db: options.database.db };
  const limits = await RateLimiter.open("content", signInLimits, options.redisUrl, table);
  const clientIps = options.clientIps ?? new ClientIpResolver();
  void assets.readUnrecorded();
  const closing = new AbortController();
  const cleaning = cleanStoredFiles({ assets, storage, signal: closing.signal });
  if (options.firstChecksMs !== undefined) editing.siteChecks.runLater(options.firstChecksMs);
  await sizes.measure(listImageNames(repository.master.documents));
  const measure = measurer(sizes, repository);
  const getStorageUrl = (context: Context) =>
    options.imagesUrl ?? `${new URL(context.req.url).origin}/storage/web/images`;
  const app = new Hono();
  app.use(singleSlashes(app));
  for (const path of ["/content/*", "/graphql"]) {
    app.use(path, (_context, next) => editing.load.during(() => store.catchUp().then(next)));
  }
  // Files are served without the database, as they were when it was last there.
  app.use("/storage/*", async (_context, next) => {
    await store.catchUp().catch(ignoreOutage);
    await next();
  });
  const reading = {
    repository,
    refs: editing.refs,
    releases: editing.releases,
    models: () => models.models,
    texts: editing.texts,
    completeTexts: () => editing.catalog.completeTexts(),
    languages,
    accessToken: listAccepted(secrets, "accessToken"),
    visibility: options.visibility ?? "public",
    imagesUrl: options.imagesUrl,
    imageSize: (name: string) => sizes.get(name),
    measure,
    testSwitches: options.testSwitches ?? false,
  };
  // Clients in browsers send a token and a ref as headers.
  const open = cors({ origin: "*", allowMethods: ["GET", "HEAD"], maxAge: 86_400 });
  for (const path of readPaths) app.use(path, open, compressResponses);
  app.route("/", createDocumentApi(reading));
  app.route("/", createGraphQL(reading));
  app.route(
    "/",
    createWriteApi({
      ...options,
      fileStorage: storage,
      mayLoadPrivate: options.mayLoadPrivate ?? false,
      store,
      published,
      languages,
      editing,
      notFoundService,
      models,
      webhooks,
      repository,
      storage: getStorageUrl,
      limits,
      clientIps,
    }),
  );
  app.route("/", createImageStorage({ seed, storage }));
  app.route("/", createChangesApi({ changes, accessToken: listAccepted(secrets, "accessToken") }));
  const modelWatcher = new FolderWatcher([modelsDir, slicesDir], async () => {
    if (!models.refresh()) return;
    await repository.reload();
    changes.announce({ isChanged: true });
  });
  await modelWatcher.start();
  const close = async () => {
    closing.abort();
    await cleaning;
    modelWatcher.close();
    changes.close();
    editing.texts.close();
    editing.siteChecks.close();
    editing.proposals.close();
    await editing.scheduler.close();
    await editing.events.flush();
    await editing.notificationService.flush();
    await store.close();
    webhooks.close();
    limits.close();
    repository.close();
    saved.close();
  };
  const listNames = async () => (await editing.unreadable()).map(({ file }) => file);
  const findDegraded = async ({ isTried }: { isTried: boolean }) => {
    // The failure is remembered, with its sentence.
    if (isTried) await storage.check().catch(() => undefined);
    return storage.failure;
  };
  // Not the folder, which takes seconds with very many files: its watcher looks at it.
  const check = () => store.catchUp();
  const acceptWriteToken = (token: string) => store.catchUp().then(() => editing.tokens.useWriteToken(token));
  return { name: "content", app, check, acceptWriteToken, findDegraded, listUnreadable: listNames, close };
}

function ignoreOutage(error: unknown): void {
  if (!(error instanceof DatabaseAway)) throw error;
}

/** Waits until the images of a snapshot are measured: those of publications since the start, and its own. */
function measurer(sizes: ImageSizes, repository: Repository): (snapshot: Snapshot) => Promise<void> {
  let published: Promise<unknown> = Promise.resolve();
  repository.onChange((ids) => {
    const names = listImageNames(ids.flatMap((id) => repository.document(id) ?? []));
    published = Promise.all([published, sizes.measure(names)]);
  });
  const own = new WeakMap<Snapshot, Promise<void>>();
  return async (snapshot) => {
    const measured = own.get(snapshot) ?? sizes.measure(listImageNames(snapshot.own));
    own.set(snapshot, measured);
    await Promise.all([published, measured]);
  };
}
