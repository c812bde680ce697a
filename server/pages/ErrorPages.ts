import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { errorStatuses } from "../../features/shared/contracts/errorStatuses.ts";
import type { ErrorStatus } from "../../features/shared/contracts/errorStatuses.ts";
import { NearPaths } from "../../features/shared/contracts/NearPaths.ts";
import type { RouteTable, Language } from "../../features/shared/contracts/RouteTable.ts";
import { MissingPageTemplate } from "./MissingPageTemplate.ts";
import type { NearPage } from "./MissingPageTemplate.ts";
import { chooseEncoding } from "../../features/shared/contracts/chooseEncoding.ts";
import type { Encoding } from "../../features/shared/contracts/chooseEncoding.ts";
import { sendError, respond } from "../http/respond.ts";
import type { PageError } from "../http/respond.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import type { InjectedResponse } from "../http/inject.ts";
import { prepare } from "../http/representation.ts";
import { log, toErrorMessage } from "../log.ts";
import type { NotFoundCounts } from "../ops/NotFoundCounts.ts";
import type { App } from "./App.ts";
import { toSource } from "./PageStore.ts";
import type { Rendered } from "./PageStore.ts";
import type { Renderer } from "./Renderer.ts";

type Payload = NonNullable<Rendered["payload"]>;
type Missing = { template: MissingPageTemplate; headers: Record<Encoding, HeaderList> };

// Unknown paths are unbounded, so each response is compressed at the quickest level: brotli takes a third of gzip's
// time there, for as few bytes.
// A small window costs no bytes here and saves clearing a large one.
const quickest = { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 18 };
const compress: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: quickest }),
  gzip: (html) => gzipSync(html, { level: 1, chunkSize: 16_384 }),
  identity: (html) => html,
};

const maxNearPages = 4;

type Options = {
  app: App;
  renderer: Renderer;
  /** Counts paths without a page, where the site does. */
  notFound?: NotFoundCounts | undefined;
};

/** The error pages of every language, rendered in advance so that they need neither app nor repository. */
export class ErrorPages {
  private readonly missing = new Map<string, Missing>();
  private readonly near = new WeakMap<RouteTable, Map<string, NearPaths>>();
  private readonly payloads = new Map<string, Payload>();
  /** Pages of other errors, by prefix and status. */
  private readonly errors = new Map<string, Representation>();
  /** What each was made from. */
  private readonly sources = new Map<string, string>();
  private readonly app: App;
  private readonly renderer: Renderer;
  private readonly notFound: NotFoundCounts | undefined;

  constructor({ app, renderer, notFound }: Options) {
    this.app = app;
    this.renderer = renderer;
    this.notFound = notFound;
  }

  /** Renders them; after a failure a language keeps its last versions. Returns whether all are available. */
  async load({ data: { languages } }: RouteTable): Promise<boolean> {
    await Promise.all(languages.map((language) => this.loadLanguage(language)));
    return languages.every(
      ({ prefix }) =>
        this.missing.has(prefix) && errorStatuses.every((status) => this.errors.has(`${prefix} ${status}`)),
    );
  }

  private async loadLanguage(language: Language): Promise<void> {
    try {
      await this.loadMissing(language);
      for (const status of errorStatuses) await this.loadError(language, status);
    } catch (error) {
      log("warn", "an error page was not rendered", { prefix: language.prefix, reason: toErrorMessage(error) });
    }
  }

  private async loadError({ locale, prefix, errors }: Language, status: ErrorStatus): Promise<void> {
    const path = `${errors}${status}/`;
    const response = await this.request(path, `/${locale}/error/${status}/`, status);
    const source = toSource(response.body);
    if (this.sources.get(path) === source) return;
    const page = this.renderer.transform(response, ["cache-control", "no-store"]);
    this.errors.set(`${prefix} ${status}`, await prepare({ ...page, status }));
    this.sources.set(path, source);
  }

  private async loadMissing({ locale, prefix, missing }: Language): Promise<void> {
    const response = await this.request(missing, `/${locale}/404/`, 404);
    const source = toSource(response.body);
    if (this.sources.get(missing) === source) return;
    const page = this.renderer.transformShared(response, missing, "no-cache");
    const plain = ["content-type", page.type, ...page.headers];
    this.missing.set(prefix, {
      template: new MissingPageTemplate(page.body.toString()),
      headers: {
        br: [...plain, "content-encoding", "br"],
        gzip: [...plain, "content-encoding", "gzip"],
        identity: plain,
      },
    });
    const payload = await this.renderer.preparePayload(page);
    if (payload) this.payloads.set(missing, payload);
    this.sources.set(missing, source);
  }

