/**
 * The gateway answers JSON-RPC at `{origin}/rpc/{chain}/{network}/{key}`, over HTTP (POST) and WebSocket, for any
 * origin. Errors are JSON-RPC errors whose `data` has this shape; the statuses are those of HTTP and of the handshake.
 */
export const rpcPath = (chain: string, network: string, key: string) => `/rpc/${chain}/${network}/${key}`;

/** Whether a path belongs to the gateway. */
export const isRpcPath = (path: string): boolean => /^\/rpc(?:[/?#]|$)/.test(path);

// The types that geth takes; `text/plain` is refused, so that a page of another origin has to ask first.
const jsonTypes = ["application/json", "application/json-rpc", "application/jsonrequest"];

/** Whether a request with this content type is read as JSON; without a type it is. */
export function isJsonRpcType(contentType: string | null | undefined): boolean {
  const [type = ""] = (contentType ?? "").split(";");
  return type.trim() === "" || jsonTypes.includes(type.trim().toLowerCase());
}

/**
 * CORS for any page: wallets and apps run in browsers, the key is in the URL, and no cookie is read. A preflight is
 * answered with the headers that it asks for, as libraries add headers of their own.
 */
export function toRpcCors(requestedHeaders?: string | null): Record<string, string> {
  const requested = requestedHeaders ?? "";
  const isList =
    requested.length <= 4_096 && /^[\w!#$%&'*+.^`|~-]+(\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/.test(requested.trim());
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": isList ? requested : "*, authorization",
    "access-control-expose-headers": "*",
    "access-control-max-age": "86400",
  };
}

/** Sizes and times of the gateway, the same in every plan; the plans' own limits: `planLimits.ts`. */
export const rpcLimits = {
  bodyBytes: 5 * 1024 * 1024,
  answerBytes: 25 * 1024 * 1024,
  callMs: 30_000,
  traceMs: 120_000,
  socketIdleMs: 600_000,
  /** Calls of one account that wait for an answer at one moment. */
  callsAtOnce: 200,
} as const;

/** Status, JSON-RPC code and page of each error that the gateway itself answers. */
export const rpcErrors = {
  bad_json: { status: 400, code: -32700, docs: "/docs/errors/" },
  bad_request: { status: 200, code: -32600, docs: "/docs/errors/" },
  batch_too_large: { status: 200, code: -32600, docs: "/docs/batching/" },
  method_not_found: { status: 200, code: -32601, docs: "/docs/errors/" },
  bad_parameters: { status: 200, code: -32602, docs: "/docs/errors/" },
  /** With the code that Infura uses: indexers split a range by it, and by the words of the message. */
  range_too_large: { status: 200, code: -32005, docs: "/docs/limits/" },
  answer_too_large: { status: 200, code: -32003, docs: "/docs/limits/" },
  too_many_subscriptions: { status: 200, code: -32005, docs: "/docs/limits/" },
  unknown_key: { status: 401, code: -32001, docs: "/docs/authentication/" },
  not_in_plan: { status: 403, code: -32004, docs: "/docs/authentication/" },
  unknown_network: { status: 404, code: -32001, docs: "/docs/endpoints/" },
  use_post: { status: 405, code: -32600, docs: "/docs/errors/" },
  body_too_large: { status: 413, code: -32600, docs: "/docs/limits/" },
  wrong_content_type: { status: 415, code: -32600, docs: "/docs/errors/" },
  /**
   * The compute units of a period, or the requests of a day, are used up. Clients repeat a 429: viem waits for hours of
   * retry-after, ethers takes them for milliseconds and tries for five minutes.
   */
  period_limit: { status: 402, code: -32005, docs: "/docs/limits/" },
  plan_limit: { status: 402, code: -32005, docs: "/docs/limits/" },
  /** Too many requests in one second, or at one moment. */
  rate_limit: { status: 429, code: -32005, docs: "/docs/limits/" },
  too_many_sockets: { status: 429, code: -32005, docs: "/docs/limits/" },
  node_failed: { status: 502, code: -32603, docs: "/docs/errors/" },
  /** Also where no node is connected to a network of the catalogue. */
  no_node: { status: 503, code: -32002, docs: "/docs/errors/" },
  timed_out: { status: 504, code: -32002, docs: "/docs/limits/" },
} as const;

export type RpcErrorReason = keyof typeof rpcErrors;

/** `error.data` of an error that the gateway itself answers. */
export type RpcErrorData = {
  reason: RpcErrorReason;
  /** Path of the page that explains it; `/cn` in front for Chinese. */
  docs: string;
  /** Seconds to wait, as in the header `retry-after`. */
  retryAfterSeconds?: number;
  /** A range of blocks that is allowed. */
  from?: string;
  to?: string;
  /** The limit that was met: calls, blocks, connections or compute units. */
  limit?: number;
};
