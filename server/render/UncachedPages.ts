import type { IncomingMessage, ServerResponse } from "node:http";

import type { RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import { readableAddress } from "../routing/requestUrl.ts";
import type { Address } from "../routing/requestUrl.ts";
import type { Rates } from "../http/RateLimiter.ts";
import { prepare } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import { log, messageOf } from "../log.ts";
import { askAlone, leadsNowhere } from "./renderUncached.ts";
import { pickAsked } from "./pageHeaders.ts";
import type { FixedPages } from "./ErrorPages.ts";
import type { Previews } from "./Previews.ts";
import type { Page, Renderer } from "./Renderer.ts";
import type { RenderLimiter } from "./RenderLimiter.ts";

type Options = {
  renderer: Renderer;
  fixed: FixedPages;
  rates: Rates;
  limiter: RenderLimiter;
  previews: Previews;
};

/** One request for a page. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  address: Address;
  table: RouteTable;
};

type Drawn = { status: number; page: Page; cookies: number | string | string[] | undefined };

/** Pages that are made for one request: drafts, pages drawn for a query, and those that may not be shared. */
export class UncachedPages {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Whether a network already waits for too many renders; then the request has been answered. */
  refuses({ request, response }: Visit): boolean {
    const { rates, limiter } = this.options;
    return limiter.refuses(rates.ipOf(request), request, response);
  }

  /** Renders a page and answers with it. `fallBack` answers when that fails because of the query, if it can. */
  async answer(visit: Visit, fallBack: () => Promise<void> | undefined | false): Promise<void> {
    const { request, response, address, table } = visit;
    const { fixed, rates, limiter } = this.options;
    if (rates.refuses(request, response) || this.refuses(visit)) return undefined;
    try {
      const drawn = await limiter.run(rates.ipOf(request), () => this.draw(visit));
      if (!drawn) {
        return fixed.answerMissing(request, response, table.findLanguage(address.path), readableAddress(address));
      }
      const { cookies, page, status } = drawn;
      if (cookies !== undefined) response.setHeader("set-cookie", cookies);
      return respond(request, response, await prepare({ ...page, status, quality: 4 }));
    } catch (error) {
      log("error", "a page is unavailable", { page: address.path, reason: messageOf(error) });
      const other = fallBack();
      if (other !== false) return other;
      return fixed.answerUnavailable(request, response, table.findLanguage(address.path).prefix);
    }
  }

  /** The page; `undefined` when there is none. Throws when it failed. */
  private async draw({ request, response, address }: Visit): Promise<Drawn | undefined> {
    // Nobody waits for it any more.
    if (response.destroyed) throw new Error("The connection was closed while the render waited");
    const { renderer, previews } = this.options;
    const preview = previews.cookieOf(request.headers);
    const personal = preview !== undefined;
    const given = pickAsked(request, personal);
    const answer = await askAlone(renderer, `${encodeURI(address.path)}${address.search}`, given);
    if (answer.status === 404 || (await leadsNowhere(renderer, address.path, answer))) return undefined;
    if (answer.status >= 500) throw new Error(`The framework answered ${answer.status}`);
    const { location, "set-cookie": cookies } = answer.headers;
    const headers = ["cache-control", "private, no-store", ...(location ? ["location", String(location)] : [])];
    const page = renderer.finish(answer, headers, { personal, preview: previews.isConfirmed(preview) });
    return { status: answer.status, page, cookies: personal ? cookies : undefined };
  }
}
