import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";

import type { Origins } from "../../features/shared/contracts/RouteTable.ts";
import type { AppBridge } from "../AppBridge.ts";
import { freshnessOf } from "../cache/freshness.ts";
import type { Rendered } from "../cache/PageCache.ts";
import type { Variant } from "../cache/variant.ts";
import type { ClientScripts } from "../html/transform/clientScripts.ts";
import { finish } from "../html/transform/transformHtml.ts";
import { hasLoader } from "../html/transform/loader.ts";
import { flightAddress } from "../html/transform/rscPayload.ts";
import type { Integrity } from "../html/transform/Integrity.ts";
import type { Framing } from "../html/csp/buildPolicy.ts";
import type { StyleSheets } from "../html/css/StyleSheets.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { headersOfPages, headersOfParts } from "../http/securityHeaders.ts";
import { speculationHeader } from "../html/transform/speculationHeader.ts";
import { ask } from "../http/inject.ts";
import type { Answer, Handler } from "../http/inject.ts";
import { Doubts } from "./StaleRenderTracker.ts";
import { Expiry } from "./PageRevalidator.ts";

const timeLimit = 15_000;
// What the framework says of its own store.
const outcomes: Record<string, Parameters<Doubts["end"]>[1]> = { STALE: "renewing", HIT: "kept" };
// A page that the framework is renewing right now is asked for again soon.
const renewing = 2_000;
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
  flight?: { address: string; data: string } | undefined;
};

type Finishing = Framing & {
  flightAt?: (flight: string) => string;
  /** It is one visitor's own, and nobody else's. */
  personal?: boolean;
};

/** Gets pages from the framework and makes them ready to be sent. */
export class Renderer {
  private readonly options: Options;
  private readonly doubts = new Doubts({ renewing: timeLimit });
  private readonly expiry: Expiry;
  /** Shared pages: how many the framework drew, and how many it had ready. */
  readonly counts = { rendered: 0, confirmed: 0 };

  constructor(options: Options) {
    this.options = options;
    this.expiry = new Expiry(options.bridge);
  }

  /** Asks the framework; nothing of a visitor's request reaches it but the headers given here. */
  async ask(url: string, headers: Record<string, string>): Promise<Answer> {
    const { handler, clean, homeCookie } = this.options;
    const chosen = /^\/(?:\?|$)/.test(url) && !headers.cookie ? homeCookie?.() : undefined;
    // Whatever host a visitor names, pages are those of this site.
    const asked = { ...headers, ...clean, ...(chosen ? { cookie: chosen } : {}) };
    const answer = await ask(handler, { url, headers: asked }, timeLimit);
    const { location } = answer.headers;
    // The router's own requests carry a checksum of their headers in the query; the framework insists on it.
    const told = headers.rsc && answer.status === 307 && typeof location === "string" && /[?&]_rsc/.test(location);
    return told ? ask(handler, { url: location, headers: asked }, timeLimit) : answer;
  }

  /** Renders a page that may be shared; `undefined` when it may not be. Throws when rendering failed. */
  async render(key: string, variant: Variant, held: Rendered | undefined): Promise<Rendered | undefined> {
    const name = `${key} ${variant.name}`;
    let answer = await this.askNoted(name, key, variant);
    if (this.doubts.take(name)) {
      await this.expiry.expire(key);
      answer = await this.askNoted(name, key, variant);
    }
    if (answer.status >= 500) throw new Error(`The framework answered ${answer.status}`);
    const freshness = freshnessOf(answer.headers["cache-control"]);
    if (answer.status !== 200 || !freshness || answer.headers["set-cookie"]) return undefined;
    this.counts[answer.headers["x-nextjs-cache"] === "HIT" ? "confirmed" : "rendered"] += 1;
    const origins = this.options.origins();
    const source = createHash("sha256")
      .update(answer.body)
      .update(JSON.stringify(origins ?? null))
      .digest("base64");
    const fresh = answer.headers["x-nextjs-cache"] === "STALE" ? Math.min(renewing, freshness.fresh) : freshness.fresh;
    const good = { source, fresh, stale: freshness.stale };
    if (held?.source === source) return { ...good, representation: held.representation, flight: held.flight };
    const flightAt = (flight: string) => flightAddress(this.options.build, key, flight);
    const page = this.finish(answer, ["cache-control", "public, max-age=0, must-revalidate"], { flightAt });
    return { ...good, representation: await prepare(page), flight: await this.prepareFlight(page) };
  }

  private async askNoted(name: string, key: string, variant: Variant): Promise<Answer> {
    this.doubts.begin(name);
    let outcome: Parameters<Doubts["end"]>[1] = "failed";
    try {
      const answer = await this.ask(encodeURI(key), variant.headers);
      const store = answer.headers["x-nextjs-cache"];
      outcome = outcomes[String(store)] ?? "rendered";
      return answer;
    } finally {
      this.doubts.end(name, outcome);
    }
  }

  /** Headers of an answer that shows nothing by itself. */
  get headersOfParts(): HeaderList {
    return headersOfParts(this.options.common);
  }

  /** Something was published: what is being rendered right now may be from before. */
  doubt(): void {
    this.doubts.publish();
  }

  /** The framework has forgotten a page, as it was asked to. */
  expired(key: string): void {
    this.expiry.expired(key);
  }

  private async prepareFlight({ flight }: Page): Promise<Rendered["flight"]> {
    if (!flight) return undefined;
    const headers = [
      ...["cache-control", "public, max-age=31536000, immutable", ...this.options.common],
      ...["cross-origin-resource-policy", "same-origin"],
    ];
    const body = Buffer.from(flight.data);
    const representation = await prepare({ type: "text/javascript; charset=utf-8", headers, body });
    return { address: flight.address, representation };
  }

  /** Scripts, policy and headers of an answer. */
  finish({ headers, body }: Pick<Answer, "headers" | "body">, own: HeaderList, options: Finishing = {}): Page {
    const { common, origins, hydrateAtOnce, styles, integrity, client } = this.options;
    const { flightAt, personal, ...framing } = options;
    const type = String(headers["content-type"] ?? "text/html; charset=utf-8");
    const shared = [...own, ...common, "cross-origin-resource-policy", "same-origin"];
    if (!type.startsWith("text/html")) {
      return { type, headers: [...shared, "vary", variedForRouter, ...passOn(headers, passedToRouter)], body };
    }
    const page = finish(body.toString(), {
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
        ...(personal || framing.preview ? shared : headersOfPages(shared)),
        "vary",
        varied,
        ...passOn(headers, passed),
        ...policy,
        ...rules,
      ],
      body: Buffer.from(page.html),
      flight: flightAt && page.flight ? { address: flightAt(page.flight), data: page.flight } : undefined,
    };
  }
}

function passOn(headers: OutgoingHttpHeaders, names: RegExp): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && names.test(name) ? [name, [value].flat().join(", ")] : [],
  );
}
