import type { IncomingMessage, ServerResponse } from "node:http";

import { Upgrades } from "../cache/Upgrades.ts";
import { improve, prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import type { Renderer } from "../pages/Renderer.ts";

const most = 16;
// Nothing of these depends on who asks.
const shared = /^\/api\/search-index\//;

/** An address in its one spelling, with nothing but the version: made-up names and escapes are no other answer. */
function plainAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://site");
  const version = searchParams.get("v");
  const path = encodeURI(decodeURI(pathname));
  return version === null ? path : `${path}?v=${encodeURIComponent(version)}`;
}

/** Answers of endpoints that are the same for everybody: packed small, and those that never change packed once. */
export class SharedAnswers {
  private readonly renderer: Renderer;
  private readonly common: HeaderList;
  private readonly kept = new Map<string, Representation>();
  private readonly underWay = new Map<string, Promise<Representation>>();
  private readonly upgrades = new Upgrades();

  constructor(renderer: Renderer, common: HeaderList) {
    this.renderer = renderer;
    this.common = common;
  }

  /** Whether a route's answers are shared, and this request only reads. */
  takes(route: string, method: string | undefined): boolean {
    return shared.test(route) && (method === "GET" || method === "HEAD");
  }

  /** Answers from what is kept, else asks the framework; throws when it fails. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = plainAddress(request.url ?? "/");
    respond(request, response, this.kept.get(url) ?? (await this.askOnce(url)));
  }

  /** Packing an answer takes a second: who asks for the same meanwhile gets it, too. */
  private askOnce(url: string): Promise<Representation> {
    const known = this.underWay.get(url);
    if (known) return known;
    const asked = this.ask(url).finally(() => this.underWay.delete(url));
    this.underWay.set(url, asked);
    return asked;
  }

  private async ask(url: string): Promise<Representation> {
    const { status, headers, body } = await this.renderer.ask(url, {});
    const passed = ["cache-control", "location", "retry-after"].flatMap((name) =>
      headers[name] === undefined ? [] : [name, String(headers[name])],
    );
    const isFinal = status === 200 && String(headers["cache-control"]).includes("immutable");
    const representation = await prepare({
      status,
      type: String(headers["content-type"] ?? "text/plain; charset=utf-8"),
      headers: [...this.common, "cross-origin-resource-policy", "same-origin", ...passed],
      body,
    });
    if (isFinal) this.keep(url, representation);
    return representation;
  }

  private keep(url: string, representation: Representation): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= most && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(url, representation);
    // The smallest bytes take a second to make; the first visitor does not wait for them.
    this.upgrades.add(() => improve(representation));
  }
}
