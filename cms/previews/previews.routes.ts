import { Hono } from "hono";
import type { Context } from "hono";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { requireRole, tokenActor, toPersonRef } from "#cms/people/Actor.server.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { newPreviewSchema } from "./contract.ts";
import { parseVersion, toToken } from "./Previews.server.ts";
import type { Preview, Previews } from "./Previews.server.ts";
import type { Refs } from "./Refs.server.ts";

type Options = {
  previews: Previews;
  people: PeopleStore;
  refs: Refs;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  events: EventLog;
  /** A former version for preview; throws `WriteError` (404) when there is none. */
  findVersion: (id: string, version: string) => Promise<StoredDocument>;
  siteUrl: string;
  origin: (context: Context) => string;
};

/**
 * `POST /content/core/previews` starts a preview, `GET …?document_id=` lists active ones, `DELETE …/:id` ends one; `GET
 * /content/previews/:token` opens it on the site, and `…/:token/ping?ref=` reports whether its content has changed.
 */
export function createPreviewsApi(options: Options): Hono<CoreEnv> {
  const { previews, people, refs, drafts, releases, latest, events, findVersion, siteUrl, origin } = options;
  const app = new Hono<CoreEnv>();
  const getToken = (context: Context, preview: Preview) => toToken(origin(context), preview, refs.getVersion(preview));
  const getUrl = (context: Context, preview: Preview) => {
    const url = new URL("/preview/", siteUrl);
    url.searchParams.set("token", getToken(context, preview));
    const [first] = preview.documents;
    if (first) url.searchParams.set("documentId", first);
    return url.href;
  };
  const toBody = (context: Context, preview: Preview) => {
    const { id, expires, name = "", by, made = null, at, content, follows = !content } = preview;
    const maker = by === undefined ? undefined : (people.find(by) ?? (by === tokenActor.id ? tokenActor : undefined));
    return {
      id,
      url: getUrl(context, preview),
      expires: new Date(expires).toISOString(),
      name,
      by: maker ? toPersonRef(maker) : null,
      made,
      follows_draft: follows || at !== undefined,
    };
  };
  const about = (id: string | undefined) =>
    id === undefined ? undefined : { id, title: latest.find(id)?.title ?? "" };
  app.post("/content/core/previews", async (context) => {
    const {
      document_id: document,
      release_id: release,
      lifetime,
      version,
      at,
      name,
      follows_draft: follows,
      is_shared: isShared,
    } = newPreviewSchema.validateSync(await readJson(context));
    if (release) releases.get(release);
    if (!release && !document && at === undefined)
      throw new WriteError(400, "document_id, release_id or at is missing");
    if (document && !version) latest.get(document);
    const folder = release ?? unscheduled;
    const first = document ?? drafts.list(folder)[0]?.document.id;
    const getVersions = async () => {
      if (version && first) return [await findVersion(first, version)];
      if (follows || at !== undefined) return undefined;
      return release || !first ? drafts.served(folder) : [latest.get(first).document];
    };
    const preview = await previews.create(folder, first ? [first] : [], {
      lifetimeMs: lifetime ? lifetime * 1_000 : undefined,
      by: context.get("actor").id,
      versions: await getVersions(),
      ...(name ? { name } : {}),
      ...(isShared ? {} : { isShared }),
      ...(at === undefined ? {} : { at }),
    });
    const kind = isShared ? "shared" : "previewed";
    events.add(context.get("actor"), kind, about(first), { detail: (isShared && name) || null });
    return context.json({ token: getToken(context, preview), ...toBody(context, preview) }, 201);
  });
  app.get("/content/core/previews", (context) => {
    const found = previews.list(context.req.query("document_id")).filter(({ isShared }) => isShared !== false);
    return context.json({ results: found.map((preview) => toBody(context, preview)) });
  });
  app.delete("/content/core/previews/:id", async (context) => {
    const actor = context.get("actor");
    const preview = previews.find(context.req.param("id"));
    if (typeof preview !== "string" && preview.by !== actor.id) requireRole(actor, "publisher");
    if (typeof preview === "string" || !(await previews.end(preview.id)))
      throw new WriteError(404, "This link has ended already", [], named("preview-ended"));
    if (preview.isShared !== false)
      events.add(actor, "share-ended", about(preview.documents[0]), { detail: preview.name ?? null });
    return context.body(null, 204);
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
