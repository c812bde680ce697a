import type { OutgoingHttpHeaders } from "node:http";

import type { RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import type { ClientScripts } from "./clientScripts.ts";
import { transformHtml } from "./transformHtml.ts";
import { isForRouter } from "./nextInternals.ts";
import type { Integrity } from "./Integrity.ts";
import type { Framing } from "../../features/shared/contracts/writePolicy.ts";
import type { StyleSheets } from "./styles/StyleSheets.ts";
import type { HeaderList } from "../http/representation.ts";
import { toPageHeaders } from "../http/securityHeaders.ts";
import type { InjectedResponse } from "../http/inject.ts";
import { speculationRules } from "./client/speculationRules.ts";

// Headers of the framework that a page's response keeps.
const isForPage = (name: string) => /^(content-language|link|x-robots-tag)$/.test(name);
// Router payloads vary by more request headers than pages do.
const varied = "rsc, accept, accept-encoding";
const variedForRouter = "rsc, next-router-prefetch, next-router-segment-prefetch, accept, accept-encoding";

export type TransformerOptions = {
  common: HeaderList;
  /** The routes of the site, once loaded. */
  routing: { readonly table: RouteTable | undefined };
  hydrateAtOnce: boolean;
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
  /** RSC payload served at its own URL. */
  payload?: { url: string; data: string } | undefined;
};

type TransformOptions = Framing & {
  payloadUrl?: (payload: string) => string;
  /** The page is for one visitor only. */
  personal?: boolean;
};

/** Prepares the framework's response for sending. */
export class PageTransformer {
  private readonly options: TransformerOptions;
  /** Headers of a page that is the same for all visitors. */
  private readonly sharedHeaders: HeaderList;

  constructor(options: TransformerOptions) {
    this.options = options;
    this.sharedHeaders = toPageHeaders(options.common);
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
    // A prerendered page would load everything an editor sees.
    const rules = framing.framed || framing.studio || page.hasLoader ? [] : ["speculation-rules", speculationHeader];
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
        ...rules,
      ],
      body: Buffer.from(page.html),
      payload: payloadUrl && page.payload ? { url: payloadUrl(page.payload), data: page.payload } : undefined,
    };
  }
}

/** The headers of a response whose names match, as a list. */
function pickHeaders(headers: OutgoingHttpHeaders, isPassed: (name: string) => boolean): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && isPassed(name) ? [name, [value].flat().join(", ")] : [],
  );
}

/**
 * The `speculation-rules` header of a page without a loader. The rules are inline: a file would be the only request
 * during the first paint.
 */
const speculationHeader = `"data:application/speculationrules+json,${speculationRules.replaceAll('"', '\\"')}"`;
