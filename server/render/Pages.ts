import type { RouteMatch } from "../../features/shared/contracts/RouteTable.ts";
import type { PageCache, Render } from "../cache/PageCache.ts";
import { html, parseVariant } from "../cache/variant.ts";
import type { Variant } from "../cache/variant.ts";
import { parsePayloadBuild } from "../html/transform/rscPayload.ts";
import { toReadableUrl } from "../routing/requestUrl.ts";
import type { Proxies } from "../http/Proxies.ts";
import type { RateLimiter } from "../http/RateLimiter.ts";
import type { HeaderList } from "../http/representation.ts";
import { respond, sendError } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import { hasQueryParameter } from "./pageHeaders.ts";
import type { ErrorPages } from "./ErrorPages.ts";
import { redirect } from "../http/sendRedirect.ts";
import type { Previews } from "./Previews.ts";
import type { Renderer } from "./Renderer.ts";
import type { RenderLimiter } from "./RenderLimiter.ts";
import type { UncachedPages, Visit } from "./UncachedPages.ts";

type Options = {
  renderer: Renderer;
  cache: PageCache;
  errorPages: ErrorPages;
  rateLimiter: RateLimiter;
  limiter: RenderLimiter;
  previews: Previews;
  uncached: UncachedPages;
  build: string;
  proxies: Proxies;
};
type Wanted = { name: string; key: string; render: Render; told: HeaderList };

/** Answers everything that the address table governs. */
export class Pages {
  private readonly options: Options;
  /** Pages that turned out to be made for each request. */
  private readonly unshared = new Set<string>();
  private readonly renders = new Map<string, Render>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Forgets what was found out about pages, and renders each again before it is sent. */
  purge(): void {
    this.unshared.clear();
    this.renders.clear();
    this.options.cache.purge();
  }

  /** Answers at once from memory where that is possible. */
  answer(visit: Visit, place: RouteMatch): Promise<void> | undefined {
    const { request, response, address, table } = visit;
    const isDraft = this.options.previews.findCookie(request.headers) !== undefined;
    if (place.kind === "missing" && (table.data.incomplete || isDraft)) {
      // Whether there is such a page in the draft, or since a moment ago, the framework finds out.
      return this.answerUncached(visit);
    } else if (place.kind === "missing") {
      this.options.errorPages.answerMissing(request, response, place.language, toReadableUrl(address));
    } else if (place.kind === "redirect") {
      if (place.external && request.headers.rsc !== undefined) {
        // The router cannot follow to another origin; told that there is nothing, it loads the address as a whole.
        this.options.errorPages.answerMissing(
          request,
          response,
          table.findLanguage(address.path),
          toReadableUrl(address),
        );
      } else {
        const headers = [...this.proxyHeaders(), ...this.options.renderer.subresourceHeaders];
        redirect(response, place, address.search, headers);
      }
    } else {
      const variant = parseVariant(request.headers);
      if (!variant) {
        sendError(request, response, {
          status: 400,
          code: "bad_header",
          message: "A header has a value nobody sends.",
        });
      } else if (isDraft || this.unshared.has(place.key) || hasQueryParameter(address.search, place.queries)) {
        return this.answerUncached(visit);
      } else {
        return this.answerShared(visit, place.key, variant);
      }
    }
    return undefined;
  }

  /** What the proxy in front, where there is one, is told with an answer that it may store. */
  private proxyHeaders(): HeaderList {
    if (!this.options.proxies.areSet) return [];
    // nginx counts in whole seconds: told to keep a page for one, it would keep some for two.
    return ["x-accel-expires", `@${Math.floor(Date.now() / 1_000)}`];
  }

  /** Answers with the data that a page fetches once it is used, or leads to newer data when the page has changed. */
  async answerPayload(visit: Visit): Promise<void> {
    const { request, response, address, table } = visit;
    const key = new URLSearchParams(address.search).get("page") ?? "";
    const wanted = `${address.path}${address.search}`;
    const known = table.hasPage(key) && parsePayloadBuild(address.path) === this.options.build;
    const { cache, rateLimiter, uncached } = this.options;
    const held = known ? cache.findPayload(key, wanted) : undefined;
    // Whoever makes addresses up pays for what is rendered to find them wrong.
    if (known && !held && (rateLimiter.rejects(request, response) || uncached.rejects(visit))) return undefined;
    const render = this.limitRender(visit, this.getRender(key, key, html));
    const payload = held ?? (known ? await cache.renderPayload(key, render) : undefined);
    if (!payload)
      return sendError(request, response, { status: 404, code: "not_found", message: "There is no such data." });
    if (payload.url === wanted) return respond(request, response, payload.representation);
    response.writeHead(307, ["location", payload.url, "cache-control", "no-store", "content-length", "0"]).end();
    return undefined;
  }

  private answerShared(visit: Visit, key: string, variant: Variant): Promise<void> | undefined {
    const { cache } = this.options;
    const name = variant.name ? `${key} ${variant.name}` : key;
    const render = this.getRender(name, key, variant);
    // When the visitor came: a page that was long in the making may be from before a publication.
    const told = this.proxyHeaders();
    const ready = cache.find(name, render);
    // Forms are what a request says: those that nobody asked for yet are counted, like all that is made for one visitor.
    if (!ready && variant.name && this.options.rateLimiter.rejects(visit.request, visit.response)) return undefined;
    if (!ready && this.options.uncached.rejects(visit)) return undefined;
    if (!ready) return this.answerRendered(visit, { name, key, render: this.limitRender(visit, render), told });
    respond(visit.request, visit.response, ready, told);
    return undefined;
  }

  private async answerRendered(visit: Visit, { name, key, render, told }: Wanted): Promise<void> {
    const { cache, errorPages } = this.options;
    try {
      const page = await cache.load(name, render);
      if (page) return respond(visit.request, visit.response, page, told);
    } catch (error) {
      log("error", "a page is unavailable", { page: name, reason: toErrorMessage(error) });
      return errorPages.answerUnavailable(visit.request, visit.response, visit.table.findLanguage(key).prefix);
    }
    // One of its forms may be missing; the page itself tells whether it can be shared.
    if (name === key) this.unshared.add(key);
    return this.answerUncached(visit);
  }

  /** A render that counts as one of the visitor's network. */
  private limitRender({ request }: Visit, render: Render): Render {
    const { limiter, rateLimiter } = this.options;
    return (held) => limiter.run(rateLimiter.getClientIp(request), () => render(held));
  }

  private getRender(name: string, key: string, variant: Variant): Render {
    const known = this.renders.get(name);
    if (known) return known;
    const render: Render = (held) => this.options.renderer.render(key, variant, held);
    // Names come from the address table, but forms do not.
    if (this.renders.size < 50_000) this.renders.set(name, render);
    return render;
  }

  private answerUncached(visit: Visit): Promise<void> {
    const { request, address, table } = visit;
    const { previews, uncached } = this.options;
    return uncached.answer(visit, () => {
      const isDraft = previews.findCookie(request.headers) !== undefined;
      const place = address.search === "" || isDraft ? undefined : table.match(address.path, request.headers.cookie);
      const variant = parseVariant(request.headers);
      // No words of a visitor's make a page fail that is there without them.
      if (place?.kind !== "page" || !variant || this.unshared.has(place.key)) return false;
      return this.answerShared(visit, place.key, variant);
    });
  }
}
