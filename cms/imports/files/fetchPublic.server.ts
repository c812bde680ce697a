import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";

import { isPrivateIp, PrivateIpError, publicLookup } from "#kit/publicLookup.ts";

const timeoutMs = 30_000;
const maxRedirects = 3;

type Options = {
  maxBytes: number;
  /** Whether the file may be in a private network or on this machine. */
  mayBePrivate: boolean;
};

/** Why a file was not loaded. */
export class FetchError extends Error {
  override name = "FetchError";
  readonly code: "file-broken" | "file-large" | "file-private" | "file-status" | "file-unreachable";
  /** The status, or the megabytes that are allowed. */
  readonly value: number | undefined;

  constructor(code: FetchError["code"], value?: number) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/**
 * Loads a file over HTTP. Throws a `FetchError` for a private address, also of a redirect or of a name that
 * resolves to one, for a status other than 200, a file that is too large, and a server that does not respond in 30 s.
 */
export async function fetchPublic(address: string, options: Options): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await send(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBody(response, options.maxBytes);
    response.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isRedirect) throw new FetchError("file-status", statusCode);
    url = new URL(headers.location ?? "", url);
  }
  throw new FetchError("file-unreachable");
}

async function send(url: URL, { mayBePrivate }: Options, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new FetchError("file-unreachable");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal IP is connected to without a lookup.
  if (!mayBePrivate && isIP(host) !== 0 && isPrivateIp(host)) throw new FetchError("file-private");
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const guard = mayBePrivate ? {} : { lookup: publicLookup };
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { accept: "*/*", "user-agent": "Halyard importer" };
      const outgoing = request(url, { headers, signal, agent: false, ...guard }, resolve);
      outgoing.once("error", reject);
      outgoing.end();
    });
  } catch (error) {
    throw new FetchError(error instanceof PrivateIpError ? "file-private" : "file-unreachable");
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      bytes += chunk.byteLength;
      // Leaving the loop closes the connection.
      if (bytes > maxBytes) break;
    }
  } catch {
    throw new FetchError("file-broken");
  }
  if (bytes > maxBytes) throw new FetchError("file-large", maxBytes / 1_048_576);
  return new Uint8Array(Buffer.concat(chunks));
}
