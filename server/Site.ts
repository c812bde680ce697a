import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { prefersMarkdown } from "../features/shared/contracts/accept.ts";
import { prefixPattern } from "../features/shared/contracts/locales.ts";
import { isRpcPath } from "../features/shared/contracts/rpcGateway.ts";
import { findTwinPage, markdownRoute } from "../features/shared/contracts/markdown.ts";
import type { StaticFiles } from "./http/StaticFiles.ts";
import type { ClientScripts } from "./pages/clientScripts.ts";
import { isLoaderPath, parsePayloadBuild } from "./pages/payloadUrl.ts";
import { closeFlood, findExcess, limitBodyTime } from "./http/limits.ts";
import type { Proxies } from "./http/Proxies.ts";
import type { HeaderList } from "./http/representation.ts";
import type { RpcProxy } from "./endpoints/RpcProxy.ts";
import { sendError, sendErrorsAsPages } from "./http/respond.ts";
import type { ErrorReply, PageError } from "./http/respond.ts";
import { toSubresourceHeaders } from "./http/securityHeaders.ts";
import { missedSearchUrl } from "../features/shared/contracts/notFound.ts";
import { log, toErrorMessage } from "./log.ts";
import type { Health } from "./ops/Health.ts";
import type { NotFoundCounts } from "./ops/NotFoundCounts.ts";
import { ViolationReports } from "./endpoints/ViolationReports.ts";
import type { AppProxy } from "./endpoints/AppProxy.ts";
import type { ErrorPages } from "./pages/ErrorPages.ts";
import type { Pages } from "./pages/Pages.ts";
import type { Previews } from "./pages/Previews.ts";
import type { OtherRoute, OtherRoutes } from "./routing/OtherRoutes.ts";
import { resolvePage, parseRequestUrl } from "./routing/RequestContext.ts";
import type { RouteTableLoader } from "./routing/RouteTableLoader.ts";

type Options = {
  common: HeaderList;
  client: ClientScripts;
  files: StaticFiles;
  routes: OtherRoutes;
  routeTableLoader: RouteTableLoader;
  errorPages: ErrorPages;
  pages: Pages;
  appProxy: AppProxy;
  health: Health;
  previews: Previews;
  rpcProxy: RpcProxy;
  proxies: Proxies;
  /** Counts what visitors do not find; `undefined` where nothing is counted. */
  notFound: NotFoundCounts | undefined;
};

const simulator = new RegExp(`^${prefixPattern}/slice-simulator/?(\\?|$)`);
const anyPage = { name: "a page", pattern: /^/, isPage: true };
const idPrefix = randomBytes(6).toString("base64url");
let requestCount = 0;

/** Resolves each request and dispatches it: to files, pages, an endpoint of the app, or an error. */
export class Site {
  private readonly options: Options;
  private readonly reports: ViolationReports;

  constructor(options: Options) {
    this.options = options;
    this.reports = new ViolationReports(options.proxies);
  }

