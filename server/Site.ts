import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { RouteTableLoader } from "./routing/RouteTableLoader.ts";
import type { RouteTable, RouteMatch } from "../features/shared/contracts/RouteTable.ts";
import type { OtherRoutes } from "./routing/OtherRoutes.ts";
import { findTwinPage, markdownRoute, prefersMarkdown } from "../features/shared/contracts/markdown.ts";
import { ScriptFiles } from "./files/ScriptFiles.ts";
import type { StaticFiles } from "./files/StaticFiles.ts";
import type { ClientScripts } from "./html/transform/clientScripts.ts";
import { parsePayloadBuild } from "./html/transform/rscPayload.ts";
import { parseRequestUrl } from "./routing/requestUrl.ts";
import type { RequestUrl } from "./routing/requestUrl.ts";
import { closeFlood, findExcess } from "./http/limits.ts";
import type { Proxies } from "./http/Proxies.ts";
import type { RateLimiter } from "./http/RateLimiter.ts";
import type { HeaderList } from "./http/representation.ts";
import { sendError } from "./http/respond.ts";
import { log, toErrorMessage } from "./log.ts";
import type { Health } from "./ops/Health.ts";
import { ViolationReports } from "./ops/ViolationReports.ts";
import type { Pages } from "./render/Pages.ts";
import type { Passage, AppProxy } from "./proxy/AppProxy.ts";

type Options = {
  common: HeaderList;
  client: ClientScripts;
  files: StaticFiles;
  routes: OtherRoutes;
  routeTableLoader: RouteTableLoader;
  pages: Pages;
  appProxy: AppProxy;
  rateLimiter: RateLimiter;
  health: Health;
  proxies: Proxies;
};

const simulator = /^\/(?:cn\/)?slice-simulator\/?(\?|$)/;
const anyPage = { name: "a page", pattern: /^/, isPage: true };
const begin = randomBytes(6).toString("base64url");
let count = 0;

/** Decides who answers a request: a file, a page from memory, the framework, or nobody. */
export class Site {
  private readonly options: Options;
  private readonly reports: ViolationReports;
  private readonly own: ScriptFiles;

  constructor(options: Options) {
    this.options = options;
    this.own = new ScriptFiles(options.common, options.client);
    this.reports = new ViolationReports(options.proxies);
  }

  /** Answers every request; a failure is logged once and answered, never thrown. */
  readonly listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (closeFlood(request, response)) return;
    try {
      this.answer(request, response)?.catch((error: unknown) => this.fail(request, response, error));
    } catch (error) {
      this.fail(request, response, error);
    }
  };

  private answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { url = "/" } = request;
    const excess = findExcess(request, simulator.test(url));
    if (excess) return void sendError(request, response, excess);
    const address = parseRequestUrl(url);
    if (!address) return void sendError(request, response, badAddress);
    request.url = address.target;
    const { files, routeTableLoader, pages, routes, health } = this.options;
    const { path } = address;
    const { method } = request;
    if (path === "/api/csp-reports/") return this.reports.answer(request, response);
    if (path === "/health" || path === "/ready") return void health.answer(path, request, response);
    const route = routes.find(path);
    if (route && !files.has(path)) {
      // Who posts, such as a repository's webhook, need not follow redirects.
      if (method === "POST" && /\/[^/.]+$/.test(path)) request.url = request.url?.replace(/(?=\?|$)/, "/");
      return this.pass({ request, response, route });
    }
    if (method !== "GET" && method !== "HEAD") return void sendError(request, response, badMethod);
    const file = files.answer(path, request, response) ?? this.own.answer(path, request, response);
    if (file) return file;
    const { table } = routeTableLoader;
    if (table && parsePayloadBuild(path)) return pages.answerPayload({ request, response, address, table });
    if (path.startsWith("/_next/")) return void sendError(request, response, noFile);
    // Without a table the framework's own address book answers.
    if (!table) return this.pass({ request, response, route: anyPage });
    const twin = findMarkdownPage(path, request.headers.accept);
    const maker = twin === undefined ? undefined : routes.find(`${markdownRoute}${twin}`);
    if (twin !== undefined && maker) {
      request.url = `${markdownRoute}${encodeURI(twin)}`;
      return this.pass({ request, response, route: maker });
    }
    return pages.answer({ request, response, address, table }, resolveMatch(address, table, request.headers.cookie));
  }

  private pass({ request, response, route }: Omit<Passage, "id">): Promise<void> | undefined {
    const { rateLimiter, appProxy } = this.options;
    if (rateLimiter.rejects(request, response)) return undefined;
    return appProxy.answer({ request, response, route, id: getRequestId(request) });
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log("error", "a request failed", {
      id: getRequestId(request),
      method: request.method,
      reason: toErrorMessage(error),
    });
    if (response.headersSent) response.destroy();
    else sendError(request, response, { status: 500, code: "internal", message: "Something failed on our side." });
  }
}

/** What an address leads to; a page's other spellings lead to the one it has. */
function resolveMatch({ path, isNormal }: RequestUrl, table: RouteTable, cookie: string | undefined): RouteMatch {
  const place = table.match(path, cookie);
  if (isNormal || place.kind !== "page") return place;
  return { kind: "redirect", to: encodeURI(place.key), status: 308, external: false };
}

/** The page that a request wants as Markdown, by its twin's name or by `Accept`; `undefined` for HTML. */
const findMarkdownPage = (path: string, accept: string | undefined) =>
  findTwinPage(path) ?? (path.endsWith("/") && prefersMarkdown(accept) ? path : undefined);

const badAddress = {
  status: 400,
  code: "bad_address",
  message: "The address has a broken escape.",
};
const badMethod = {
  status: 405,
  code: "method",
  message: "Pages are read.",
  headers: ["allow", "GET, HEAD"],
};
const noFile = { status: 404, code: "not_found", message: "There is no such file." };

/** The name of a request in logs: the one a proxy gave it, or a new one. */
function getRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  count += 1;
  return `${begin}-${count.toString(36)}`;
}
