import "server-only";

import { writeRpcErrors } from "@/features/shared/contracts/readCallIds";
import { rpcErrors, rpcLimits, toRpcCors } from "@/features/shared/contracts/rpcGateway";
import { callJson } from "@/features/shared/callJson";
import { env } from "@/features/shared/env";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";
import { HttpError, readBytes } from "@/features/shared/http";

// Longer than the gateway's timeout for a node.
const timeoutMs = 130_000;
// Longer than the gateway allows: its error names the calls of the body.
const maxBytes = 2 * rpcLimits.bodyBytes;
// Of this connection only, and of the encoding that `fetch` has read.
const dropped = /^(connection|keep-alive|transfer-encoding|content-(encoding|length)|set-cookie|date)$/;

/** The key is left out where it stands in a header. */
type Path = { chain: string; network: string; key?: string[] };

/** Passes JSON-RPC to the gateway where Next runs alone; the server process does so without Next, and WebSockets too. */
export async function proxyRpc(request: Request, { chain, network, key = [] }: Path): Promise<Response> {
  const { method, headers } = request;
  if (method === "OPTIONS")
    return new Response(null, { status: 204, headers: toRpcCors(headers.get("access-control-request-headers")) });
  let body: Uint8Array<ArrayBuffer> | undefined;
  try {
    body = method === "POST" ? await readBytes(request.body, maxBytes) : undefined;
    const path = [chain, network, ...key].map(encodeURIComponent).join("/");
    const url = new URL(`/rpc/${path}`, env.PLATFORM_API_URL);
    const response = await callJson(url.href, {
      method,
      headers: { ...getVisitorHeaders(headers), ...getOwnHeaders(headers) },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    const forwarded = [...response.headers].filter(([name]) => !dropped.test(name));
    return new Response(response.body, {
      status: response.status,
      headers: { ...Object.fromEntries(forwarded), "cache-control": "no-store" },
    });
  } catch (error) {
    const reason = error instanceof HttpError && error.status === 413 ? "body_too_large" : "node_failed";
    // Its URL contains the key, so the error itself is not logged.
    console.warn(`rpc: a call to ${chain} ${network} was not answered: ${reason}`);
    const { status, code, docs } = rpcErrors[reason];
    const message = reason === "node_failed" ? "The gateway is not responding right now." : "The body is too long.";
    const response = writeRpcErrors(new TextDecoder().decode(body), { code, message, data: { reason, docs } });
    return new Response(response, {
      status,
      headers: { "content-type": "application/json", "access-control-allow-origin": "*", "cache-control": "no-store" },
    });
  }
}

/** The caller's headers that the gateway reads; other schemes than Bearer are a password of this site. */
function getOwnHeaders(headers: Headers): Record<string, string> {
  const names = ["content-type", "x-api-key", "x-request-id"];
  const isKey = /^Bearer /i.test(headers.get("authorization") ?? "");
  return Object.fromEntries(
    [...names, ...(isKey ? ["authorization"] : [])].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