  /** Answers every request; a failure is logged once and answered, never thrown. */
  readonly listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (closeFlood(request, response)) return;
    limitBodyTime(request, response);
    sendErrorsAsPages(request, this.sendErrorPage);
    try {
      this.handle(request, response)?.catch((error: unknown) => this.fail(request, response, error));
    } catch (error) {
      this.fail(request, response, error);
    }
  };

  /** Accepts upgrades, for the gateway only. */
  readonly upgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const excess = findExcess(request, false);
    const url = excess ? undefined : parseRequestUrl(request.url ?? "/");
    if (!url || !isRpcPath(url.path)) return void socket.destroy();
    request.url = url.target;
    this.options.rpcProxy.upgrade(request, socket, head);
  };

  private handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const excess = findExcess(request, simulator.test(request.url ?? "/"));
    if (excess) return void sendError(request, response, excess);
    const url = parseRequestUrl(request.url ?? "/");
    if (!url) return void sendError(request, response, badUrl);
    request.url = url.target;
    const { files, routeTableLoader, pages, routes, health, previews, rpcProxy, notFound } = this.options;
    const { path } = url;
    const { method } = request;
    if (path === "/api/csp-reports/") return this.reports.handle(request, response);
    if (notFound && path === missedSearchUrl) return notFound.handle(request, response);
    if (path === "/health" || path === "/ready") return void health.handle(path, request, response);
    if (path.startsWith("/rpc") && isRpcPath(path)) return void rpcProxy.handle(request, response);
    const route = routes.find(path);
    // No file's name ends with a slash.
    const mayBeFile = !path.endsWith("/");
    if (route && !(mayBeFile && files.has(path))) {
      // Clients that post, such as a repository's webhook, need not follow redirects.
      if (method === "POST" && /\/[^/.]+$/.test(path)) request.url = request.url.replace(/(?=\?|$)/, "/");
      return this.proxy(request, response, route);
    }
    if (method !== "GET" && method !== "HEAD") return void sendError(request, response, badMethod);
    const { table } = routeTableLoader;
    const context = { request, response, url };
    if (mayBeFile) {
      const file = files.handle(path, request, response);
      if (file) return file;
      if (table && parsePayloadBuild(path)) return pages.handlePayload(context, table);
      if (isLoaderPath(path)) return void sendLoader(response, this.options);
    }
    if (path.startsWith("/_next/")) return void sendError(request, response, noFile);
    // Without a route table the app resolves the path itself.
    if (!table) return this.proxy(request, response, anyPage);
    const markdown = findMarkdownPage(path, request.headers.accept);
    const markdownEndpoint = markdown && routes.find(`${markdownRoute}${markdown}`);
    if (markdown && markdownEndpoint) {
      request.url = `${markdownRoute}${encodeURI(markdown)}`;
      return this.proxy(request, response, markdownEndpoint);
    }
    return pages.handle(resolvePage(context, table, previews));
  }

  private proxy(request: IncomingMessage, response: ServerResponse, route: OtherRoute): Promise<void> {
    return this.options.appProxy.handle({ request, response, route, id: getRequestId(request) });
  }

  private readonly sendErrorPage = (request: IncomingMessage, response: ServerResponse, error: PageError): boolean => {
    const { errorPages, routeTableLoader } = this.options;
    const { table } = routeTableLoader;
    return table !== undefined && errorPages.sendErrorPage(request, response, table, error);
  };

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log("error", "a request failed", {
      id: getRequestId(request),
      method: request.method,
      reason: toErrorMessage(error),
    });
    if (response.headersSent) response.destroy();
    else sendError(request, response, { status: 500, code: "internal", message: "An internal error occurred." });
  }
}

/** Redirects to the current loader: a page stored by a cache in front links to that of an earlier build. */
function sendLoader(response: ServerResponse, { client, common }: Pick<Options, "client" | "common">): void {
  const headers = ["location", client.loaderPath, "cache-control", "no-store", "content-length", "0"];
  response.writeHead(307, [...headers, ...toSubresourceHeaders(common)]).end();
}

/** The page that a request wants as Markdown, by its `.md` URL or by `Accept`; `undefined` for HTML. */
function findMarkdownPage(path: string, accept = ""): string | undefined {
  if (!path.endsWith("/")) return findTwinPage(path);
  return accept.includes("markdown") && prefersMarkdown(accept) ? path : undefined;
}

const badUrl: ErrorReply = { status: 400, code: "bad_address", message: "The URL has an invalid percent escape." };
const badMethod: ErrorReply = {
  status: 405,
  code: "method",
  message: "Pages answer GET and HEAD only.",
  headers: ["allow", "GET, HEAD"],
};
const noFile: ErrorReply = { status: 404, code: "not_found", message: "There is no such file." };

/** The request id for logs: the proxy's, or a new one. */
function getRequestId(request: IncomingMessage): string {
  const requestId = request.headers["x-request-id"];
  if (typeof requestId === "string" && /^[\w-]{8,64}$/.test(requestId)) return requestId;
  requestCount += 1;
  return `${idPrefix}-${requestCount.toString(36)}`;
}
