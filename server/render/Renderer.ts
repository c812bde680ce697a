import { createHash } from "node:crypto";

import type { Origins } from "../../features/shared/contracts/RouteTable.ts";
import type { AppBridge } from "../AppBridge.ts";
import { parseFreshness } from "../cache/freshness.ts";
import type { Rendered } from "../cache/PageCache.ts";
import type { Variant } from "../cache/variant.ts";
import type { ClientScripts } from "../html/transform/clientScripts.ts";
import { transformHtml } from "../html/transform/transformHtml.ts";
import { hasLoader } from "../html/transform/loader.ts";
import { writePayloadUrl } from "../html/transform/rscPayload.ts";
import type { Integrity } from "../html/transform/Integrity.ts";
import type { Framing } from "../html/csp/buildPolicy.ts";
import type { StyleSheets } from "../html/css/StyleSheets.ts";
import { pickHeaders } from "../http/pickHeaders.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { toPageHeaders, toSubresourceHeaders } from "../http/securityHeaders.ts";
import { speculationHeader } from "../html/transform/speculationHeader.ts";
import { inject } from "../http/inject.ts";
import type { InjectedResponse, Handler } from "../http/inject.ts";
import { StaleRenderTracker } from "./StaleRenderTracker.ts";
import { PageRevalidator } from "./PageRevalidator.ts";

const timeoutMs = 15_000;
// What the framework says of its own store.
const outcomes: Record<string, Parameters<StaleRenderTracker["finish"]>[1]> = { STALE: "renewing", HIT: "kept" };
// A page that the framework is renewing right now is asked for again soon.
const renewingFreshMs = 2_000;
const passed = /^(content-language|link|x-robots-tag)$/;
// The framework's router reads these beside its own payloads.
const passedToRouter = /^(content-language|x-nextjs-(?!cache$).*)$/;
// What the router asks for differs by more of its headers than what tells a page from that.
const varied = "rsc, accept, accept-encoding";
const variedForRouter = "rsc, next-router-prefetch, next-router-segment-prefetch, accept, accept-encoding";

type Options = {
  handler: Handler;
  /** Host and scheme that pages are rendered for. */
  clean: Record<string, string>;
  common: HeaderList;
  origins: () => Origins | undefined;
  /** The cookie that keeps `/` from leading elsewhere, such as `locale=en`; the address table has already asked for it. */
  homeCookie?: () => string | undefined;
  hydrateAtOnce: boolean;
  /** Name of the build, which scripts and their data must agree on. */
  build: string;
  bridge: AppBridge;
  /** The browser scripts that pages carry. */
  client: ClientScripts;
  styles?: StyleSheets;
  integrity?: Integrity;
};

/** A page's bytes and headers as they are sent. */
export type Page = {
  type: string;
  headers: HeaderList;
  body: Buffer;
  /** What the page fetches once it is used. */
  payload?: { url: string; data: string } | undefined;
};

type TransformOptions = Framing & {
  payloadUrl?: (payload: string) => string;
  /** It is one visitor's own, and nobody else's. */
  personal?: boolean;
};

/** Gets pages from the framework and makes them ready to be sent. */
export class Renderer {
  private readonly options: Options;
  private readonly tracker = new StaleRenderTracker({ renewingMs: timeoutMs });
  private readonly revalidator: PageRevalidator;
  /** Shared pages: how many the framework drew, and how many it had ready. */
  readonly counts = { rendered: 0, confirmed: 0 };

  constructor(options: Options) {
    this.options = options;
    this.revalidator = new PageRevalidator(options.bridge);
  }

