import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

import type { RouteTable, Language } from "../../features/shared/contracts/RouteTable.ts";
import { MissingPageTemplate } from "../html/transform/MissingPageTemplate.ts";
import { chooseEncoding } from "../http/chooseEncoding.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { sendError, respond } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import type { Renderer } from "./Renderer.ts";

type Missing = { template: MissingPageTemplate; zipped: HeaderList; plain: HeaderList };

// Unknown paths are unbounded, so the page is compressed for each at the quickest level: 60 µs for 21 KB.
const gzipOptions = { level: 1, chunkSize: 16_384 };

/** The 404 and 503 pages of every language, rendered in advance so that they depend on nothing. */
export class ErrorPages {
  private readonly missing = new Map<string, Missing>();
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
      const page = this.renderer.transform(lost, ["cache-control", "no-cache"]);
      this.missing.set(prefix, {
        template: new MissingPageTemplate(page.body.toString()),
        zipped: ["content-type", page.type, ...page.headers, "content-encoding", "gzip"],
        plain: ["content-type", page.type, ...page.headers],
      });
      const broken = this.renderer.transform(failed, ["cache-control", "no-store", "retry-after", "5"]);
      this.unavailable.set(prefix, await prepare({ ...broken, status: 503 }));
    } catch (error) {
      log("warn", "an error page was not rendered", { prefix, reason: toErrorMessage(error) });
    }
  }

  /** Sends the 404 page, which shows `path` with its query. */
  answerMissing(request: IncomingMessage, response: ServerResponse, { prefix }: Language, path: string): void {
    const page = this.missing.get(prefix);
    if (!page)
      return sendError(request, response, { status: 404, code: "not_found", message: "There is no such page." });
    const isPlain = chooseEncoding(request.headers["accept-encoding"]) === "identity";
    const html = page.template.fill(path);
    const body = isPlain ? html : gzipSync(html, gzipOptions);
    response.writeHead(404, [...(isPlain ? page.plain : page.zipped), "content-length", String(body.length)]);
    response.end(request.method === "HEAD" ? undefined : body);
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
