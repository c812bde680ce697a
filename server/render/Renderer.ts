import { createHash } from "node:crypto";

import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import type { AppBridge } from "../AppBridge.ts";
import type { Rendered } from "../cache/PageCache.ts";
import type { Variant } from "../routing/RequestContext.ts";
import { writePayloadUrl } from "../html/transform/pageScripts.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { toSubresourceHeaders } from "../http/securityHeaders.ts";
import { inject } from "../http/inject.ts";
import type { InjectedResponse, Handler } from "../http/inject.ts";
import { StaleRenderTracker } from "./StaleRenderTracker.ts";
import { PageTransformer } from "./PageTransformer.ts";
import type { Page, TransformerOptions } from "./PageTransformer.ts";
import { PageRevalidator } from "./PageRevalidator.ts";

const timeoutMs = 15_000;
// Values of `x-nextjs-cache`.
const outcomes: Record<string, Parameters<StaleRenderTracker["finish"]>[1]> = { STALE: "renewing", HIT: "fresh" };
// A stale copy that the framework is revalidating is requested again soon.
const renewingFreshMs = 2_000;

type Options = TransformerOptions & {
  handler: Handler;
  /** Host and scheme that pages are rendered for. */
  clean: Record<string, string>;
  /** The build id, which scripts and payloads must share. */
  build: string;
  bridge: AppBridge;
};

/** Requests pages from the framework and prepares them for sending. */
export class Renderer {
  private readonly options: Options;
  private readonly tracker = new StaleRenderTracker({ renewingMs: timeoutMs });
  private readonly revalidator: PageRevalidator;
  /** Shared pages: rendered by the framework, or confirmed by its cache. */
  readonly counts = { rendered: 0, confirmed: 0 };
  private readonly transformer: PageTransformer;

  constructor(options: Options) {
    this.options = options;
    this.transformer = new PageTransformer(options);
    this.revalidator = new PageRevalidator(options.bridge);
  }

  /** Sends a request to the framework with only these headers; `page` is the resolved path. */
  async request(url: string, headers: Record<string, string>, page?: ResolvedPage): Promise<InjectedResponse> {
    const { handler, clean, bridge } = this.options;
    // Whatever `Host` a visitor sends, pages are rendered for this site.
    const sent = { ...headers, ...clean, ...(page ? bridge.writePageHeaders(page) : {}) };
    const answer = await inject(handler, { url, headers: sent }, timeoutMs);
    const { location } = answer.headers;
    // The router adds a checksum of its headers to the query; the framework requires it.
    const mustFollow =
      headers.rsc && answer.status === 307 && typeof location === "string" && /[?&]_rsc/.test(location);
    return mustFollow ? inject(handler, { url: location, headers: sent }, timeoutMs) : answer;
  }

  /** Renders a page that may be shared; `undefined` when it may not be. Throws when rendering failed. */
  async render(key: string, variant: Variant, held: Rendered | undefined): Promise<Rendered | undefined> {
    const name = `${key} ${variant.name}`;
    let answer = await this.requestTracked(name, key, variant);
    if (this.tracker.take(name)) {
      await this.revalidator.revalidate(key);
      answer = await this.requestTracked(name, key, variant);
    }
    if (answer.status >= 500) throw new Error(`The framework answered ${answer.status}`);
    const freshness = parseFreshness(answer.headers["cache-control"]);
    if (answer.status !== 200 || !freshness || answer.headers["set-cookie"]) return undefined;
    this.counts[answer.headers["x-nextjs-cache"] === "HIT" ? "confirmed" : "rendered"] += 1;
    const origins = this.options.routing.table?.data.origins;
    const source = createHash("sha256")
      .update(answer.body)
      .update(JSON.stringify(origins ?? null))
      .digest("base64");
    const fresh =
      answer.headers["x-nextjs-cache"] === "STALE" ? Math.min(renewingFreshMs, freshness.fresh) : freshness.fresh;
    const good = { source, fresh, stale: freshness.stale };
    if (held?.source === source) return { ...good, representation: held.representation, payload: held.payload };
    const page = this.transformShared(answer, key, "public, max-age=0, must-revalidate");
    return { ...good, representation: await prepare(page), payload: await this.preparePayload(page) };
  }

  private async requestTracked(name: string, key: string, variant: Variant): Promise<InjectedResponse> {
    this.tracker.start(name);
    let outcome: Parameters<StaleRenderTracker["finish"]>[1] = "failed";
    try {
      const answer = await this.request(encodeURI(key), variant.headers, this.resolve(key));
      const store = answer.headers["x-nextjs-cache"];
      outcome = outcomes[String(store)] ?? "rendered";
      return answer;
    } finally {
      this.tracker.finish(name, outcome);
    }
  }

  private resolve(key: string): ResolvedPage | undefined {
    const path = this.options.routing.table?.writeAppPath(key);
    return path === undefined ? undefined : { path, status: 200 };
  }

  /** Headers of a response that is not shown as a page. */
  get subresourceHeaders(): HeaderList {
    return toSubresourceHeaders(this.options.common);
  }

  /** Content changed: renders under way may be stale. */
  contentChanged(): void {
    this.tracker.contentChanged();
  }

  /** Called when the framework has expired a page. */
  pageExpired(key: string): void {
    this.revalidator.pageExpired(key);
  }

  /** A page for all visitors, without its RSC payload. */
  transformShared(answer: InjectedResponse, key: string, cacheControl: string): Page {
    const payloadUrl = (payload: string) => writePayloadUrl(this.options.build, key, payload);
    return this.transformer.transform(answer, ["cache-control", cacheControl], { payloadUrl });
  }

  /** A page's RSC payload, ready to be sent. */
  async preparePayload({ payload }: Page): Promise<Rendered["payload"]> {
    if (!payload) return undefined;
    const headers = [
      "cache-control",
      "public, max-age=31536000, immutable",
      ...this.options.common,
      "cross-origin-resource-policy",
      "same-origin",
    ];
    const body = Buffer.from(payload.data);
    const representation = await prepare({ type: "text/javascript; charset=utf-8", headers, body });
    return { url: payload.url, representation };
  }

  /** Scripts, policy and headers of a response. */
  transform(...parameters: Parameters<PageTransformer["transform"]>): Page {
    return this.transformer.transform(...parameters);
  }
}

/** How long a response may be shared, in milliseconds; `undefined` when it may not. */
function parseFreshness(cacheControl: unknown): { fresh: number; stale: number } | undefined {
  const text = String(cacheControl ?? "");
  if (/\b(private|no-store|no-cache)\b/.test(text)) return undefined;
  const seconds = /\bs-maxage=(\d+)/.exec(text)?.[1];
  if (seconds === undefined) return undefined;
  const stale = /\bstale-while-revalidate=(\d+)/.exec(text)?.[1] ?? "0";
  return { fresh: Number(seconds) * 1_000, stale: Number(stale) * 1_000 };
}
