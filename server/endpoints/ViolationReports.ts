import type { IncomingMessage, ServerResponse } from "node:http";

import type { Proxies } from "../http/Proxies.ts";
import { RateLimiter } from "../http/RateLimiter.ts";
import { readRequestText } from "../http/readRequestText.ts";
import { sendError } from "../http/respond.ts";
import { log } from "../log.ts";

const maxReportBytes = 16_384;
const maxPerMinute = 60;
const maxPerReport = 10;

/** Logs the browsers' reports of content security policy violations. */
export class ViolationReports {
  private minute = 0;
  private count = 0;
  private readonly visitors: RateLimiter;

  constructor(proxies?: Proxies) {
    // One client must not exhaust the limit of all.
    this.visitors = new RateLimiter({ limit: maxPerReport, ...(proxies ? { proxies } : {}) });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") {
      const headers = ["allow", "POST"];
      return sendError(request, response, {
        status: 405,
        code: "method",
        message: "Reports are sent by POST.",
        headers,
      });
    }
    const text = await readRequestText(request, maxReportBytes);
    if (text === undefined) {
      return sendError(request, response, {
        status: 413,
        code: "body_too_large",
        message: "The report is too large.",
      });
    }
    try {
      const reports = readReports(text).slice(0, maxPerReport);
      if (await this.visitors.limit(request, response)) return undefined;
      for (const report of reports) if (this.mayLog()) log("warn", "a content security policy was violated", report);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return sendError(request, response, { status: 400, code: "bad_body", message: "A report must be JSON." });
    }
    response.writeHead(204).end();
  }

  private mayLog(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) [this.minute, this.count] = [minute, 0];
    this.count += 1;
    return this.count <= maxPerMinute;
  }
}

/** Directive, blocked URL and page of both report formats; without queries, which may identify a visitor. Throws for invalid JSON. */
function readReports(text: string): Record<string, string>[] {
  const parsed: unknown = JSON.parse(text);
  const bodies = Array.isArray(parsed)
    ? parsed.map((one) => readField(one, "body"))
    : [readField(parsed, "csp-report")];
  return bodies.flatMap((body) => {
    if (typeof body !== "object" || body === null) return [];
    const directive = readText(body, "effectiveDirective") || readText(body, "effective-directive");
    if (!directive) return [];
    return [
      {
        directive,
        blocked: withoutQuery(readText(body, "blockedURL") || readText(body, "blocked-uri")),
        page: withoutQuery(readText(body, "documentURL") || readText(body, "document-uri")),
      },
    ];
  });
}

const readField = (holder: unknown, name: string): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined;

function readText(holder: unknown, name: string): string {
  const value = readField(holder, name);
  return typeof value === "string" ? value.slice(0, 300) : "";
}

const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? "";
