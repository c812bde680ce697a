import { join } from "node:path";

import { AppBridge } from "./AppBridge.ts";
import { AddressKeeper } from "./routing/RouteTableLoader.ts";
import { OtherRoutes, readBuild, readRoutes } from "./routing/OtherRoutes.ts";
import type { OtherRoute } from "./routing/OtherRoutes.ts";
import { PageCache } from "./cache/PageCache.ts";
import { StaticFiles } from "./files/StaticFiles.ts";
import { loadClientScripts } from "./html/transform/clientScripts.ts";
import { Integrity } from "./html/transform/Integrity.ts";
import { StyleSheets } from "./html/css/StyleSheets.ts";
import { Rates } from "./http/RateLimiter.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { Handler } from "./http/inject.ts";
import { Health } from "./ops/Health.ts";
import { News } from "./ops/InvalidationBus.ts";
import { FixedPages } from "./render/ErrorPages.ts";
import { Pages } from "./render/Pages.ts";
import { Previews, readDraftSecret } from "./render/Previews.ts";
import { Renderer } from "./render/Renderer.ts";
import { RenderLimiter } from "./render/RenderLimiter.ts";
import { UncachedPages } from "./render/UncachedPages.ts";
import { PassThrough } from "./proxy/AppProxy.ts";
import type { Settings } from "./settings.ts";
import { Site } from "./Site.ts";

type Options = {
  handler: Handler;
  settings: Settings;
  routes?: OtherRoute[];
  /** Which back ends are up, as it changes. */
  backEnds?: Readonly<Record<string, string>>;
};

/** Puts the parts together around a handler. `start` loads addresses and fixed pages, again after every purge. */
export function createSite(options: Options) {
  const { handler, settings, routes = readRoutes(settings.NEXT_DIST_DIR), backEnds = {} } = options;
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
  const common = securityHeaders(secure);
  const host = SITE_URL ? new URL(SITE_URL).host : `localhost:${PORT}`;
  const clean = { host, "x-forwarded-host": host, "x-forwarded-proto": secure ? "https" : "http" };
  const bridge = new AppBridge({ handler, clean });
  const keeper = new AddressKeeper(bridge);
  const origins = () => keeper.table?.data.origins;
  const build = readBuild(NEXT_DIST_DIR);
  const styles = new StyleSheets(join(NEXT_DIST_DIR, "static"));
  const integrity = new Integrity(join(NEXT_DIST_DIR, "static"));
  const client = loadClientScripts(NEXT_DIST_DIR);
  const homeCookie = () => keeper.table?.data.home?.unlessCookie;
  const made = { clean, common, origins, homeCookie, hydrateAtOnce: HYDRATE_AT_ONCE };
  const renderer = new Renderer({ handler, bridge, ...made, build, styles, integrity, client });
  const fixed = new FixedPages(renderer);
  const cache = new PageCache({ limit: PAGE_CACHE_MB * 1_048_576 });
  const rates = new Rates({ limit: settings.RATE_PER_MINUTE, proxies });
  const limiter = new RenderLimiter();
  const previews = new Previews(readDraftSecret(NEXT_DIST_DIR));
  const uncached = new UncachedPages({ renderer, fixed, rates, limiter, previews });
  const parts = { renderer, cache, fixed, rates, limiter, previews, uncached };
  const pages = new Pages({ ...parts, build, proxies });
  const passing = new PassThrough({ ...parts, handler, common, proxies, secure });
  let complete = false;
  const health = new Health({ isReady: () => complete, renders: () => renderer.counts, backEnds });
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
  const loadFixed = async () => {
    if (keeper.table && (await fixed.load(keeper.table))) complete = true;
  };
  const purge = async () => {
    renderer.doubt();
    pages.purge();
    await keeper.reload();
    // Pages asked for in between were looked up in the old table.
    pages.purge();
    await loadFixed();
  };
  const news = REDIS_URL
    ? new News({ redisUrl: REDIS_URL, heard: (change) => bridge.refreshContent(change) })
    : undefined;
  globalThis.halyardServer = {
    token: bridge.token,
    purge,
    pageExpired: (page) => renderer.expired(page),
    publish: (change) => news?.tell(change),
    confirmPreview: (cookie) => previews.confirm(cookie),
  };
  const start = async (signal: AbortSignal) => {
    await keeper.start(signal);
    await loadFixed();
  };
  const answerers = { common, client, files, keeper, pages, passing, rates, health };
  return {
    site: new Site({ ...answerers, routes: new OtherRoutes(routes), proxies }),
    health,
    cache,
    pages,
    start,
    purge,
    close: () => news?.close(),
  };
}
