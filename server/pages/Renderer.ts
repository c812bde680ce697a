import { createHash } from "node:crypto";

import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { toSubresourceHeaders } from "../http/securityHeaders.ts";
import type { InjectedResponse } from "../http/inject.ts";
import type { Variant } from "../routing/RequestContext.ts";
import type { App } from "./App.ts";
import { writePayloadUrl } from "./payloadUrl.ts";
import type { Rendered } from "./PageStore.ts";
import { PageTransformer } from "./PageTransformer.ts";
import type { Page, TransformerOptions } from "./PageTransformer.ts";

type Options = TransformerOptions & {
  app: App;
  /** The build id, which scripts and payloads must share. */
  build: string;
};

/** Requests pages from the app and prepares them for sending. */
export class Renderer {
  private readonly options: Options;
  /** Shared pages: rendered, or taken from the copies that earlier processes and the build left. */
  readonly counts = { rendered: 0, confirmed: 0 };
  private readonly transformer: PageTransformer;

  constructor(options: Options) {
    this.options = options;
    this.transformer = new PageTransformer(options);
  }

  /** Renders a page that may be shared; `undefined` when it may not be. Throws when rendering failed. */
  async render(key: string, variant: Variant, held: Rendered | undefined): Promise<Rendered | undefined> {
    // A router payload belongs to the page that was stored last, so it needs no render of its own.
    const isFresh = held !== undefined && variant.name === "";
    const { app } = this.options;
    const answer = await app.requestPage({
      url: encodeURI(key),
      headers: variant.headers,
      page: this.resolve(key),
      isFresh,
    });
    if (answer.status >= 500) throw new Error(`The framework answered ${answer.status}`);
    const lifetime = parseLifetime(answer.headers["cache-control"]);
    if (answer.status !== 200 || !lifetime || answer.headers["set-cookie"]) return undefined;
    this.counts[answer.isRendered ? "rendered" : "confirmed"] += 1;
    const source = createHash("sha256").update(answer.body).digest("base64");
    const freshUntil = (answer.renderedAt ?? Date.now()) + lifetime.freshMs;
    const good = { source, freshUntil, staleUntil: freshUntil + lifetime.staleMs, tags: answer.tags };
    if (held?.source === source) return { ...good, representation: held.representation, payload: held.payload };
    const page = this.transformShared(answer, key, "public, max-age=0, must-revalidate");
    return { ...good, representation: await prepare(page), payload: await this.preparePayload(page) };
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
function parseLifetime(cacheControl: unknown): { freshMs: number; staleMs: number } | undefined {
  const text = String(cacheControl ?? "");
  if (/\b(private|no-store|no-cache)\b/.test(text)) return undefined;
  const seconds = /\bs-maxage=(\d+)/.exec(text)?.[1];
  if (seconds === undefined) return undefined;
  const stale = /\bstale-while-revalidate=(\d+)/.exec(text)?.[1] ?? "0";
  return { freshMs: Number(seconds) * 1_000, staleMs: Number(stale) * 1_000 };
}
