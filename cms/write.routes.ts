import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

import { maxDocumentBytes } from "#cms/drafts/contract.ts";
import type { ClientIpResolver } from "#kit/ClientIpResolver.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { listAccepted } from "#kit/secrets.ts";
import type { Secrets } from "#kit/secrets.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { getPublicUrl } from "#cms/repository/protocol/document/requestUrl.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Webhooks } from "#cms/webhooks/Webhooks.server.ts";
import { createAssetApi } from "#cms/repository/protocol/write/assets.routes.ts";
import { createDocumentsApi } from "#cms/drafts/documents.routes.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import { findVersion } from "#cms/versions/findVersion.server.ts";
import { findHiddenContent } from "#cms/drafts/findHiddenContent.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { sendWriteError, requireWriteToken } from "#cms/http/guard.server.ts";
import { createMigrationApi } from "#cms/repository/protocol/write/migration.routes.ts";
import { createModelsApi } from "#cms/repository/protocol/write/customTypes.routes.ts";
import { createPreviewsApi } from "#cms/previews/previews.routes.ts";
import { createReleasesApi } from "#cms/releases/releases.routes.ts";
import { authorize } from "#cms/people/authorize.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { createBulkApi } from "#cms/bulk/bulk.routes.ts";
import { createCommentsApi } from "#cms/comments/comments.routes.ts";
import { createChecksApi } from "#cms/checks/checks.routes.ts";
import { createCommandsApi } from "#cms/cli/commands.routes.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import { createDraftsApi } from "#cms/publishing/publishing.routes.ts";
import { createFilesApi } from "#cms/files/files.routes.ts";
import { createNotFoundApi, createNotFoundReports } from "#cms/not-found/notFound.routes.ts";
import type { NotFoundService } from "#cms/not-found/NotFoundService.server.ts";
import { createNotificationsApi } from "#cms/notifications/notifications.routes.ts";
import { createModelsListApi } from "#cms/models/models.routes.ts";
import { createPresenceApi } from "#cms/presence/presence.routes.ts";
import { createAuditApi } from "#cms/audit/audit.routes.ts";
import { createReplacementsApi } from "#cms/replace/replacements.routes.ts";
import { createReuseApi } from "#cms/reuse/reuse.routes.ts";
import { createReviewApi } from "#cms/review/review.routes.ts";
import { createSchedulesApi } from "#cms/schedules/schedules.routes.ts";
import { limitToScope } from "#cms/tokens/authorizeAgent.server.ts";
import { createFactorsApi } from "#cms/factors/factors.routes.ts";
import { createTokensApi } from "#cms/tokens/tokens.routes.ts";
import { createTranslationsApi } from "#cms/translations/translations.routes.ts";
import { createExportApi } from "#cms/imports/export.routes.ts";
import { createImportsApi } from "#cms/imports/imports.routes.ts";
import { createShortApi } from "#cms/short/short.routes.ts";
import { createVersionsApi } from "#cms/versions/versions.routes.ts";
import { createPeopleApi } from "#cms/people/people.routes.ts";
import { createSessionsApi } from "#cms/people/sessions.routes.ts";
import type { SignInLimits } from "#cms/people/signInLimits.server.ts";
import { createSubmissionsApi } from "#cms/submissions/submissions.routes.ts";
import { createWebhooksApi } from "#cms/webhooks/webhooks.routes.ts";

import type { EditingContext } from "./openEditingContext.server.ts";

type Options = {
  editing: EditingContext;
  notFoundService: NotFoundService;
  models: ModelStore;
  repository: Repository;
  webhooks: Webhooks;
  secrets: Secrets;
  repositoryName: string;
  siteUrl: string;
  limits: SignInLimits;
  clientIps: ClientIpResolver;
  languages: { id: string; name: string }[];
  contentDir: string;
  /** Uploaded files. */
  fileStorage: FileStorage;
  store: ContentStore;
  published: PublishedDocuments;
  /** Base of file URLs, for a request. */
  storage: (context: Context) => string;
  /** Whether an import may load files from private networks. */
  mayLoadPrivate: boolean;
  /** Base of other Prismic repositories, with `{name}`; by default Prismic's. */
  prismicUrl?: string | undefined;
};

