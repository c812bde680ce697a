import type { IncomingMessage } from "node:http";

import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import { isEditor } from "../../features/shared/contracts/studioPath.ts";
import { toReadableUrl } from "../routing/RequestContext.ts";
import type { Proxies } from "../http/Proxies.ts";
import type { RateLimiter } from "../http/RateLimiter.ts";
import { prepare } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import type { PageContext } from "../routing/RequestContext.ts";
import { withBar } from "./addEditBar.ts";
import type { NotFoundCounts } from "../ops/NotFoundCounts.ts";
import type { App, PageResponse } from "./App.ts";
import type { ErrorPages } from "./ErrorPages.ts";
import { routerHeaders } from "./nextInternals.ts";
import type { Previews } from "./Previews.ts";
import type { Page, Renderer } from "./Renderer.ts";
import type { RenderLimiter } from "./RenderLimiter.ts";

// Header with the router's current state.
const routerState = routerHeaders.state;
const personalHeaders = ["cookie", "user-agent"];

type Options = {
  app: App;
  renderer: Renderer;
  errorPages: ErrorPages;
  rateLimiter: RateLimiter;
  limiter: RenderLimiter;
  previews: Previews;
  proxies: Proxies;
  /** Documents are edited in the Studio: its editors get a bar. */
  hasStudio: boolean;
  /** Counts what visitors do not find, where the site does. */
  notFound?: NotFoundCounts | undefined;
};

type Drawn = Pick<PageResponse, "status" | "missedSearch"> & {
  page: Page;
  cookies: number | string | string[] | undefined;
};

/** Pages rendered for one request: drafts, pages with a query, and pages that must not be shared. */
export class UncachedPages {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Renders a page and sends it. When that fails because of the query, `fallBack` answers. */
  async handle(context: PageContext, fallBack: () => Promise<void> | undefined | false): Promise<void> {
    const { request, response, url, table } = context;
    const { errorPages, rateLimiter, limiter, proxies, hasStudio, notFound } = this.options;
    const ip = proxies.findClientIp(request);
    if ((await rateLimiter.limit(request, response)) || limiter.enforceLimit(ip, request, response)) return undefined;
    try {
      const drawn = await limiter.run(ip, () => this.draw(context));
      if (!drawn) {
        return errorPages.sendMissing(request, response, table, toReadableUrl(url));
      }
      const { cookies, page, status, missedSearch } = drawn;
      if (missedSearch && context.preview === undefined) notFound?.countSearch(request, missedSearch);
      if (cookies !== undefined) response.setHeader("set-cookie", cookies);
      const isBarred = hasStudio && page.type.startsWith("text/html") && isEditor(request.headers.cookie);
      const body = isBarred ? withBar(page.body) : page.body;
      return respond(request, response, await prepare({ ...page, body, status, quality: 4 }));
    } catch (error) {
      log("error", "a page is unavailable", { page: url.path, reason: toErrorMessage(error) });
      const other = fallBack();
      if (other !== false) return other;
      return errorPages.sendUnavailable(request, response, table.findLanguage(url.path).prefix);
    }
  }

  /** The page; `undefined` when there is none. Throws on failure. */
  private async draw(context: PageContext): Promise<Drawn | undefined> {
    const { request, response, url, preview } = context;
    // The client has disconnected.
    if (response.destroyed) throw new Error("The connection was closed while the render waited");
    const { app, renderer, previews } = this.options;
    const personal = preview !== undefined;
    const pageHeaders = pickPageHeaders(request, personal);
    const result = await renderUncached(
      app,
      `${encodeURI(url.path)}${url.search}`,
      pageHeaders,
      resolveAppPage(context),
    );
    if (result.status === 404 || (await redirectsToMissing(app, url.path, result))) return undefined;
    if (result.status >= 500) throw new Error(`The framework answered ${result.status}`);
    const { location, "set-cookie": cookies } = result.headers;
    const headers = ["cache-control", "private, no-store", ...(location ? ["location", String(location)] : [])];
    const page = renderer.transform(result, headers, { personal, preview: previews.isConfirmed(preview) });
    const { status, missedSearch } = result;
    return { status, missedSearch, page, cookies: personal ? cookies : undefined };
  }
}

/** The route of the app for a known page; the app resolves the others, which may be drafts or too new for the table. */
function resolveAppPage({ url, table, match, preview }: PageContext): ResolvedPage | undefined {
  if (match.kind !== "page") return undefined;
  const path = preview === undefined ? table.writeAppPath(match.key, url.search) : table.writeDraftPath(match.key);
  return { path, status: 200 };
}

/** Headers that an uncached page is rendered from; a visitor's own only for personal pages. */
const pickPageHeaders = (request: IncomingMessage, personal: boolean): Record<string, string> =>
  pick(request, personal ? [...Object.values(routerHeaders), ...personalHeaders] : Object.values(routerHeaders));

function pick({ headers }: IncomingMessage, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** A page for one request. Next fails on an invalid router state header; without the header it renders the full page. */
async function renderUncached(
  app: App,
  url: string,
  { [routerState]: state, ...others }: Record<string, string>,
  page: ResolvedPage | undefined,
): Promise<PageResponse> {
  if (state === undefined) return app.requestPage({ url, headers: others, page });
  const response = await app.requestPage({ url, headers: { ...others, [routerState]: state }, page });
  return response.status >= 500 ? app.requestPage({ url, headers: others, page }) : response;
}

/** Whether a redirect leads to a missing page: the framework adds the trailing slash before it looks a path up. */
async function redirectsToMissing(app: App, path: string, { status, headers }: PageResponse): Promise<boolean> {
  const withSlash = `${encodeURI(path)}/`;
  if (status !== 308 || String(headers.location).split("?")[0] !== withSlash) return false;
  return (await app.requestPage({ url: withSlash })).status === 404;
}
