import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";

import type { Composed } from "../../kit/methods/compose.ts";
import type { Endpoint } from "../../kit/endpoints.ts";
import { CallFailure } from "./CallFailure.ts";
import { PrivateIpError, publicLookup } from "../../kit/publicLookup.ts";

export type Limits = { timeMs: number; answerBytes: number };

/** A node's response. */
export type NodeResponse = {
  status: number;
  milliseconds: number;
  /** Bytes of the body received; a cut body has more. */
  bytes: number;
  isCut: boolean;
  contentType: string;
  body: string;
};

/** Sends one request to an endpoint without following redirects or exceeding the limits; throws `CallFailure`. */
export async function call({ url, mayBePrivate }: Endpoint, composed: Composed, limits: Limits): Promise<NodeResponse> {
  const signal = AbortSignal.timeout(limits.timeMs);
  const start = performance.now();
  try {
    const response = await send(toCallUrl(url, composed.path), composed, mayBePrivate, signal);
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new CallFailure("redirect", "The endpoint answered with a redirect, which is never followed.");
    }
    const { text, bytes, isCut } = await read(response, limits.answerBytes);
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    return {
      status,
      milliseconds,
      bytes,
      isCut,
      contentType: headers["content-type"] ?? "",
      body: text,
    };
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    if (signal.aborted) throw new CallFailure("late", `The endpoint did not answer within ${limits.timeMs / 1000} s.`);
    if (error instanceof PrivateIpError) throw new CallFailure("private_address", error.message);
    throw new CallFailure("unreachable", "The endpoint cannot be reached right now.", {
      cause: error,
    });
  }
}

/** The endpoint's URL with a path appended; its query, which may contain a key, stays. */
function toCallUrl(base: URL, path: string): URL {
  const [pathname = "", search] = path.split("?");
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/$/, "") + pathname || "/";
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  return url;
}

function send(
  url: URL,
  { verb, body }: Composed,
  mayBePrivate: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = {
    accept: "application/json",
    "accept-encoding": "identity",
    ...(body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
  };
  const guard = mayBePrivate ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    // A new connection: an idle one would still lead to an IP resolved earlier.
    const outgoing = request(url, { method: verb, headers, signal, agent: false, ...guard }, resolve);
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

async function read(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ text: string; bytes: number; isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    const remaining = maxBytes - bytes;
    bytes += Math.min(chunk.byteLength, remaining);
    text += decoder.decode(chunk.subarray(0, remaining), { stream: true });
    // Leaving the loop closes the connection.
    if (chunk.byteLength > remaining) return { text, bytes, isCut: true };
  }
  return { text: text + decoder.decode(), bytes, isCut: false };
}
