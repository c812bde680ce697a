import type { IncomingMessage, ServerResponse } from "node:http";

import { largestBody } from "../http/limits.ts";
import type { Proxies } from "../http/Proxies.ts";
import { Rates } from "../http/RateLimiter.ts";
import { refuse } from "../http/respond.ts";
import { log } from "../log.ts";

const largest = 16_384;
const mostAMinute = 60;
const mostOfOne = 10;

/** Takes the browsers' reports about scripts that a policy refused, and logs what was refused and where. */
export class ViolationReports {
  private minute = 0;
  private count = 0;
  private readonly visitors: Rates;

  constructor(proxies?: Proxies) {
    // One who sends them without end must not hide those of the others.
    this.visitors = new Rates({ limit: mostOfOne, ...(proxies ? { proxies } : {}) });
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") {
      const headers = ["allow", "POST"];
      return refuse(request, response, { status: 405, code: "method", message: "Reports are posted.", headers });
    }
    const text = await readText(request);
    if (text === undefined) {
      const headers = ["connection", "close"];
      return refuse(request, response, {
        status: 413,
        code: "body_too_large",
        message: "The report is too large.",
        headers,
      });
    }
    try {
      const reports = readReports(text).slice(0, mostOfOne);
      if (this.visitors.refuses(request, response)) return undefined;
      for (const report of reports) if (this.mayLog()) log("warn", "a policy refused something", report);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return refuse(request, response, { status: 400, code: "bad_body", message: "A report is JSON." });
    }
    response.writeHead(204).end();
  }

  private mayLog(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) [this.minute, this.count] = [minute, 0];
    this.count += 1;
    return this.count <= mostAMinute;
  }
}

/** The body, `undefined` when it is too long. It is read to its end: left half read, it would block its connection. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    if (size <= largest) chunks.push(chunk);
  }
  return size <= largest ? Buffer.concat(chunks).toString() : undefined;
}

/** What was refused, where: both formats that browsers send. Queries are left out, they may name a visitor. Throws for no JSON. */
export function readReports(text: string): Record<string, string>[] {
  const parsed: unknown = JSON.parse(text);
  const bodies = Array.isArray(parsed) ? parsed.map((one) => valueOf(one, "body")) : [valueOf(parsed, "csp-report")];
  return bodies.flatMap((body) => {
    if (typeof body !== "object" || body === null) return [];
    const directive = wordOf(body, "effectiveDirective") || wordOf(body, "effective-directive");
    if (!directive) return [];
    return [
      {
        directive,
        blocked: withoutQuery(wordOf(body, "blockedURL") || wordOf(body, "blocked-uri")),
        page: withoutQuery(wordOf(body, "documentURL") || wordOf(body, "document-uri")),
      },
    ];
  });
}

const valueOf = (holder: unknown, name: string): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined;

function wordOf(holder: unknown, name: string): string {
  const value = valueOf(holder, name);
  return typeof value === "string" ? value.slice(0, 300) : "";
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0] ?? "";
