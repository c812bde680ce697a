import { connect } from "node:net";
import fc from "fast-check";

/** Input that must not be echoed: it would become markup or a header. */
const marker = '"><svg/onload=zz>';
const planted = "x-planted";

const known = [
  "/",
  "/about/",
  "/cn/",
  "/cn/about/",
  "/nodes/",
  "/nodes/eth/",
  "/pricing/",
  "/old/",
  "/robots.txt",
  "/icon.svg",
];
const endpoints = [
  "/api/echo/",
  "/api/nodes/",
  "/api/csp-reports/",
  "/api/revalidate/",
  "/preview/",
  "/slice-simulator/",
  "/_next/image",
];
const odd = [
  "%",
  "%00",
  "%2e%2e/",
  "..;/",
  "//",
  "\\",
  "%0d%0ax-planted:1",
  "%E0%A4%A",
  "%C0%AF",
  marker,
  "?",
  "&",
  "#",
  ";",
  "路",
  "a".repeat(9_000),
];
const names = [
  "rsc",
  "next-router-prefetch",
  "next-router-state-tree",
  "next-router-segment-prefetch",
  "next-url",
  "next-action",
  "x-middleware-subrequest",
  "x-invoke-path",
  "x-prerender-revalidate",
  "x-nextjs-data",
  "x-matched-path",
  "x-now-route-matches",
  "x-forwarded-host",
  "x-forwarded-for",
  "x-forwarded-proto",
  "forwarded",
  "host",
  "origin",
  "referer",
  "range",
  "te",
  "expect",
  "accept",
  "accept-encoding",
  "accept-language",
  "if-none-match",
  "content-type",
  "x-request-id",
  "authorization",
  "upgrade",
];
const values = [
  "1",
  "",
  marker,
  "evil.example",
  "br, gzip;q=0",
  "%5B%22%22%2C%7B",
  "null",
  "a".repeat(17_000),
  "é",
  '"*"',
  "bytes=0-1,5-",
];
const cookies = [
  "locale=cn",
  "locale=en",
  "accessToken=x",
  "io.prismic.preview=%7B%7D",
  "__prerender_bypass=x",
  `a=${marker}`,
  "=;=;;",
];

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known, ...endpoints) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...known, ...endpoints), fc.constantFrom(...odd))
      .map((parts) => parts.join("")),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: "binary-ascii", maxLength: 60 }).map((text) => `/${text.replace(/[\s\0]/g, "")}`),
  },
  { weight: 1, arbitrary: fc.webPath().map((text) => text || "/") },
  { weight: 1, arbitrary: fc.constantFrom("*", "http://evil.example/about/", "evil.example:443", "about/") },
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...odd, "_rsc=x", "q=%22%3E%3Csvg", "q=eth", "state=%", "nxtPpath=x")
      .map((text) => `?${text}`),
  },
);
const header = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 30 })));

/** Requests of visitors, crawlers and attackers, and malformed ones. */
export const requests: fc.Arbitrary<string> = fc
  .record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("GET", "GET", "HEAD", "POST") },
      {
        weight: 1,
        arbitrary: fc.constantFrom("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get", "G@T"),
      },
    ),
    path,
    query,
    headers: fc.array(header, { maxLength: 4 }),
    cookie: fc.option(fc.constantFrom(...cookies)),
    body: fc.option(fc.oneof(fc.json(), fc.string({ maxLength: 300 }), fc.constantFrom("{", "[", marker, "a=1&b=2"))),
    length: fc.constantFrom("true", "true", "true", "short", "chunked", "both"),
  })
  .map(({ method, path: at, query: search, headers, cookie, body, length }) => {
    const lines = headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, "")}`);
    if (!headers.some(([name]) => name === "host")) lines.push("host: localhost");
    if (cookie) lines.push(`cookie: ${cookie}`);
    lines.push("connection: close");
    return `${method} ${at}${search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n${withBody(body, length)}`;
  });

function withBody(body: string | null, length: string): string {
  if (body === null) return "\r\n";
  const size = Buffer.byteLength(body);
  if (length === "chunked") return `transfer-encoding: chunked\r\n\r\n${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  if (length === "both") return `content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n${body}`;
  return `content-length: ${length === "short" ? Math.max(0, size - 1) : size}\r\n\r\n${body}`;
}

/** Sends raw bytes and returns the full response. */
export function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    // A request rejected early is aborted while its body is still being sent.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

/** Why a response is invalid; `undefined` when it is valid. */
export function findComplaint(reply: string): string | undefined {
  if (reply === "") return undefined;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1] ?? 0);
  if (status < 200 && status !== 100) return "no HTTP";
  if (status >= 500) return `status ${status}`;
  const head = reply.slice(0, reply.indexOf("\r\n\r\n"));
  if (new RegExp(`^${planted}:`, "im").test(head)) return "a header was planted";
  if (reply.includes("<svg/onload=zz>")) return "markup came back";
  if (/^(location|content-security-policy|link):.*evil\.example/im.test(head)) return "another host came back";
  return undefined;
}