  /** An error page as the framework renders it, or an older copy; throws when the framework answers another status. */
  private async request(url: string, path: string, status: number): Promise<InjectedResponse> {
    const request = { url, page: { path, status } };
    const response = await this.app.requestPage(request);
    if (response.status === status) return response;
    const copy = await this.app.requestPage({ ...request, acceptsExpired: true });
    if (copy.status !== status) throw new Error(`${url} answered ${response.status}`);
    return copy;
  }

  /** The RSC payload of the 404 page at a path (`/cn/404/`); `undefined` for every other path. */
  findPayload(path: string): Payload | undefined {
    return this.payloads.get(path);
  }

  /** Sends the 404 page for a path without a page, which is counted. */
  sendMissing(request: IncomingMessage, response: ServerResponse, table: RouteTable, path: string): void {
    this.notFound?.countPath(request, path.split("?")[0] ?? "");
    this.sendMissingPage(request, response, table, path);
  }

  /** Sends the 404 page, with `path` and its query, and links to pages with similar paths. */
  private sendMissingPage(request: IncomingMessage, response: ServerResponse, table: RouteTable, path: string): void {
    const [plain = ""] = path.split("?");
    const { prefix } = table.findLanguage(plain);
    const page = this.missing.get(prefix);
    if (!page)
      return sendError(request, response, { status: 404, code: "not_found", message: "There is no such page." });
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const near = this.findNear(table, prefix).find(plain, maxNearPages);
    const body = compress[encoding](page.template.fill(path, putNamedFirst(addTitles(near, table), plain)));
    response.writeHead(404, [...page.headers[encoding], "content-length", String(body.length)]);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** Sends the page of an error in the visitor's language; returns false when there is none. */
  sendErrorPage(request: IncomingMessage, response: ServerResponse, table: RouteTable, error: PageError): boolean {
    const { status, headers } = error;
    const url = request.url ?? "/";
    const { prefix } = findVisitorLanguage(table, url, request.headers.cookie);
    if (status === 404) {
      if (!this.missing.has(prefix)) return false;
      this.sendMissingPage(request, response, table, url);
      return true;
    }
    const page = this.errors.get(`${prefix} ${status}`);
    if (page) respond(request, response, page, headers);
    return page !== undefined;
  }

  private findNear(table: RouteTable, prefix: string): NearPaths {
    const known = this.near.get(table) ?? new Map<string, NearPaths>();
    this.near.set(table, known);
    const { paths } = table.data;
    const ofLanguage = (path: string) => table.findLanguage(path).prefix === prefix;
    const own = known.get(prefix) ?? new NearPaths(paths.filter(ofLanguage), prefix);
    known.set(prefix, own);
    return own;
  }

  /** Sends the 503 page. */
  sendUnavailable(request: IncomingMessage, response: ServerResponse, prefix: string): void {
    const page = this.errors.get(`${prefix} 503`);
    const headers = ["retry-after", "5"];
    if (page) return respond(request, response, page, headers);
    sendError(request, response, {
      status: 503,
      code: "unavailable",
      message: "The page is unavailable right now.",
      headers,
    });
  }
}

/** The language that a path names by its prefix; without one the visitor's cookie decides, then the server's default. */
function findVisitorLanguage(table: RouteTable, url: string, cookie: string | undefined): Language {
  const named = table.findLanguage(url.split("?")[0] ?? "");
  if (named.prefix) return named;
  const choices = cookie?.split(/; */) ?? [];
  const language = table.data.languages.find(({ locale }) => choices.includes(`locale=${locale}`));
  return language ?? table.findLanguage(table.data.home?.to ?? "/");
}

/** Pages that are called like the last part of the path come first: `/nodez/ethereum` is meant by its name. */
function putNamedFirst(pages: readonly NearPage[], path: string): NearPage[] {
  const name = path.toLowerCase().split("/").findLast(Boolean);
  const isNamed = ({ title }: NearPage) => title.toLowerCase() === name;
  return pages.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

function addTitles(paths: readonly string[], { data }: RouteTable): NearPage[] {
  return paths.map((path) => ({ path, title: data.titles[data.paths.indexOf(path)] ?? "" }));
}
