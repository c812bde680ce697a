import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { NearPaths } from "../../features/shared/contracts/NearPaths.ts";
import type { RouteTable, Language } from "../../features/shared/contracts/RouteTable.ts";
import { MissingPageTemplate } from "../html/transform/MissingPageTemplate.ts";
import type { NearPage } from "../html/transform/MissingPageTemplate.ts";
import { chooseEncoding, sendError, respond } from "../http/respond.ts";
import type { Encoding, HeaderList, Representation } from "../http/representation.ts";
import { prepare } from "../http/representation.ts";
import { log, toErrorMessage } from "../log.ts";
import type { Rendered } from "../cache/PageCache.ts";
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

/** The 404 and 503 pages of every language, rendered in advance so that they need neither app nor repository. */
export class ErrorPages {
  private readonly missing = new Map<string, Missing>();
  private readonly near = new WeakMap<RouteTable, Map<string, NearPaths>>();
  private readonly payloads = new Map<string, Payload>();
  private readonly unavailable = new Map<string, Representation>();
  private readonly renderer: Renderer;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** Renders them; one that fails keeps its last version. Returns whether all are available. */
  async load({ data: { languages } }: RouteTable): Promise<boolean> {
    await Promise.all(languages.map((language) => this.loadLanguage(language)));
    return languages.every(({ prefix }) => this.missing.has(prefix) && this.unavailable.has(prefix));
  }

  private async loadLanguage({ locale, prefix, missing, unavailable }: Language): Promise<void> {
    try {
      const [lost, failed] = await Promise.all([
        this.renderer.request(missing, {}, { path: `/${locale}/404/`, status: 404 }),
        this.renderer.request(unavailable, {}, { path: `/${locale}/503/`, status: 503 }),
      ]);
      if (lost.status !== 404 || failed.status !== 503) {
        throw new Error(`${missing} answered ${lost.status}, ${unavailable} answered ${failed.status}`);
      }
      const page = this.renderer.transformShared(lost, missing, "no-cache");
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
      const broken = this.renderer.transform(failed, ["cache-control", "no-store", "retry-after", "5"]);
      this.unavailable.set(prefix, await prepare({ ...broken, status: 503 }));
    } catch (error) {
      log("warn", "an error page was not rendered", { prefix, reason: toErrorMessage(error) });
    }
  }

  /** The RSC payload of the 404 page at a path (`/cn/404/`); `undefined` for every other path. */
  findPayload(path: string): Payload | undefined {
    return this.payloads.get(path);
  }

  /** Sends the 404 page, with `path` and its query, and links to pages with similar paths. */
  answerMissing(request: IncomingMessage, response: ServerResponse, table: RouteTable, path: string): void {
    const [plain = ""] = path.split("?");
    const { prefix } = table.findLanguage(plain);
    const page = this.missing.get(prefix);
    if (!page)
      return sendError(request, response, { status: 404, code: "not_found", message: "There is no such page." });
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const near = this.findNear(table, prefix).find(plain, maxNearPages);
    const body = compress[encoding](page.template.fill(path, addTitles(near, table)));
    response.writeHead(404, [...page.headers[encoding], "content-length", String(body.length)]);
    response.end(request.method === "HEAD" ? undefined : body);
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
  answerUnavailable(request: IncomingMessage, response: ServerResponse, prefix: string): void {
    const page = this.unavailable.get(prefix);
    if (page) return respond(request, response, page);
    const headers = ["retry-after", "5"];
    sendError(request, response, {
      status: 503,
      code: "unavailable",
      message: "The page is unavailable right now.",
      headers,
    });
  }
}

function addTitles(paths: readonly string[], { data }: RouteTable): NearPage[] {
  return paths.map((path) => ({ path, title: data.titles[data.paths.indexOf(path)] ?? "" }));
}
