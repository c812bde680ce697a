import { join } from "node:path";

import { editBarPath, isStudioPath } from "../features/shared/contracts/studioPath.ts";
import { App } from "./pages/App.ts";
import { RouteTableLoader } from "./routing/RouteTableLoader.ts";
import { OtherRoutes, readRoutes } from "./routing/OtherRoutes.ts";
import type { OtherRoute } from "./routing/OtherRoutes.ts";
import { MarkdownPages } from "./pages/MarkdownPages.ts";
import { PageStore } from "./pages/PageStore.ts";
import { StaticFiles } from "./http/StaticFiles.ts";
import { facesPath } from "./pages/client/loadAfterPaint.ts";
import { loadClientScripts } from "./pages/clientScripts.ts";
import { Integrity } from "./pages/Integrity.ts";
import { StyleSheets } from "./pages/styles/StyleSheets.ts";
import { RateLimiter } from "./http/RateLimiter.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { Handler } from "./http/inject.ts";
import { Health } from "./ops/Health.ts";
import { NotFoundCounts } from "./ops/NotFoundCounts.ts";
import { InvalidationBus } from "./ops/InvalidationBus.ts";
import { ErrorPages } from "./pages/ErrorPages.ts";
import { Pages } from "./pages/Pages.ts";
import { Previews } from "./pages/Previews.ts";
import { flights, keepExpiredTags, readBuildId, readDraftSecret } from "./pages/nextInternals.ts";
import { Renderer } from "./pages/Renderer.ts";
import { RenderLimiter } from "./pages/RenderLimiter.ts";
import { UncachedPages } from "./pages/UncachedPages.ts";
import { RpcProxy } from "./endpoints/RpcProxy.ts";
import { AppProxy } from "./endpoints/AppProxy.ts";
import type { Settings } from "./readSettings.ts";
import { Site } from "./Site.ts";

type Options = {
  handler: Handler;
  settings: Settings;
  routes?: OtherRoute[];
  /** Which back ends are up, as it changes. */
  backEnds?: Readonly<Record<string, string>>;
  /** Why those that are down are. */
  reasons?: ReadonlyMap<string, string>;
  /** Origin of the gateway below /rpc/. */
  rpcOrigin: string;
  /** URL of the repository that keeps counts of what visitors do not find; nothing is counted without one. */
  repositoryUrl?: string;
  /** How long a response of an endpoint may carry no byte. */
  stallMs?: number;
};

