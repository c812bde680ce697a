import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { object, string, ValidationError } from "yup";

import { locales, splitLocale } from "../../features/shared/contracts/locales.ts";
import type { Locale } from "../../features/shared/contracts/locales.ts";
import {
  maxReferrers,
  maxReported,
  toCountedPath,
  toCountedSearch,
  toReferrer,
} from "../../features/shared/contracts/notFound.ts";
import type { MissedSearch, NotFoundCount } from "../../features/shared/contracts/notFound.ts";
import { isEditor } from "../../features/shared/contracts/studioPath.ts";
import type { Proxies } from "../http/Proxies.ts";
import { RateLimiter } from "../http/RateLimiter.ts";
import { readRequestText } from "../http/readRequestText.ts";
import { sendError } from "../http/respond.ts";
import { log, toErrorMessage } from "../log.ts";
import { routerHeaders } from "../pages/nextInternals.ts";

const intervalMs = 3_000;
const timeoutMs = 5_000;
const maxPerMinute = 30;
const maxBodyBytes = 2_048;

const missedSearch = object({
  text: string().strict().required(),
  locale: string<Locale>()
    .oneOf([...locales])
    .required(),
});

type Options = {
  /** URL of the repository, below which the counts are sent to `not-found`. */
  url: string;
  accessToken: string | undefined;
  /** Host of the site; that of a request counts as its own, too. */
  host: string;
  proxies: Proxies;
};
type Entry = Pick<NotFoundCount, "kind" | "locale" | "text">;

/**
 * Counts searches without a result and paths without a page, and sends the counts to the repository every three seconds.
 * Nothing of a visitor is kept. While the repository is away, counts are dropped.
 */
export class NotFoundCounts {
  private readonly options: Options;
  private readonly visitors: RateLimiter;
  private readonly counts = new Map<string, NotFoundCount>();
  private hasFailed = false;

  constructor(options: Options) {
    this.options = options;
    // One client must not fill the list.
    this.visitors = new RateLimiter({ limit: maxPerMinute, proxies: options.proxies });
  }

  /** Sends the counts at intervals until the signal aborts. */
  start(signal: AbortSignal): void {
    const timer = setInterval(() => void this.send(), intervalMs).unref();
    signal.addEventListener("abort", () => clearInterval(timer));
  }

  /** Counts a decoded path that was answered with 404, if a person opened it as a page. */
  countPath(request: IncomingMessage, decoded: string): void {
    // The router requests a page again, as a document, when its payload is missing.
    if (!isDocument(request)) return;
    const text = toCountedPath(decoded);
    if (text === undefined) return;
    const { headers } = request;
    const from = toReferrer(headers.referer, [headers.host, this.options.host]);
    this.count(request, { kind: "path", locale: splitLocale(text).locale, text }, from === text ? "" : from);
  }

  /** Counts a search without a result of the search page. */
  countSearch(request: IncomingMessage, search: MissedSearch): void {
    if (isDocument(request) || isNavigation(request)) this.countText(request, search);
  }

  /** `POST /api/missed-searches/`: a search without a result of the search window. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") {
      const headers = ["allow", "POST"];
      return sendError(request, response, { status: 405, code: "method", message: "Send it by POST.", headers });
    }
    const text = await readRequestText(request, maxBodyBytes);
    if (text === undefined)
      return sendError(request, response, { status: 413, code: "body_too_large", message: "The body is too large." });
    try {
      const search = await missedSearch.validate(JSON.parse(text));
      // Other sites may send it, too.
      if ([undefined, "same-origin"].includes(request.headers["sec-fetch-site"]?.toString()))
        this.countText(request, search);
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof ValidationError)) throw error;
      const message = "The body must be JSON with text and locale.";
      return sendError(request, response, { status: 400, code: "bad_body", message });
    }
    response.writeHead(204).end();
  }

  private countText(request: IncomingMessage, { text: typed, locale }: MissedSearch): void {
    const text = toCountedSearch(typed);
    if (text !== undefined) this.count(request, { kind: "search", locale, text }, "");
  }

  private count(request: IncomingMessage, entry: Entry, from: string): void {
    if (!mayCount(request.headers)) return;
    this.visitors
      .take(this.options.proxies.findClientIp(request))
      .then((wait) => wait === undefined && this.add(entry, from))
      .catch((error: unknown) => log("error", "a visit was not counted", { reason: toErrorMessage(error) }));
  }

  private add(entry: Entry, from: string): void {
    const key = `${entry.kind} ${entry.locale} ${entry.text}`;
    const known = this.counts.get(key);
    if (!known && this.counts.size >= maxReported) return;
    const next = known ?? { ...entry, count: 0, referrers: [] };
    next.count += 1;
    this.counts.set(key, next);
    if (from === "") return;
    const referrer = next.referrers.find((one) => one.from === from);
    if (referrer) referrer.count += 1;
    else if (next.referrers.length < maxReferrers) next.referrers.push({ from, count: 1 });
  }

  /** Sends the counts, once; a failure is logged until one succeeds. */
  async send(): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts.clear();
    const { url, accessToken } = this.options;
    try {
      const response = await fetch(`${url}/not-found`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${accessToken ?? ""}` },
        body: JSON.stringify({ counts }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) log("warn", "what visitors did not find was not counted", { reason: toErrorMessage(error) });
      this.hasFailed = true;
    }
  }
}

/** Whether visitors let themselves be counted, and are no editors. */
const mayCount = ({ "sec-gpc": gpc, dnt, cookie }: IncomingHttpHeaders): boolean =>
  gpc !== "1" && dnt !== "1" && !isEditor(cookie);

/** Whether a page is opened: neither prefetched, nor a picture or script of a page. */
function isDocument({ method, headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  return (
    method === "GET" &&
    headers[routerHeaders.payload] === undefined &&
    headers["sec-purpose"] === undefined &&
    headers.purpose === undefined &&
    (destination === undefined || destination === "document") &&
    (headers.accept ?? "").includes("text/html")
  );
}

/** Whether the framework's router goes to a page. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  headers[routerHeaders.payload] === "1" &&
  headers[routerHeaders.prefetch] === undefined &&
  headers["sec-purpose"] === undefined;
