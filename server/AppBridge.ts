import { randomUUID } from "node:crypto";

import { RouteTable, routeTableShape } from "../features/shared/contracts/RouteTable.ts";
import {
  resolvedPageHeader,
  routesUrl,
  writeResolvedPage,
  writeAuthorization,
  writeRevalidationUrl,
} from "../features/shared/contracts/serverBridge.ts";
import type { ContentChange, ResolvedPage, Revalidation } from "../features/shared/contracts/serverBridge.ts";
import { inject } from "./http/inject.ts";
import type { Handler } from "./http/inject.ts";

const routesTimeoutMs = 10_000;
const revalidationTimeoutMs = 15_000;

type Options = {
  handler: Handler;
  /** Host and scheme headers of the site. */
  clean: Record<string, string>;
};

/** Route table with its `ETag`. */
type LoadedRoutes = { table: RouteTable; etag: string | undefined };

/** Everything that the server process requests from the app besides pages; each call throws on failure. */
export class AppBridge {
  /** Proves to the app that the request comes from this process. */
  readonly token = randomUUID();
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** The routes of the site; `undefined` when the `ETag` still matches. */
  async loadRoutes(etag: string | undefined): Promise<LoadedRoutes | undefined> {
    const known: Record<string, string> = etag === undefined ? {} : { "if-none-match": etag };
    const headers = { ...this.headers, ...known };
    const answer = await inject(this.options.handler, { url: routesUrl, headers }, routesTimeoutMs);
    if (answer.status === 304) return undefined;
    if (answer.status !== 200) throw new Error(`${routesUrl} answered ${answer.status}`);
    const data = await routeTableShape.validate(JSON.parse(answer.body.toString()), {
      stripUnknown: true,
    });
    return { table: new RouteTable(data), etag: answer.headers.etag?.toString() };
  }

  /** Makes the app poll the repository now, as after a webhook. */
  refreshContent(change: ContentChange): Promise<void> {
    return this.revalidate({ kind: "content", change });
  }

  /** Makes Next expire one page; `pageExpired` of the server bridge reports when it has. */
  expirePage(path: string): Promise<void> {
    return this.revalidate({ kind: "page", path });
  }

  /** Headers that tell the app's proxy what a page's path was resolved to. */
  writePageHeaders(page: ResolvedPage): Record<string, string> {
    return { authorization: writeAuthorization(this.token), [resolvedPageHeader]: writeResolvedPage(page) };
  }

  private async revalidate(revalidation: Revalidation): Promise<void> {
    const url = writeRevalidationUrl(revalidation);
    const headers = { ...this.headers, "content-length": "0" };
    const { status } = await inject(this.options.handler, { url, method: "POST", headers }, revalidationTimeoutMs);
    if (status !== 200) throw new Error(`${url.split("?")[0]} answered ${status}`);
  }

  private get headers(): Record<string, string> {
    return { ...this.options.clean, authorization: writeAuthorization(this.token) };
  }
}
