import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";

import { isPrivateIp, PrivateIpError, publicLookup } from "#kit/publicLookup.ts";

import { AgentError } from "./tool.server.ts";

const maxBytes = 5 * 1_048_576;
const maxRedirects = 3;
const timeoutMs = 10_000;
const redirects = new Set([301, 302, 303, 307, 308]);

type Network = { lookup: LookupFunction; isPrivate: (ip: string) => boolean };
const publicNetwork: Network = { lookup: publicLookup, isPrivate: isPrivateIp };

/**
 * A picture from a public URL: at most 5 MB within ten seconds, after at most three redirects. Every connection,
 * also of a redirect, goes to the checked IP and to no private one. Throws `AgentError` otherwise.
 */
export async function fetchPicture(url: string, filename?: string, network = publicNetwork): Promise<File> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { response, target } = await follow(readUrl(url, undefined, network), signal, network);
    const type = response.headers["content-type"] ?? "";
    const isPicture = /^image\//i.test(type);
    if (response.statusCode !== 200 || !isPicture) {
      response.destroy();
      const status = response.statusCode ?? 0;
      throw new AgentError(
        `${target.href} answered ${status}${isPicture ? "" : ` with ${type || "no type"}, not a picture`}.`,
      );
    }
    return new File([await readBytes(response)], filename ?? getFilename(target), { type });
  } catch (error) {
    if (error instanceof AgentError) throw error;
    if (signal.aborted) throw new AgentError(`The picture did not arrive within ${timeoutMs / 1_000} s.`);
    if (error instanceof PrivateIpError) throw new AgentError(refusal);
    throw new AgentError(`The picture cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const refusal = "The URL leads to a private address; only public pictures are fetched.";

async function follow(first: URL, signal: AbortSignal, network: Network) {
  let target = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await send(target, signal, network);
    const { location } = response.headers;
    if (!redirects.has(response.statusCode ?? 0) || location === undefined) return { response, target };
    response.destroy();
    target = readUrl(location, target, network);
  }
  throw new AgentError(`The URL redirects more than ${maxRedirects} times.`);
}

function readUrl(text: string, base: URL | undefined, { isPrivate }: Network): URL {
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new AgentError("url must be a public http or https URL without name and password.");
  // A literal IP is connected to without a lookup.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && isPrivate(host)) throw new AgentError(refusal);
  return url;
}

const send = (url: URL, signal: AbortSignal, { lookup }: Network): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = { accept: "image/*", "user-agent": "studio-pictures/1.0" };
    request(url, { signal, lookup, headers, agent: false }, resolve).on("error", reject).end();
  });

async function readBytes(response: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= maxBytes) continue;
    response.destroy();
    throw new AgentError("The picture is larger than 5 MB.");
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const getFilename = ({ pathname }: URL): string => {
  const [name = ""] = /[^/]*$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(name) || "picture";
  } catch {
    // A broken escape is part of the name.
    return name;
  }
};
