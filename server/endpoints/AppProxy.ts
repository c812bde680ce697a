import type { IncomingMessage } from "node:http";

import { prefixPattern } from "../../features/shared/contracts/locales.ts";
import { getUploadTimeMs } from "../../features/shared/contracts/studioPath.ts";
import type { EndpointContext } from "../routing/RequestContext.ts";
import { limitBody } from "../http/limits.ts";
import type { Proxies } from "../http/Proxies.ts";
import type { RateLimiter } from "../http/RateLimiter.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList } from "../http/representation.ts";
import { sendError, respond } from "../http/respond.ts";
import type { ErrorReply } from "../http/respond.ts";
import { closedPolicy, picturePolicy } from "../http/securityHeaders.ts";
import type { Handler } from "../http/inject.ts";
import { log, toErrorMessage } from "../log.ts";
import type { App } from "../pages/App.ts";
import { isInternalHeader, routerHeaders } from "../pages/nextInternals.ts";
import type { Renderer } from "../pages/Renderer.ts";
import type { RenderLimiter } from "../pages/RenderLimiter.ts";
import { SharedResponses } from "./SharedResponses.ts";
import { showErrorsAsPages } from "./showErrorsAsPages.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
// A response that flows is never cut, however long it takes; one that stalls is.
const defaultStallMs = 60_000;
// Below the timeout of the proxy in front (nginx.conf.template: 40 s), which would mark the whole instance as down.
const firstByteTimeoutMs = 30_000;
const forwarded = /^(x-forwarded-|x-real-ip$|forwarded$)/;

const pictures = /^\/(?:api\/images|badges|og)\//;
// Their own policy depends on their kind.
const files = /^\/api\/files\//;

// Meant for other sites to read: data, feeds, badges, social images.
const open = new RegExp(
  `^${prefixPattern}/(?:data|feeds|badges|og|openapi|openrpc|postman|\\.well-known|llms[\\w-]*\\.txt|api/markdown)(?:/|$)`,
);
const simulator = new RegExp(`^${prefixPattern}/slice-simulator$`);
const previewStart = new RegExp(`^${prefixPattern}/preview$`);

type Options = {
  handler: Handler;
  app: App;
  renderer: Renderer;
  common: HeaderList;
  /** Trusted proxies, which forward the client's IP. */
  proxies: Proxies;
  secure: boolean;
  rateLimiter: RateLimiter;
  limiter: RenderLimiter;
  /** How long a connection may carry no byte. */
  stallMs?: number;
};
/** Proxies endpoints, and pages with a layout of their own, to the framework. */
export class AppProxy {
  private readonly options: Options;
  private readonly shared: SharedResponses;

  constructor(options: Options) {
    this.options = options;
    this.shared = new SharedResponses(options.app, options.common);
  }

  async handle(context: EndpointContext): Promise<void> {
    const { request, response, route, id } = context;
    // First: a body is counted from its first byte.
    limitBody(request, () =>
      this.abort(context, { status: 413, code: "body_too_large", message: "The body is too large." }),
    );
    if (await this.options.rateLimiter.limit(request, response)) return undefined;
    if (!methods.has(request.method ?? "")) {
      const headers = ["allow", [...methods].join(", ")];
      return sendError(request, response, {
        status: 405,
        code: "method",
        message: "The method is not supported.",
        headers,
      });
    }
    this.cleanHeaders(request, id);
    if (route.isPage) return this.handlePage(context);
    if (this.shared.takes(route.name, request.method)) return this.handleShared(context);
    const { common, handler, stallMs = defaultStallMs } = this.options;
    for (let index = 0; index < common.length; index += 2) {
      response.setHeader(common[index] ?? "", common[index + 1] ?? "");
    }
    if (!files.test(route.name)) {
      response.setHeader("content-security-policy", pictures.test(route.name) ? picturePolicy : closedPolicy);
    }
    response.setHeader("cross-origin-resource-policy", open.test(route.name) ? "cross-origin" : "same-origin");
    response.setHeader("x-request-id", id);
    const late: ErrorReply = { status: 504, code: "late", message: "The response took too long." };
    const timer = setTimeout(
      () => response.headersSent || this.abort(context, late),
      firstByteTimeoutMs + getUploadTimeMs(request.url ?? "/"),
    ).unref();
    response.once("close", () => clearTimeout(timer));
    response.setTimeout(stallMs, () => this.abort(context, late));
    showErrorsAsPages(request, response);
    await handler(request, response);
  }

  private abort({ request, response, route, id }: EndpointContext, reason: ErrorReply) {
    log("warn", "a request was ended", { id, route: route.name, status: reason.status });
    if (response.headersSent) return response.destroy();
    sendError(request, response, reason);
    return undefined;
  }

  private cleanHeaders(request: IncomingMessage, id: string): void {
    const { proxies, secure } = this.options;
    const isForwarded = proxies.sent(request);
    const allowed = Object.entries(request.headers).filter(
      ([name]) => !isInternalHeader(name) && (isForwarded || !forwarded.test(name)),
    );
    const scheme = isForwarded ? {} : { "x-forwarded-proto": secure ? "https" : "http" };
    const own = { "x-forwarded-for": proxies.findClientIp(request), ...scheme };
    request.headers = { ...Object.fromEntries(allowed), "x-request-id": id, ...own };
  }

  private async handleShared({ request, response, route, id }: EndpointContext): Promise<void> {
    try {
      await this.shared.handle(request, response);
    } catch (error) {
      log("error", "an endpoint failed", { id, route: route.name, reason: toErrorMessage(error) });
      sendError(request, response, {
        status: 503,
        code: "unavailable",
        message: "The endpoint is unavailable right now.",
      });
    }
  }

  private async handlePage({ request, response, route, id }: EndpointContext): Promise<void> {
    const { app, renderer, proxies, limiter } = this.options;
    const ip = proxies.findClientIp(request);
    if (limiter.enforceLimit(ip, request, response)) return undefined;
    // The framework answers 500 to an invalid router state, and these pages have no client navigation.
    const sent = Object.entries(request.headers).filter(([name]) => name !== routerHeaders.state);
    const headers = Object.fromEntries(
      sent.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    try {
      const result = await limiter.run(ip, () => app.request(request.url ?? "/", headers));
      const { location, "set-cookie": cookies } = result.headers;
      const own = ["cache-control", "private, no-store", ...(location ? ["location", String(location)] : [])];
      const page = renderer.transform(result, own, {
        personal: true,
        framed: simulator.test(route.name),
        studio: route.name === "/studio/[[...path]]",
        framable: previewStart.test(route.name),
      });
      if (cookies !== undefined) response.setHeader("set-cookie", cookies);
      respond(request, response, await prepare({ ...page, status: result.status, quality: 4 }));
    } catch (error) {
      log("error", "a page failed", { id, route: route.name, reason: toErrorMessage(error) });
      sendError(request, response, { status: 503, code: "unavailable", message: "The page is unavailable right now." });
    }
    return undefined;
  }
}
