import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { AddressKeeper } from "./routing/RouteTableLoader.ts";
import type { RouteTable, RouteMatch } from "../features/shared/contracts/RouteTable.ts";
import type { OtherRoutes } from "./routing/OtherRoutes.ts";
import { findTwinPage, markdownRoute, prefersMarkdown } from "../features/shared/contracts/markdown.ts";
import { OwnFiles } from "./files/ScriptFiles.ts";
import type { StaticFiles } from "./files/StaticFiles.ts";
import type { ClientScripts } from "./html/transform/clientScripts.ts";
import { buildOf } from "./html/transform/rscPayload.ts";
import { readAddress } from "./routing/requestUrl.ts";
import type { Address } from "./routing/requestUrl.ts";
import { endFlood, excessOf } from "./http/limits.ts";
import type { Proxies } from "./http/Proxies.ts";
import type { Rates } from "./http/RateLimiter.ts";
import type { HeaderList } from "./http/representation.ts";
import { refuse } from "./http/respond.ts";
import { log, messageOf } from "./log.ts";
import type { Health } from "./ops/Health.ts";
import { ViolationReports } from "./ops/ViolationReports.ts";
import type { Pages } from "./render/Pages.ts";
import type { Passage, PassThrough } from "./proxy/AppProxy.ts";

type Options = {
  common: HeaderList;
  client: ClientScripts;
  files: StaticFiles;
  routes: OtherRoutes;
  keeper: AddressKeeper;
  pages: Pages;
  passing: PassThrough;
  rates: Rates;
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
  private readonly own: OwnFiles;

  constructor(options: Options) {
    this.options = options;
    this.own = new OwnFiles(options.common, options.client);
    this.reports = new ViolationReports(options.proxies);
  }

  /** Answers every request; a failure is logged once and answered, never thrown. */
  readonly listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (endFlood(request, response)) return;
    try {
      this.answer(request, response)?.catch((error: unknown) => this.fail(request, response, error));
    } catch (error) {
      this.fail(request, response, error);
    }
  };

  private answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { url = "/" } = request;
    const excess = excessOf(request, simulator.test(url));
    if (excess) return void refuse(request, response, excess);
    const address = readAddress(url);
    if (!address) return void refuse(request, response, badAddress);
    request.url = address.target;
    const { files, keeper, pages, routes, health } = this.options;
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
    if (method !== "GET" && method !== "HEAD") return void refuse(request, response, badMethod);
    const file = files.answer(path, request, response) ?? this.own.answer(path, request, response);
    if (file) return file;
    const { table } = keeper;
    if (table && buildOf(path)) return pages.answerFlight({ request, response, address, table });
    if (path.startsWith("/_next/")) return void refuse(request, response, noFile);
    // Without a table the framework's own address book answers.
    if (!table) return this.pass({ request, response, route: anyPage });
    const twin = findMarkdownPage(path, request.headers.accept);
    const maker = twin === undefined ? undefined : routes.find(`${markdownRoute}${twin}`);
    if (twin !== undefined && maker) {
      request.url = `${markdownRoute}${encodeURI(twin)}`;
      return this.pass({ request, response, route: maker });
    }
    return pages.answer({ request, response, address, table }, placeOf(address, table, request.headers.cookie));
  }

  private pass({ request, response, route }: Omit<Passage, "id">): Promise<void> | undefined {
    const { rates, passing } = this.options;
    if (rates.refuses(request, response)) return undefined;
    return passing.answer({ request, response, route, id: idOf(request) });
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log("error", "a request failed", { id: idOf(request), method: request.method, reason: messageOf(error) });
    if (response.headersSent) response.destroy();
    else refuse(request, response, { status: 500, code: "internal", message: "Something failed on our side." });
  }
}

/** What an address leads to; a page's other spellings lead to the one it has. */
function placeOf({ path, isNormal }: Address, table: RouteTable, cookie: string | undefined): RouteMatch {
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
function idOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  count += 1;
  return `${begin}-${count.toString(36)}`;
}
