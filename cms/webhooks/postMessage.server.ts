import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";

import { isPrivateIp, PrivateIpError, publicLookup } from "#kit/publicLookup.ts";

import type { Attempt } from "./contract.ts";

const timeoutMs = 5_000;
// Enough to read why a receiver refused a message.
const maxResponseBytes = 4_096;

type Options = {
  /** Whether the target may be in a private network or on this machine. */
  mayBePrivate: boolean;
};

const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Whether a URL names a private target by itself; what its name resolves to is known only when it is called. */
export function namesPrivateTarget(url: URL): boolean {
  const host = toHost(url);
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : isPrivateIp(host);
}

/** Posts a message once, within 5 s and without following redirects. Never throws. */
export async function postMessage(target: string, body: string, { mayBePrivate }: Options): Promise<Attempt> {
  const at = Date.now();
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const finish = (outcome: Pick<Attempt, "status" | "response" | "problem">): Attempt => ({
    at,
    took: Math.round(performance.now() - start),
    ...outcome,
  });
  try {
    const url = new URL(target);
    // A literal IP is connected to without a lookup.
    if (!mayBePrivate && namesPrivateTarget(url)) throw new PrivateIpError("The URL leads to a private address.");
    const response = await send(url, body, { mayBePrivate, signal });
    const { statusCode: status = 0 } = response;
    return finish({ status, response: await readStart(response), problem: findProblem(status) });
  } catch (error) {
    return finish({ status: null, response: null, problem: signal.aborted ? "late" : findCause(error) });
  }
}

/** Why no response came. */
export function findCause(error: unknown): Attempt["problem"] {
  if (error instanceof PrivateIpError) return "private";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "unresolved";
  return /CERT|SIGNATURE|TLS/.test(code) ? "certificate" : "unreachable";
}

function findProblem(status: number): Attempt["problem"] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

function send(
  url: URL,
  body: string,
  { mayBePrivate, signal }: Options & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const guard = mayBePrivate ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    // A new connection: an idle one would still lead to an IP resolved earlier.
    const outgoing = request(url, { method: "POST", headers, signal, agent: false, ...guard }, resolve);
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes >= maxResponseBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxResponseBytes).toString("utf8");
  // A database stores no NUL.
  return text.replaceAll("\0", "�");
}
