import type { OutgoingHttpHeaders } from "node:http";

import type { RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import type { Framing } from "../../features/shared/contracts/writePolicy.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { toPageHeaders, toSubresourceHeaders } from "../http/securityHeaders.ts";
import type { InjectedResponse } from "../http/inject.ts";
import type { Variant } from "../routing/RequestContext.ts";
import type { App } from "./App.ts";
import type { ClientScripts } from "./clientScripts.ts";
import type { Integrity } from "./Integrity.ts";
import { isForRouter } from "./nextInternals.ts";
import type { StyleSheets } from "./styles/StyleSheets.ts";
import { transformHtml } from "./transformHtml.ts";
import { writePayloadUrl } from "./payloadUrl.ts";
import { toSource } from "./PageStore.ts";
import type { Rendered } from "./PageStore.ts";

// Headers of the framework that a page's response keeps.
const isForPage = (name: string) => /^(content-language|link|x-robots-tag)$/.test(name);
// Router payloads vary by more request headers than pages do.
const varied = "rsc, accept, accept-encoding";
const variedForRouter = "rsc, next-router-prefetch, next-router-segment-prefetch, accept, accept-encoding";

type Options = {
  app: App;
  common: HeaderList;
  /** The routes of the site, once loaded. */
  routing: { readonly table: RouteTable | undefined };
  hydrateAtOnce: boolean;
  /** The browser scripts that pages carry. */
  client: ClientScripts;
  styles?: StyleSheets;
  integrity?: Integrity;
  /** The build id, which scripts and payloads must share. */
  build: string;
};

/** A page's bytes and headers as they are sent. */
export type Page = {
  type: string;
  headers: HeaderList;
  body: Buffer;
  /** RSC payload served at its own URL. */
  payload?: { url: string; data: string } | undefined;
};

type TransformOptions = Framing & {
  payloadUrl?: (payload: string) => string;
  /** The page is for one visitor only. */
  personal?: boolean;
};

/** Requests pages from the app and prepares them for sending. */
export class Renderer {
  private readonly options: Options;
  /** Shared pages: rendered, or taken from the copies that earlier processes and the build left. */
  readonly counts = { rendered: 0, confirmed: 0 };
  /** Headers of a page that is the same for all visitors. */
  private readonly sharedHeaders: HeaderList;

  constructor(options: Options) {
    this.options = options;
    this.sharedHeaders = toPageHeaders(options.common);
  }

  /** Renders a page that may be shared; `undefined` when it may not be. Throws when rendering failed. */
  async render(key: string, variant: Variant, previous: Rendered | undefined): Promise<Rendered | undefined> {
    // A router payload belongs to the page that was stored last, so it needs no render of its own.
    const isFresh = previous !== undefined && variant.name === "";
    const page = this.resolve(key);
    const request = { url: encodeURI(key), headers: variant.headers, page, isFresh, acceptsExpired: !previous };
    let response = await this.options.app.requestPage(request);
    // Next lets requests for a page share a render, which may have begun before a publication that this one follows.
    if (response.status === 200 && response.tags === undefined) response = await this.options.app.requestPage(request);
    if (response.status >= 500) throw new Error(`The framework answered ${response.status}`);
    const lifetime = parseLifetime(response.headers["cache-control"]);
    if (response.status !== 200 || !lifetime || response.headers["set-cookie"]) return undefined;
    if (!response.isExpired) this.counts[response.isRendered ? "rendered" : "confirmed"] += 1;
    const source = toSource(response.body);
    const { tags, renderedAt = Date.now() } = response;
    const dayEnd = getDayEnd(renderedAt);
    const freshUntil = Math.min(renderedAt + lifetime.freshMs, dayEnd);
    const staleUntil = Math.min(freshUntil + lifetime.staleMs, dayEnd);
    const isExpired = response.isExpired === true || Date.now() >= dayEnd;
    const good = { source, freshUntil, staleUntil, tags, isExpired };
    if (previous?.source === source)
      return { ...good, representation: previous.representation, payload: previous.payload };
    const sent = this.transformShared(response, key, "public, max-age=0, must-revalidate");
    return { ...good, representation: await prepare(sent), payload: await this.preparePayload(sent) };
  }

  private resolve(key: string): ResolvedPage | undefined {
    const path = this.options.routing.table?.writeAppPath(key);
    return path === undefined ? undefined : { path, status: 200 };
  }

  /** Headers of a response that is not shown as a page. */
  get subresourceHeaders(): HeaderList {
    return toSubresourceHeaders(this.options.common);
  }

  /** A page for all visitors, without its RSC payload. */
  transformShared(response: InjectedResponse, key: string, cacheControl: string): Page {
    const payloadUrl = (payload: string) => writePayloadUrl(this.options.build, key, payload);
    return this.transform(response, ["cache-control", cacheControl], { payloadUrl });
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

  /** Scripts, policy and headers of an answer. */
  transform(
    { headers, body }: Pick<InjectedResponse, "headers" | "body">,
    own: HeaderList,
    options: TransformOptions = {},
  ): Page {
    const { common, routing, hydrateAtOnce, styles, integrity, client } = this.options;
    const { payloadUrl, personal, ...framing } = options;
    const type = String(headers["content-type"] ?? "text/html; charset=utf-8");
    const sameOrigin = ["cross-origin-resource-policy", "same-origin"];
    if (!type.startsWith("text/html")) {
      return {
        type,
        headers: [...own, ...common, ...sameOrigin, "vary", variedForRouter, ...pickHeaders(headers, isForRouter)],
        body,
      };
    }
    const page = transformHtml(body.toString(), {
      client,
      origins: routing.table?.data.origins,
      atOnce: hydrateAtOnce,
      styles,
      integrity,
      ...options,
    });
    const policy = ["content-security-policy", page.policy, "reporting-endpoints", 'csp="/api/csp-reports/"'];
    return {
      type,
      headers: [
        ...own,
        ...(personal || framing.preview ? common : this.sharedHeaders),
        ...sameOrigin,
        "vary",
        varied,
        ...pickHeaders(headers, isForPage),
        ...policy,
      ],
      body: Buffer.from(page.html),
      payload: payloadUrl && page.payload ? { url: payloadUrl(page.payload), data: page.payload } : undefined,
    };
  }
}

const dayMs = 24 * 60 * 60_000;
// The availability service starts a day within 30 seconds after midnight UTC, and the app keeps a reading for 20.
const dayDelayMs = 55_000;

/** When a page is out of date because of its figures of days, which every footer has. In milliseconds since the epoch. */
const getDayEnd = (renderedAt: number) => (Math.floor((renderedAt - dayDelayMs) / dayMs) + 1) * dayMs + dayDelayMs;

/** How long a response may be shared, in milliseconds; `undefined` when it may not. */
function parseLifetime(cacheControl: unknown): { freshMs: number; staleMs: number } | undefined {
  const text = String(cacheControl ?? "");
  if (/\b(private|no-store|no-cache)\b/.test(text)) return undefined;
  const seconds = /\bs-maxage=(\d+)/.exec(text)?.[1];
  if (seconds === undefined) return undefined;
  const stale = /\bstale-while-revalidate=(\d+)/.exec(text)?.[1] ?? "0";
  return { freshMs: Number(seconds) * 1_000, staleMs: Number(stale) * 1_000 };
}

/** The headers of a response whose names match, as a list. */
function pickHeaders(headers: OutgoingHttpHeaders, isPassed: (name: string) => boolean): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && isPassed(name) ? [name, [value].flat().join(", ")] : [],
  );
}
