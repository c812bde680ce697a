import { once } from "node:events";
import { rmSync } from "node:fs";
import { request as sendRequest } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import type { ServerRequest } from "../../features/shared/contracts/serverBridge.ts";
import { createSite } from "../createSite.ts";
import { escapeHtml } from "../pages/MissingPageTemplate.ts";
import { createHttpServer } from "../http/createHttpServer.ts";
import { flights } from "../pages/nextInternals.ts";
import { shutdown } from "../ops/shutdown.ts";
import { readSettings } from "../readSettings.ts";
import { makeBuild } from "./makeBuild.ts";
import { readSize } from "./readSize.ts";

type Mode = "good" | "broken" | "silent";

/** A minimal framework: pages that count their renders and can fail. */
class TestFramework {
  mode: Mode = "good";
  words = "first words";
  rendered: string[] = [];
  paths = ["/", "/about/", "/cn/", "/nodes/", "/private/", "/widget/"];
  /** In the order of `paths`. */
  titles: string[] = [];
  cacheControl = "s-maxage=60, stale-while-revalidate=600";
  /** Status of every page instead of its own. */
  status: number | undefined;
  /** Where `/` redirects visitors without a cookie. */
  home: { to: string; unlessCookie: string } | undefined;
  incomplete = false;
  /** How often the server process asked for a content refresh. */
  refreshes = 0;
  received: IncomingHttpHeaders | undefined;
  /** Whether pages come from copies that an earlier process left. */
  isOnDisk = false;
  /** When these copies were rendered, in milliseconds since the epoch. */
  renderedAt: number | undefined;
  /** What the server process asked for in the last request for a page. */
  request: ServerRequest | undefined;
  /** Renders under way wait for this, with the content they started with. */
  held: Promise<undefined> | undefined;
  /** What an endpoint sends, as it comes. */
  chunks: AsyncIterable<string> | undefined;

  async waitForRequest(page: string): Promise<void> {
    while (!this.rendered.includes(page)) await new Promise((next) => setImmediate(next));
  }

  readonly handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = "", search] = (request.url ?? "").split("?");
    if (path === "/api/addresses/") return this.addresses(request, response);
    if (path.startsWith("/api/")) return this.echo(request, response);
    this.received = request.headers;
    this.request = globalThis.halyardServer?.getRequest();
    const { isOnDisk, renderedAt } = this;
    Object.assign(flights.getStore() ?? {}, { isRendered: !isOnDisk, renderedAt, tags: ["prismic"] });
    this.rendered.push(`${request.url}${request.headers.rsc ? " rsc" : ""}`);
    const { words } = this;
    await this.held;
    if (this.mode === "silent") return;
    // Simulates a page that leaks a visitor's input.
    if (this.mode === "broken" || search === "q=constructor")
      return void response.writeHead(500).end("Internal Server Error");
    if (search === "q=nothing") globalThis.halyardServer?.noteMissedSearch({ text: "Nothing", locale: "en" });
    const shared = path !== "/private/" && !search && !request.headers.cookie;
    response.setHeader("cache-control", shared ? this.cacheControl : "private, no-store");
    response.setHeader("content-type", request.headers.rsc ? "text/x-component" : "text/html; charset=utf-8");
    response.statusCode = Number(/\/([45]\d\d)\/$/.exec(path)?.[1] ?? 200);
    if (!path.endsWith("/")) return void response.writeHead(308, { location: `${path}/` }).end();
    if (path.startsWith("/nowhere/")) response.statusCode = 404;
    if (path === "/" && this.home && !(this.request?.kind === "page" && this.request.page)) {
      return void response.writeHead(307, { location: this.home.to }).end();
    }
    if (this.status) return void response.writeHead(this.status).end();
    response.write(request.headers.rsc ? `0:"${path}"` : "<!DOCTYPE html><html><head>");
    if (!request.headers.rsc) response.write(this.html(words, path, search, request.headers.cookie));
    response.end();
  };

  private html(words: string, path: string, search = "", cookie = ""): string {
    const missing = path.endsWith("/404/")
      ? '<p data-missing-path=": ">Page Not Found</p><ul data-near-pages=""></ul>'
      : "";
    const widget = path === "/widget/" ? '<form data-hydrate="load"></form>' : "";
    return (
      '<link rel="stylesheet" href="/_next/static/main.css" data-precedence="next"/>' +
      '<script>mode()</script><script src="/_next/static/main.js" async=""></script></head>' +
      `<body lang="${path.startsWith("/cn/") ? "zh" : "en"}"><p class="used">${words} ${escapeHtml(`${path} ${search} ${cookie}`)}</p>` +
      `${missing}${widget}${"<p>more</p>".repeat(50)}<script>self.__next_f.push([1,"${words}"])</script></body></html>`
    );
  }

  private addresses(request: IncomingMessage, response: ServerResponse): void {
    if (globalThis.halyardServer?.getRequest()?.kind !== "routes") return void response.writeHead(404).end();
    const language = (locale: string, prefix: string) => ({
      locale,
      prefix,
      missing: `${prefix}/404/`,
      errors: `${prefix}/error/`,
    });
    const table = {
      ref: "r",
      incomplete: this.incomplete,
      languages: [language("en", ""), language("cn", "/cn")],
      spare: "/en",
      ...(this.home ? { home: this.home } : {}),
      paths: this.paths,
      titles: this.titles,
      queries: { "/nodes/": ["q"] },
      redirects: {
        "/old/": { to: "/about/", status: 308 },
        "/away/": { to: "https://example.org/", status: 307 },
      },
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(table));
  }

  private async echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (globalThis.halyardServer?.getRequest()?.kind === "refresh") this.refreshes += 1;
    this.received = request.headers;
    if (this.chunks) return pipeline(this.chunks, response);
    const isPart = request.url?.includes("?part");
    const size = await readSize(request, isPart);
    response.setHeader("content-type", "application/json");
    response.statusCode = Number(/[?&]status=(\d{3})$/.exec(request.url ?? "")?.[1] ?? (isPart ? 413 : 200));
    const result = JSON.stringify({ method: request.method, url: request.url, size });
    response.end(result.replaceAll("<", "\\u003c"));
  }
}

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type StartOptions = {
  env?: Record<string, string>;
  framework?: Partial<Pick<TestFramework, "home" | "paths" | "titles">>;
  backEnds?: Record<string, string>;
  /** Why they are down. */
  reasons?: ReadonlyMap<string, string>;
  /** URL of the gateway; by default nothing listens there. */
  rpcOrigin?: string;
  /** Keeps counts of what visitors do not find; nothing is counted without one. */
  repositoryUrl?: string;
  stallMs?: number;
};

