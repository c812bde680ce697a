/** Rendering: requests pages from the app, caches and revalidates them, and answers when that fails. */
import { isEditor } from "../../features/shared/contracts/studioPath.ts";
import type { RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import { addEditBar } from "./addEditBar.ts";
import type { PageStore, Render } from "./PageStore.ts";
import { html, hasQueryParameter, toReadableUrl } from "../routing/RequestContext.ts";
import type { Variant, PageContext, RequestContext } from "../routing/RequestContext.ts";
import { parsePayloadBuild } from "./payloadUrl.ts";
import type { Proxies } from "../http/Proxies.ts";
import type { RateLimiter } from "../http/RateLimiter.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { respond, sendError } from "../http/respond.ts";
import type { ErrorReply } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import type { ErrorPages } from "./ErrorPages.ts";
import { sendRedirect } from "./sendRedirect.ts";
import type { Renderer } from "./Renderer.ts";
import type { RenderLimiter } from "./RenderLimiter.ts";
import type { UncachedPages } from "./UncachedPages.ts";

type Options = {
  renderer: Renderer;
  store: PageStore;
  errorPages: ErrorPages;
  rateLimiter: RateLimiter;
  limiter: RenderLimiter;
  uncached: UncachedPages;
  build: string;
  proxies: Proxies;
  /** Documents are edited in the Studio: its editors get a bar. */
  hasStudio: boolean;
};
/** Runs a render, at once or in its turn. */
type Run = (work: () => ReturnType<Render>) => ReturnType<Render>;
type Wanted = { name: string; key: string; variant: Variant; render: Render; proxyHeaders: HeaderList };

/** Answers every path that the route table governs. */
export class Pages {
  private readonly options: Options;
  /** Pages that must not be shared, as found when they were rendered. */
  private readonly unshared = new Set<string>();
  private readonly renders = new Map<string, Render>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Forgets which pages must not be shared: content has changed. */
  reset(): void {
    this.unshared.clear();
  }

  /** Loads the home pages, and with them the app's code for pages, for which the first visitors would wait. */
  async warmUp(table: RouteTable): Promise<void> {
    const homes = table.data.languages.map(({ prefix }) => `${prefix}/`).filter((key) => table.hasPage(key));
    const load = (key: string) => this.options.store.refresh(key, this.getRender(key, key, html));
    // What cannot be rendered now is rendered for its first visitor.
    await Promise.allSettled(homes.map(load));
  }

  /** Answers from memory where possible. */
  handle(context: PageContext): Promise<void> | undefined {
    const { request, response, url, table, match, variant, preview } = context;
    const { errorPages, renderer } = this.options;
    if (match.kind === "missing") {
      // The app decides whether the page is a draft or was just published.
      if (table.data.incomplete || preview !== undefined) return this.sendUncached(context);
      return void errorPages.sendMissing(request, response, table, toReadableUrl(url));
    }
    if (match.kind === "redirect") {
      if (match.external && request.headers.rsc !== undefined) {
        // The router cannot follow a redirect to another origin; after a 404 it does a full page load.
        return void errorPages.sendMissing(request, response, table, toReadableUrl(url));
      }
      return void sendRedirect(response, match, url.search, [...this.proxyHeaders(), ...renderer.subresourceHeaders]);
    }
    if (!variant) return void sendError(request, response, badHeader);
    const isUncached = preview !== undefined || this.unshared.has(match.key);
    if (isUncached || hasQueryParameter(url.search, match.queries)) return this.sendUncached(context);
    return this.handleShared(context, match.key, variant);
  }

  /** Headers that control how long a trusted proxy stores a response. */
  private proxyHeaders(): HeaderList {
    if (!this.options.proxies.areSet) return [];
    // nginx counts in whole seconds: a lifetime of one second would become two for some pages.
    return ["x-accel-expires", `@${Math.floor(Date.now() / 1_000)}`];
  }

  /** Answers with a page's RSC payload, or redirects to the current one when the page has changed. */
  async handlePayload(context: RequestContext, table: RouteTable): Promise<void> {
    const { request, response, url } = context;
    const key = new URLSearchParams(url.search).get("page") ?? "";
    const requested = `${url.path}${url.search}`;
    const isCurrent = parsePayloadBuild(url.path) === this.options.build;
    const known = isCurrent && table.hasPage(key);
    const { store, errorPages, rateLimiter } = this.options;
    const ofError = isCurrent ? errorPages.findPayload(key) : undefined;
    const stored = known ? store.findPayload(key, requested) : ofError;
    // Made-up URLs cost a rendering, so they count against the client's limit.
    if (known && !stored && ((await rateLimiter.limit(request, response)) || this.enforceLimit(context)))
      return undefined;
    const render = this.limitRender(context, key, html);
    const payload = stored ?? (known ? (await store.refresh(key, render))?.payload : undefined);
    if (!payload)
      return sendError(request, response, { status: 404, code: "not_found", message: "There is no such payload." });
    if (payload.url === requested) return respond(request, response, payload.representation);
    response.writeHead(307, ["location", payload.url, "cache-control", "no-store", "content-length", "0"]).end();
    return undefined;
  }

  private handleShared(context: PageContext, key: string, variant: Variant): Promise<void> | undefined {
    const { store } = this.options;
    const name = variant.name ? `${key} ${variant.name}` : key;
    const render = this.getRender(name, key, variant);
    // Taken when the request starts: a slow render may predate a publication.
    const proxyHeaders = this.proxyHeaders();
    const ready = store.find(name, render);
    if (!ready)
      return this.sendRendered(context, {
        name,
        key,
        variant,
        render: this.limitRender(context, key, variant),
        proxyHeaders,
      });
    return this.respond(context, ready, variant, proxyHeaders);
  }

  /** Sends a page, to a signed-in editor with a bar. */
  private respond(
    { request, response }: PageContext,
    page: Representation,
    variant: Variant,
    proxyHeaders: HeaderList,
  ): Promise<void> | undefined {
    if (!this.options.hasStudio || variant.name !== "" || !isEditor(request.headers.cookie))
      return void respond(request, response, page, proxyHeaders);
    return addEditBar(page).then((copy) => respond(request, response, copy));
  }

  private async sendRendered(
    context: PageContext,
    { name, key, variant, render, proxyHeaders }: Wanted,
  ): Promise<void> {
    const { store, errorPages, rateLimiter } = this.options;
    // Variants depend on request headers: uncached ones count against the client's limit.
    if (name !== key && (await rateLimiter.limit(context.request, context.response))) return undefined;
    if (this.enforceLimit(context)) return undefined;
    try {
      const page = await store.load(name, render);
      if (page) return this.respond(context, page, variant, proxyHeaders);
    } catch (error) {
      log("error", "a page is unavailable", { page: name, reason: toErrorMessage(error) });
      return errorPages.sendUnavailable(context.request, context.response, context.table.findLanguage(key).prefix);
    }
    // One variant may be missing; the page itself tells whether it can be shared.
    if (name === key) this.unshared.add(key);
    return this.sendUncached(context);
  }

  /** Whether too many renders of a network are already waiting; if so, the request has been answered. */
  private enforceLimit({ request, response }: RequestContext): boolean {
    const { limiter, proxies } = this.options;
    return limiter.enforceLimit(proxies.findClientIp(request), request, response);
  }

  /** Renders within the limit of the visitor's network. */
  private limitRender({ request }: RequestContext, key: string, variant: Variant): Render {
    const { limiter, proxies } = this.options;
    return this.makeRender(key, variant, (work) => limiter.run(proxies.findClientIp(request), work));
  }

  private getRender(name: string, key: string, variant: Variant): Render {
    const known = this.renders.get(name);
    if (known) return known;
    const render = this.makeRender(key, variant, (work) => work());
    // Paths come from the route table, but variants do not, so the map is bounded.
    if (this.renders.size < 50_000) this.renders.set(name, render);
    return render;
  }

  /**
   * Router payloads are read from the page's copy, so the page is rendered first. `run` surrounds only a render itself:
   * while one waits for another that is queued, it must not hold its network's place.
   */
  private makeRender(key: string, variant: Variant, run: Run): Render {
    const { renderer, store } = this.options;
    const render =
      (one: Variant): Render =>
      (previous) =>
        run(() => renderer.render(key, one, previous));
    if (!variant.name) return render(variant);
    return async (previous) => {
      await store.refresh(key, render(html));
      return render(variant)(previous);
    };
  }

  private sendUncached(context: PageContext): Promise<void> {
    const { url, match, variant, preview } = context;
    return this.options.uncached.handle(context, () => {
      // A query must not make a page fail that renders without it.
      const canRetry = url.search !== "" && preview === undefined && variant && match.kind === "page";
      if (!canRetry || this.unshared.has(match.key)) return false;
      return this.handleShared(context, match.key, variant);
    });
  }
}

const badHeader: ErrorReply = { status: 400, code: "bad_header", message: "A router header has an invalid value." };
