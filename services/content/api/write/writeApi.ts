import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { Secrets } from "../../../kit/secrets.ts";
import type { EditingContext } from "../../editing/EditingContext.ts";
import type { Release } from "../../editing/Releases.ts";
import type { Repository } from "../../storage/Repository.ts";
import { publicAddress } from "../document/requestUrl.ts";
import type { ModelStore } from "../../storage/ModelStore.ts";
import type { Webhooks } from "../webhooks/Webhooks.ts";
import { createAssetApi } from "./assetApi.ts";
import { createDocumentsApi } from "./documentsApi.ts";
import { findHidden } from "../../editing/findHidden.ts";
import { answerError, guard } from "./guard.ts";
import { createMigrationApi } from "./migrationApi.ts";
import { createModelsApi } from "./modelsApi.ts";
import { createPreviewsApi } from "./previewsApi.ts";
import { createReleasesApi } from "./releasesApi.ts";
import type { ReleaseNews } from "./releasesApi.ts";
import { createWebhooksApi } from "../webhooks/webhooksApi.ts";

const largest = 4 * 1024 * 1024;

type Options = {
  editing: EditingContext;
  models: ModelStore;
  repository: Repository;
  webhooks: Webhooks;
  secrets: Secrets;
  repositoryName: string;
  siteUrl: string;
  /** Base of file addresses, for a request. */
  storage: (context: Context) => string;
};

/** Everything that writes: the migration, asset and type APIs of Prismic, and `/content/core/` for the rest of an editor's work. */
export function createWriteSide({ editing, models, repository, webhooks, storage, ...options }: Options): Hono {
  const { secrets, repositoryName, siteUrl } = options;
  const key = { token: secrets.writeToken, repositoryName };
  const app = new Hono();
  app.route("/", createMigrationApi({ ...editing, guard: guard({ ...key, member: "message" }) }));
  app.route(
    "/",
    createAssetApi({
      assets: editing.assets,
      userOf: (name) => editing.latest.findUser(name),
      guard: guard({ ...key, member: "error" }),
      address: (context, name) => `${storage(context)}/${name}`,
    }),
  );
  app.route(
    "/",
    createModelsApi({
      models,
      guard: guard({ ...key, member: "message" }),
      hiddenBy: (changes) => {
        const after = models.preview(changes);
        return findHidden({ published: repository.master.documents, drafts: editing.drafts.everywhere(), after });
      },
      changed: () => repository.reload(),
      studioUrl: new URL("/studio/", siteUrl).href,
    }),
  );
  const core = new Hono();
  core.onError((error, context) => answerError(error, context, "message"));
  core.use("/content/core/*", guard({ ...key, member: "message" }));
  core.use(
    "/content/core/*",
    bodyLimit({
      maxSize: largest,
      onError: (context) => context.json({ message: "The body is larger than 4 MB" }, 413),
    }),
  );
  core.route("/", createDocumentsApi(editing));
  core.route("/", createReleasesApi({ ...editing, changed: (news) => tell(news, editing, webhooks) }));
  core.route("/", createWebhooksApi(webhooks));
  core.route("/", createPreviewsApi({ ...editing, siteUrl, origin: (context) => publicAddress(context).origin }));
  app.route("/", core);
  return app;
}

function tell(news: ReleaseNews, { scheduler, refs, drafts }: EditingContext, webhooks: Webhooks): void {
  scheduler.plan();
  const item = ({ id, label }: Release) => [
    { id, ref: refs.getRef(id), label, documents: drafts.list(id).map(({ document }) => document.id) },
  ];
  const releases = Object.fromEntries(Object.entries(news).map(([kind, release]) => [kind, item(release)]));
  webhooks.announce({ releases });
}
