import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import { toReadableUrl } from "../routing/requestUrl.ts";
import type { RateLimiter } from "../http/RateLimiter.ts";
import { prepare } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import { renderUncached, redirectsToMissing } from "./renderUncached.ts";
import { pickPageHeaders } from "./pageHeaders.ts";
import type { PageContext, RequestContext } from "../routing/RequestContext.ts";
import type { ErrorPages } from "./ErrorPages.ts";
import type { Previews } from "./Previews.ts";
import type { Page } from "./PageTransformer.ts";
import type { Renderer } from "./Renderer.ts";
import type { RenderLimiter } from "./RenderLimiter.ts";

type Options = {
  renderer: Renderer;
  errorPages: ErrorPages;
  rateLimiter: RateLimiter;
  limiter: RenderLimiter;
  previews: Previews;
};

type Drawn = { status: number; page: Page; cookies: number | string | string[] | undefined };

/** Pages rendered for one request: drafts, pages with a query, and pages that must not be shared. */
export class UncachedPages {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Whether a network already waits for too many renders; then the request has been answered. */
  rejects({ request, response }: RequestContext): boolean {
    const { rateLimiter, limiter } = this.options;
    return limiter.rejects(rateLimiter.getClientIp(request), request, response);
  }

  /** Renders a page and answers with it. `fallBack` answers when that fails because of the query, if it can. */
  async answer(context: PageContext, fallBack: () => Promise<void> | undefined | false): Promise<void> {
    const { request, response, url, table } = context;
    const { errorPages, rateLimiter, limiter } = this.options;
    if (rateLimiter.rejects(request, response) || this.rejects(context)) return undefined;
    try {
      const drawn = await limiter.run(rateLimiter.getClientIp(request), () => this.draw(context));
      if (!drawn) {
        return errorPages.answerMissing(request, response, table.findLanguage(url.path), toReadableUrl(url));
      }
      const { cookies, page, status } = drawn;
      if (cookies !== undefined) response.setHeader("set-cookie", cookies);
      return respond(request, response, await prepare({ ...page, status, quality: 4 }));
    } catch (error) {
      log("error", "a page is unavailable", { page: url.path, reason: toErrorMessage(error) });
      const other = fallBack();
      if (other !== false) return other;
      return errorPages.answerUnavailable(request, response, table.findLanguage(url.path).prefix);
    }
  }

  /** The page; `undefined` when there is none. Throws when it failed. */
  private async draw(context: PageContext): Promise<Drawn | undefined> {
    const { request, response, url, preview } = context;
    // The client has disconnected.
    if (response.destroyed) throw new Error("The connection was closed while the render waited");
    const { renderer, previews } = this.options;
    const personal = preview !== undefined;
    const given = pickPageHeaders(request, personal);
    const answer = await renderUncached(
      renderer,
      `${encodeURI(url.path)}${url.search}`,
      given,
      resolveAppPage(context),
    );
    if (answer.status === 404 || (await redirectsToMissing(renderer, url.path, answer))) return undefined;
    if (answer.status >= 500) throw new Error(`The framework answered ${answer.status}`);
    const { location, "set-cookie": cookies } = answer.headers;
    const headers = ["cache-control", "private, no-store", ...(location ? ["location", String(location)] : [])];
    const page = renderer.transform(answer, headers, { personal, preview: previews.isConfirmed(preview) });
    return { status: answer.status, page, cookies: personal ? cookies : undefined };
  }
}

/** The route of the app for a known page; the app resolves the others, which may be drafts or too new for the table. */
function resolveAppPage({ url, table, match, preview }: PageContext): ResolvedPage | undefined {
  if (match.kind !== "page") return undefined;
  const path = preview === undefined ? table.writeAppPath(match.key, url.search) : table.writeDraftPath(match.key);
  return { path, status: 200 };
}