/** A site around a test framework, listening on a free port of loopback. */
export async function startSite({
  env = {},
  framework: state = {},
  backEnds = {},
  reasons = new Map(),
  rpcOrigin = "http://127.0.0.1:9",
  repositoryUrl,
  stallMs = 60_000,
}: StartOptions = {}) {
  const framework = Object.assign(new TestFramework(), state);
  const distDir = makeBuild();
  const settings = readSettings({ NEXT_DIST_DIR: distDir, ...env });
  const routes = [
    { name: "/api/echo", pattern: /^\/api\/echo(?:\/)?$/, isPage: false },
    { name: "/api/studio/[...path]", pattern: /^\/api\/studio\/(.+?)(?:\/)?$/, isPage: false },
    { name: "/studio/[[...path]]", pattern: /^\/studio(?:\/(.+?))?(?:\/)?$/, isPage: true },
    { name: "/preview", pattern: /^\/preview(?:\/)?$/, isPage: true },
    { name: "/api/markdown/[[...path]]", pattern: /^\/api\/markdown\//, isPage: false },
  ];
  const ends = { backEnds, reasons, rpcOrigin, ...(repositoryUrl === undefined ? {} : { repositoryUrl }) };
  const built = createSite({ handler: framework.handler, settings, routes, ...ends, stallMs });
  const server = createHttpServer(built.site, { connectionsCheckingInterval: 100 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const end = new AbortController();
  await built.start(end.signal);

  const get = (path: string, headers: Record<string, string> = {}, method = "GET", body?: Buffer): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const request = sendRequest({ port, path, headers, method, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
      request.on("error", reject);
      request.end(body);
    });

  const close = async () => {
    end.abort();
    built.close();
    server.closeAllConnections();
    server.close();
    rmSync(distDir, { recursive: true });
  };
  /** Reports a publication that concerns every page, as the app does. */
  const publish = async () => {
    globalThis.halyardServer?.expire(["prismic"]);
    await globalThis.halyardServer?.reloadRoutes();
  };
  return {
    ...built,
    publish,
    framework,
    server,
    port,
    get,
    close,
    shutdown: (seconds = 0) => shutdown({ server, health: built.health, seconds, closeSockets: built.closeSockets }),
  };
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;