  /** Asks the framework; nothing of a visitor's request reaches it but the headers given here. */
  async request(url: string, headers: Record<string, string>): Promise<InjectedResponse> {
    const { handler, clean, homeCookie } = this.options;
    const chosen = /^\/(?:\?|$)/.test(url) && !headers.cookie ? homeCookie?.() : undefined;
    // Whatever host a visitor names, pages are those of this site.
    const asked = { ...headers, ...clean, ...(chosen ? { cookie: chosen } : {}) };
    const answer = await inject(handler, { url, headers: asked }, timeoutMs);
    const { location } = answer.headers;
    // The router's own requests carry a checksum of their headers in the query; the framework insists on it.
    const told = headers.rsc && answer.status === 307 && typeof location === "string" && /[?&]_rsc/.test(location);
    return told ? inject(handler, { url: location, headers: asked }, timeoutMs) : answer;
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
    const origins = this.options.origins();
    const source = createHash("sha256")
      .update(answer.body)
      .update(JSON.stringify(origins ?? null))
      .digest("base64");
    const fresh =
      answer.headers["x-nextjs-cache"] === "STALE" ? Math.min(renewingFreshMs, freshness.fresh) : freshness.fresh;
    const good = { source, fresh, stale: freshness.stale };
    if (held?.source === source) return { ...good, representation: held.representation, payload: held.payload };
    const payloadUrl = (payload: string) => writePayloadUrl(this.options.build, key, payload);
    const page = this.transform(answer, ["cache-control", "public, max-age=0, must-revalidate"], { payloadUrl });
    return { ...good, representation: await prepare(page), payload: await this.preparePayload(page) };
  }

  private async requestTracked(name: string, key: string, variant: Variant): Promise<InjectedResponse> {
    this.tracker.start(name);
    let outcome: Parameters<StaleRenderTracker["finish"]>[1] = "failed";
    try {
      const answer = await this.request(encodeURI(key), variant.headers);
      const store = answer.headers["x-nextjs-cache"];
      outcome = outcomes[String(store)] ?? "rendered";
      return answer;
    } finally {
      this.tracker.finish(name, outcome);
    }
  }

  /** Headers of an answer that shows nothing by itself. */
  get subresourceHeaders(): HeaderList {
    return toSubresourceHeaders(this.options.common);
  }

  /** Something was published: what is being rendered right now may be from before. */
  contentChanged(): void {
    this.tracker.contentChanged();
  }

  /** The framework has forgotten a page, as it was asked to. */
  pageExpired(key: string): void {
    this.revalidator.pageExpired(key);
  }

  private async preparePayload({ payload }: Page): Promise<Rendered["payload"]> {
    if (!payload) return undefined;
    const headers = [
      ...["cache-control", "public, max-age=31536000, immutable", ...this.options.common],
      ...["cross-origin-resource-policy", "same-origin"],
    ];
    const body = Buffer.from(payload.data);
    const representation = await prepare({ type: "text/javascript; charset=utf-8", headers, body });
    return { url: payload.url, representation };
  }

  /** Scripts, policy and headers of an answer. */
  transform(
    { headers, body }: Pick<InjectedResponse, "headers" | "body">,
    own: HeaderList,
    options: TransformOptions = {},
  ): Page {
    const { common, origins, hydrateAtOnce, styles, integrity, client } = this.options;
    const { payloadUrl, personal, ...framing } = options;
    const type = String(headers["content-type"] ?? "text/html; charset=utf-8");
    const shared = [...own, ...common, "cross-origin-resource-policy", "same-origin"];
    if (!type.startsWith("text/html")) {
      return { type, headers: [...shared, "vary", variedForRouter, ...pickHeaders(headers, passedToRouter)], body };
    }
    const page = transformHtml(body.toString(), {
      client,
      origins: origins(),
      atOnce: hydrateAtOnce,
      styles,
      integrity,
      ...options,
    });
    const policy = ["content-security-policy", page.policy, "reporting-endpoints", 'csp="/api/csp-reports/"'];
    const rules = framing.framed || hasLoader(page.html) ? [] : ["speculation-rules", speculationHeader];
    return {
      type,
      headers: [
        ...(personal || framing.preview ? shared : toPageHeaders(shared)),
        "vary",
        varied,
        ...pickHeaders(headers, passed),
        ...policy,
        ...rules,
      ],
      body: Buffer.from(page.html),
      payload: payloadUrl && page.payload ? { url: payloadUrl(page.payload), data: page.payload } : undefined,
    };
  }
}
