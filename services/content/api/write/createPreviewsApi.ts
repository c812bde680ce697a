import { Hono } from "hono";
import type { Context } from "hono";
import { number, object, string } from "yup";

import { unscheduled } from "../../editing/DraftStore.ts";
import type { DraftStore } from "../../editing/DraftStore.ts";
import type { LatestVersions } from "../../editing/LatestVersions.ts";
import { toToken, parseVersion } from "../../editing/Previews.ts";
import type { Preview, Previews } from "../../editing/Previews.ts";
import type { Refs } from "../../editing/Refs.ts";
import type { Releases } from "../../editing/Releases.ts";
import { WriteError } from "../../editing/WriteError.ts";

const maxLifetimeSeconds = 7 * 24 * 60 * 60;

const created = object({
  /** The document the editor looks at; with a release, the page that is opened first. */
  document_id: string(),
  release_id: string(),
  /** Seconds until the link stops working. */
  lifetime: number().integer().min(1).max(maxLifetimeSeconds),
});

type Options = {
  previews: Previews;
  refs: Refs;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  siteUrl: string;
  origin: (context: Context) => string;
};

/**
 * `POST /content/core/previews` starts a preview; `GET /content/previews/:token` opens it on the site, and
 * `…/:token/ping?ref=` says whether what it shows has changed since.
 */
export function createPreviewsApi({ previews, refs, drafts, releases, latest, siteUrl, origin }: Options): Hono {
  const app = new Hono();
  const getToken = (context: Context, preview: Preview) => toToken(origin(context), preview, refs.getVersion(preview));
  const getUrl = (context: Context, preview: Preview) => {
    const url = new URL("/preview/", siteUrl);
    url.searchParams.set("token", getToken(context, preview));
    const [first] = preview.documents;
    if (first) url.searchParams.set("documentId", first);
    return url.href;
  };
  app.post("/content/core/previews", async (context) => {
    const { document_id: document, release_id: release, lifetime } = created.validateSync(await context.req.json());
    if (release) releases.get(release);
    if (!release && !document) throw new WriteError(400, "document_id or release_id is missing");
    if (document) latest.get(document);
    const place = release ?? unscheduled;
    const first = document ?? drafts.list(place)[0]?.document.id;
    const preview = await previews.create(place, first ? [first] : [], lifetime ? lifetime * 1_000 : undefined);
    return context.json(
      {
        token: getToken(context, preview),
        url: getUrl(context, preview),
        expires: new Date(preview.expires).toISOString(),
      },
      201,
    );
  });
  app.get("/content/previews/:token", (context) => {
    const preview = previews.find(getSession(context));
    if (preview === "unknown") return context.json({ type: "api_notfound_error", message: "Preview not found" }, 404);
    if (preview === "expired")
      return context.json({ type: "api_security_error", message: "This preview token has expired" }, 404);
    return context.redirect(getUrl(context, preview), 307);
  });
  app.get("/content/previews/:token/ping", (context) => {
    const preview = previews.find(getSession(context));
    if (preview === "unknown" || preview === "expired") return context.json({ reload: false, ref: null }, 404);
    // The repository has several URLs, so compare versions instead of whole tokens.
    const reload = parseVersion(context.req.query("ref") ?? "") !== String(refs.getVersion(preview));
    return context.json({ reload, ref: getToken(context, preview) }, 200, { "cache-control": "no-store" });
  });
  return app;
}

const getSession = (context: Context) => (context.req.param("token") ?? "").split(":")[0] ?? "";