/** The write APIs: Prismic's migration, asset and type APIs, and `/content/core/` for editors. */
export function createWriteApi({ editing, models, repository, webhooks, storage, ...options }: Options): Hono {
  const { secrets, repositoryName, siteUrl } = options;
  const acceptToken = (token: string) => editing.tokens.useWriteToken(token);
  const key = { token: listAccepted(secrets, "writeToken"), acceptToken, repositoryName };
  const { clientIps } = options;
  const app = new Hono();
  for (const path of ["migration", "assets", "customtypes"])
    app.use(`/content/${path}/*`, (context, next) => editing.events.during(clientIps.getKey(context), next));
  app.route("/", createMigrationApi({ ...editing, guard: requireWriteToken({ ...key, member: "message" }) }));
  app.route(
    "/",
    createAssetApi({
      assets: editing.assets,
      findUser: (name) => editing.latest.findUser(name),
      guard: requireWriteToken({ ...key, member: "error" }),
      getUrl: (context, name) => `${storage(context)}/${name}`,
      events: editing.events,
    }),
  );
  app.route(
    "/",
    createModelsApi({
      models,
      guard: requireWriteToken({ ...key, member: "message" }),
      findHidden: (changes) => {
        const after = models.preview(changes);
        return findHiddenContent({
          published: repository.master.documents,
          drafts: editing.drafts.everywhere(),
          after,
        });
      },
      changed: () => repository.reload(),
      events: editing.events,
      studioUrl: new URL("/studio/", siteUrl).href,
    }),
  );
  app.route("/", createNotFoundReports({ ...options, accessToken: listAccepted(secrets, "accessToken") }));
  const core = new Hono<CoreEnv>();
  core.onError((error, context) => sendWriteError(error, context, "message"));
  core.use("/content/core/*", async (context, next) => {
    await editing.events.during(clientIps.getKey(context), next);
    // An answered change is in the audit log, also of other instances and after a crash.
    if (context.req.method !== "GET") await editing.events.flush();
  });
  core.use("/content/core/*", (context, next) => {
    // A database cannot look such a text up.
    if (!/%00/.test(context.req.url)) return next();
    throw new WriteError(400, "The address has a NUL character; remove it");
  });
  core.use("/content/core/*", authorize({ ...key, ...editing, limits: options.limits, clientIps }));
  const { latest, drafts } = editing;
  for (const end of ["", "/*"]) {
    core.use(
      `/content/core/documents/:id${end}`,
      limitToScope((id) => [latest.find(id)?.document]),
    );
    core.use(
      `/content/core/releases/:id${end}`,
      limitToScope((id) => drafts.list(id).map(({ document }) => document)),
    );
  }
  const limitBody = bodyLimit({
    maxSize: maxDocumentBytes,
    onError: (context) => context.json({ message: "The body is larger than 4 MB" }, 413),
  });
  // Files have a limit of their own.
  core.use("/content/core/*", (context, next) => (isUpload(context.req.path) ? next() : limitBody(context, next)));
  core.route("/", createSessionsApi({ ...editing, limits: options.limits, clientIps }));
  core.route("/", createPeopleApi({ ...editing, limits: options.limits }));
  core.route("/", createFactorsApi({ ...editing, limits: options.limits }));
  core.route("/", createTokensApi(editing));
  core.route("/", createDocumentsApi({ ...editing, models }));
  core.route("/", createShortApi({ ...editing, models }));
  core.route("/", createDraftsApi(editing));
  core.route("/", createSchedulesApi(editing));
  core.route("/", createReviewApi(editing));
  core.route("/", createNotificationsApi(editing));
  core.route("/", createCommentsApi(editing));
  core.route("/", createReuseApi(editing));
  core.route("/", createBulkApi(editing));
  core.route("/", createReplacementsApi({ ...editing, models }));
  core.route("/", createAuditApi(editing));
  core.route("/", createCommandsApi({ ...options, models, log: editing.log, refresh: () => repository.refresh() }));
  core.route("/", createTranslationsApi(editing));
  core.route("/", createVersionsApi({ ...editing, models }));
  core.route("/", createChecksApi({ ...editing, models }));
  core.route("/", createFilesApi({ ...editing, models }));
  core.route("/", createImportsApi({ ...options, ...editing, models, webhooks }));
  core.route("/", createExportApi({ ...options, ...editing, repository }));
  core.route("/", createPresenceApi(editing));
  core.route("/", createModelsListApi({ models, languages: options.languages }));
  core.route("/", createReleasesApi({ ...editing, webhooks }));
  core.route("/", createWebhooksApi(editing));
  core.route("/", createSubmissionsApi(editing));
  core.route("/", createNotFoundApi(options));
  core.route(
    "/",
    createPreviewsApi({
      ...editing,
      siteUrl,
      origin: (context) => getPublicUrl(context).origin,
      findVersion: async (id, version) => fitDocument(await findVersion(editing, id, version), models.models),
    }),
  );
  app.route("/", core);
  return app;
}

const isUpload = (path: string) => /^\/content\/core\/(?:assets|imports)(?:\/|$)/.test(path);
