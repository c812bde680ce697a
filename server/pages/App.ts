import { RouteTable, routeTableShape } from "../../features/shared/contracts/RouteTable.ts";
import { refreshUrl, routesUrl } from "../../features/shared/contracts/serverBridge.ts";
import type { ContentChange, ResolvedPage, ServerRequest } from "../../features/shared/contracts/serverBridge.ts";
import { inject } from "../http/inject.ts";
import type { Handler, InjectedResponse } from "../http/inject.ts";
import { flights, hasChecksum, routerHeaders } from "./nextInternals.ts";
import type { Flight } from "./nextInternals.ts";

const pageTimeoutMs = 15_000;
const routesTimeoutMs = 10_000;

type Options = {
  handler: Handler;
  /** Host and scheme headers: whatever `Host` a visitor sends, the app answers for this site. */
  clean: Record<string, string>;
};

/** Route table with its `ETag`. */
type LoadedRoutes = { table: RouteTable; etag: string | undefined };

type PageRequest = {
  url: string;
  headers?: Record<string, string>;
  /** The resolved path; without it the app resolves the path itself. */
  page?: ResolvedPage | undefined;
  /** Renders the page, whatever copies Next has of it. */
  isFresh?: boolean;
  /** Takes a copy that a publication concerns, and says so. */
  acceptsExpired?: boolean;
};

/** A response for a page, with what is known about the page. */
export type PageResponse = InjectedResponse &
  Pick<Flight, "tags" | "renderedAt" | "isRendered" | "isExpired" | "missedSearch">;

const startFlight = (request: ServerRequest): Flight => ({ request, startedAt: Date.now() });

/** Requests of the server process to the app; each throws on failure. */
export class App {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Requests a page with only these headers. */
  async requestPage(request: PageRequest): Promise<PageResponse> {
    const { url, headers = {}, page, isFresh = false, acceptsExpired = false } = request;
    const flight: Flight = { ...startFlight({ kind: "page", page }), isFresh, acceptsExpired };
    const response = await this.send(flight, { url, headers }, pageTimeoutMs);
    const demanded = findDemandedUrl(headers, response);
    const last = demanded ? await this.send(flight, { url: demanded, headers }, pageTimeoutMs) : response;
    const { tags, renderedAt, isRendered, isExpired, missedSearch } = flight;
    return { ...last, tags, renderedAt, isRendered, isExpired, missedSearch };
  }

  /** Passes a visitor's request on with only these headers. */
  async request(url: string, headers: Record<string, string> = {}): Promise<InjectedResponse> {
    const { handler, clean } = this.options;
    const send = (at: string) => inject(handler, { url: at, headers: { ...headers, ...clean } }, pageTimeoutMs);
    const response = await send(url);
    const demanded = findDemandedUrl(headers, response);
    return demanded ? send(demanded) : response;
  }

  /** The routes of the site; `undefined` when the `ETag` still matches. */
  async loadRoutes(etag: string | undefined): Promise<LoadedRoutes | undefined> {
    const headers: Record<string, string> = etag === undefined ? {} : { "if-none-match": etag };
    const response = await this.send(startFlight({ kind: "routes" }), { url: routesUrl, headers }, routesTimeoutMs);
    if (response.status === 304) return undefined;
    if (response.status !== 200) throw new Error(`${routesUrl} answered ${response.status}`);
    const data = await routeTableShape.validate(JSON.parse(response.body.toString()), { stripUnknown: true });
    return { table: new RouteTable(data), etag: response.headers.etag?.toString() };
  }

  /** Makes the app reread the repository now, as after a webhook. */
  async refreshContent(change: ContentChange): Promise<void> {
    const request = { url: refreshUrl, method: "POST", headers: { "content-length": "0" } } as const;
    const { status } = await this.send(startFlight({ kind: "refresh", change }), request, pageTimeoutMs);
    if (status !== 200) throw new Error(`${refreshUrl} answered ${status}`);
  }

  private send(flight: Flight, request: Parameters<typeof inject>[1], timeoutMs: number): Promise<InjectedResponse> {
    const { handler, clean } = this.options;
    const headers = { ...request.headers, ...clean };
    return flights.run(flight, () => inject(handler, { ...request, headers }, timeoutMs));
  }
}

/** Where the framework redirects a request of the router, so that it names the checksum of its headers. */
function findDemandedUrl(headers: Record<string, string>, { status, headers: sent }: InjectedResponse) {
  const { location } = sent;
  const isRedirect = headers[routerHeaders.payload] && status === 307 && typeof location === "string";
  return isRedirect && hasChecksum(location) ? location : undefined;
}
