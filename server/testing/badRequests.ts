type BadRequest = {
  name: string;
  /** The raw bytes. */
  bytes: string;
  /** Accepted statuses; 0 for a connection closed without a response. */
  expected: readonly number[];
};

const page = "/about/";
const form = "content-type: multipart/form-data; boundary=b\r\ncontent-length: 5\r\n\r\n--b--";

const line = (first: string, lines: string[] = [], rest = "\r\n") =>
  [`${first} HTTP/1.1`, "host: localhost", "connection: close", ...lines].join("\r\n") + `\r\n${rest}`;
const get = (path: string, ...lines: string[]) => line(`GET ${path}`, lines);
const two = (...lines: string[]) => `POST ${page} HTTP/1.1\r\nhost: localhost\r\n${lines.join("\r\n")}\r\n\r\nhello`;

const table: [wanted: number | readonly number[], requests: Record<string, string>][] = [
  // Broken escapes.
  [
    400,
    {
      "half an escape": get("/p/%/"),
      "an escape cut off": get("/p/%E0%A4%A/"),
      "an escape that is no UTF-8": get("/%C0%AF/"),
      "an escape of no digits": get("/about/%zz/"),
    },
  ],
  // Methods that do not read a page.
  [
    405,
    {
      POST: line(`POST ${page}`, ["content-length: 5"], "\r\nhello"),
      PUT: line(`PUT ${page}`, ["content-length: 5"], "\r\nhello"),
      DELETE: line(`DELETE ${page}`),
      PATCH: line(`PATCH ${page}`, ["content-length: 5"], "\r\nhello"),
      TRACE: line(`TRACE ${page}`),
      OPTIONS: line(`OPTIONS ${page}`),
      PROPFIND: line(`PROPFIND ${page}`),
      "a form on a page": line(`POST ${page}`, [], form),
      "a server action": line(`POST ${page}`, ["next-action: 7f0000"], form),
      "a server action on an unknown path": line("POST /no/such/", ["next-action: 7f0000"], form),
    },
  ],
  // Missing paths, oddly written.
  [
    404,
    {
      "a zero byte in an address": get("/nodes/%00/"),
      "an address of 8,000 characters": get(`/nodes/${"a".repeat(8_000)}/`),
      "an address that climbs out": get("/_next/static/../../package.json"),
      "an escaped address that climbs out": get("/_next/static/%2e%2e/%2e%2e/package.json"),
      "the image optimiser": get("/_next/image?url=http://169.254.169.254/&w=64&q=75"),
      "a second name of a page": get("/about.rsc"),
    },
  ],
  [414, { "an address that is too long": get(`/${"a".repeat(9_000)}/`) }],
  [
    431,
    {
      "a header of 20 kB": get(page, `x-long: ${"a".repeat(20_000)}`),
      "a cookie of 20 kB": get(page, `cookie: a=${"a".repeat(20_000)}`),
    },
  ],
  [413, { "a body that says it is too large": line("POST /api/csp-reports/", ["content-length: 2000000"]) }],
  // Headers internal to the framework: the page is still public.
  [
    200,
    {
      "x-middleware-subrequest": get(page, "x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy"),
      "x-invoke-path": get(page, "x-invoke-path: /nodes/", "x-invoke-status: 500"),
      "x-prerender-revalidate": get(page, "x-prerender-revalidate: x"),
      "x-nextjs-data": get(page, "x-nextjs-data: 1", "x-matched-path: /nodes/"),
      "a forged preview cookie": get(page, "cookie: __prerender_bypass=x; io.prismic.preview=%7B%7D"),
      "another host": get(page, "x-forwarded-host: evil.example"),
      "a router's state that is no state": get(page, "rsc: 1", "next-router-state-tree: %5B%22%22%2C%7B"),
      "a whole address": get(`http://evil.example${page}`),
    },
  ],
  // Values that the framework's router never sends.
  [
    400,
    {
      "a payload of another kind": get(page, "rsc: 2"),
      "a segment that climbs out": get(page, "rsc: 1", "next-router-segment-prefetch: /../../../etc/passwd%00"),
    },
  ],
  [[200, 426], { "an upgrade with a whole address": get(`http://127.0.0.1:9${page}`, "upgrade: websocket") }],
  [
    [0, 400, 405],
    { "a tunnel": "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n" },
  ],
  // Not HTTP, or with an ambiguous length.
  [
    400,
    {
      "a length and chunks": two("content-length: 5", "transfer-encoding: chunked"),
      "two lengths": two("content-length: 5", "content-length: 6"),
      "chunks, then something else": two("transfer-encoding: chunked, identity"),
      "a blank before the colon": two("transfer-encoding : chunked"),
      "no host": `GET ${page} HTTP/1.1\r\nconnection: close\r\n\r\n`,
      "an unknown method": line(`G@T ${page}`),
      "no HTTP": "hello\r\n\r\n",
      "no path": get("*"),
    },
  ],
  [408, { "half a header, then silence": `GET ${page} HTTP/1.1\r\nhost: localhost\r\nx: ` }],
];

/** Requests that broke other servers, with the responses of this site. */
export const badRequests: BadRequest[] = table.flatMap(([expected, requests]) =>
  Object.entries(requests).map(([name, bytes]) => ({ name, bytes, expected: [expected].flat() })),
);