/** Builds a site around a handler. `start` loads routes and error pages; `reloadRoutes` loads them again. */
export function createSite(options: Options) {
  const { handler, settings, routes = readRoutes(settings.NEXT_DIST_DIR), rpcOrigin, repositoryUrl, stallMs } = options;
  const { backEnds = {}, reasons = new Map() } = options;
  const {
    secure,
    PORT,
    NEXT_DIST_DIR,
    PAGE_CACHE_MB,
    SITE_URL,
    HYDRATE_AT_ONCE,
    TRUST_PROXY: proxies,
    REDIS_URL,
  } = settings;
  const served = settings.PRISMIC_REPOSITORY ? routes.filter(({ name }) => !isStudioPath(name)) : routes;
  const common = securityHeaders(secure);
  const host = SITE_URL ? new URL(SITE_URL).host : `localhost:${PORT}`;
  const clean = { host, "x-forwarded-host": host, "x-forwarded-proto": secure ? "https" : "http" };
  const app = new App({ handler, clean });
  const routeTableLoader = new RouteTableLoader(app);
  const build = readBuildId(NEXT_DIST_DIR);
  const styles = new StyleSheets(join(NEXT_DIST_DIR, "static"));
  const integrity = new Integrity(join(NEXT_DIST_DIR, "static"));
  const client = loadClientScripts(NEXT_DIST_DIR);
  const shared = { common, routing: routeTableLoader, hydrateAtOnce: HYDRATE_AT_ONCE };
  const renderer = new Renderer({ app, ...shared, build, styles, integrity, client });
  const hasStudio = !settings.PRISMIC_REPOSITORY;
  const counting = { url: repositoryUrl ?? "", accessToken: settings.PRISMIC_ACCESS_TOKEN, host, proxies };
  const isCounting = repositoryUrl !== undefined && hasStudio && settings.COUNT_NOT_FOUND;
  const notFound = isCounting ? new NotFoundCounts(counting) : undefined;
  const errorPages = new ErrorPages({ app, renderer, notFound });
  const store = new PageStore({ limit: PAGE_CACHE_MB * 1_048_576 });
  const rateLimiter = new RateLimiter({ limit: settings.RATE_PER_MINUTE, proxies });
  const limiter = new RenderLimiter();
  const previews = new Previews(readDraftSecret(NEXT_DIST_DIR));
  const uncached = new UncachedPages({
    app,
    renderer,
    errorPages,
    rateLimiter,
    limiter,
    previews,
    proxies,
    hasStudio,
    notFound,
  });
  const parts = { app, renderer, store, errorPages, rateLimiter, limiter, previews, uncached };
  const pages = new Pages({ ...parts, build, proxies, hasStudio });
  const rpcProxy = new RpcProxy({ origin: rpcOrigin, common, proxies });
  const appProxy = new AppProxy({ ...parts, handler, common, proxies, secure, ...(stallMs ? { stallMs } : {}) });
  let isComplete = false;
  const health = new Health({ isReady: () => isComplete, renders: () => renderer.counts, backEnds, reasons });
  const files = new StaticFiles(
    [
      {
        folder: join(NEXT_DIST_DIR, "static"),
        at: "/_next/static/",
        cacheControl: "public, max-age=31536000, immutable",
      },
      { folder: "public", at: "/", cacheControl: "public, max-age=3600, stale-while-revalidate=86400" },
    ],
    common,
  );
  const year = "public, max-age=31536000, immutable";
  files.addScript({ path: client.loaderPath, cacheControl: year, text: client.loader }, common);
  files.addScript({ path: facesPath, cacheControl: "public, max-age=3600", text: client.faces }, common);
  if (hasStudio)
    files.addScript({ path: editBarPath, cacheControl: "public, max-age=3600", text: client.editBar }, common);
  const loadErrorPages = async () => {
    if (routeTableLoader.table && (await errorPages.load(routeTableLoader.table))) isComplete = true;
  };
  const reloadRoutes = async () => {
    await routeTableLoader.reload();
    await loadErrorPages();
  };
  const invalidationBus = REDIS_URL
    ? new InvalidationBus({ redisUrl: REDIS_URL, onChange: (change) => app.refreshContent(change) })
    : undefined;
  const markdownPages = new MarkdownPages({ app, routing: routeTableLoader, store, distDir: NEXT_DIST_DIR });
  keepExpiredTags(NEXT_DIST_DIR);
  globalThis.halyardServer = {
    getRequest: () => flights.getStore()?.request,
    expire: (tags) => {
      pages.reset();
      store.expire(tags);
      markdownPages.forget();
    },
    reloadRoutes,
    loadMarkdown: (path, changed) => markdownPages.load(path, changed),
    publish: (change) => invalidationBus?.publish(change),
    noteMissedSearch: (missedSearch) => void Object.assign(flights.getStore() ?? {}, { missedSearch }),
    confirmPreview: (cookie) => previews.confirm(cookie),
  };
  const start = async (signal: AbortSignal) => {
    notFound?.start(signal);
    await routeTableLoader.start(signal);
    await loadErrorPages();
  };
  const siteParts = {
    common,
    client,
    files,
    routeTableLoader,
    errorPages,
    pages,
    appProxy,
    rpcProxy,
    health,
    previews,
    notFound,
  };
  return {
    site: new Site({ ...siteParts, routes: new OtherRoutes(served), proxies }),
    health,
    store,
    pages,
    notFound,
    start,
    warmUp: async () => {
      if (routeTableLoader.table) await pages.warmUp(routeTableLoader.table);
    },
    reloadRoutes,
    closeSockets: () => rpcProxy.closeSockets(),
    close: () => {
      invalidationBus?.close();
      rpcProxy.close();
    },
  };
}
