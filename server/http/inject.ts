import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

import lightMyRequest from "light-my-request";
import type { Response } from "light-my-request";

/** A request handler: the framework's, or a test's. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

type InjectedRequest = { url: string; method?: "GET" | "POST"; headers?: Record<string, string> };

export type InjectedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

const maxResponseBytes = 8 * 1024 * 1024;

/**
 * Sends a request to a handler inside this process, without a socket; throws when it fails, times out, exceeds the size
 * limit or is shorter than it declares. It receives only the headers given here.
 */
export async function inject(
  handler: Handler,
  { url, method = "GET", headers = {} }: InjectedRequest,
  timeoutMs: number,
): Promise<InjectedResponse> {
  const failure = Promise.withResolvers<never>();
  const late = new AbortController();
  const timer = setTimeout(() => {
    failure.reject(new Error(`No answer within ${timeoutMs} ms`));
    // Notifies the handler that the response is no longer needed.
    late.abort();
  }, timeoutMs).unref();
  const dispatch = (request: IncomingMessage, response: ServerResponse) =>
    void (async () => handler(request, response))().catch(failure.reject);
  try {
    const sent = lightMyRequest(dispatch, { url, method, headers, signal: late.signal, payloadAsStream: true });
    return await Promise.race([sent.then(readResponse), failure.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function readResponse(response: Response): Promise<InjectedResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response.stream()) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new Error(`The answer is longer than ${maxResponseBytes} bytes`);
    chunks.push(chunk);
  }
  const { statusCode: status, headers } = response;
  const declared = headers["content-length"];
  // A 304 declares the length of what it stands for.
  if (declared !== undefined && Number(declared) !== size && status !== 304)
    throw new Error(`The answer ended after ${size} of ${String(declared)} bytes`);
  return { status, headers, body: Buffer.concat(chunks) };
}
