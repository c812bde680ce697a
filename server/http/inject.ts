import { IncomingMessage } from "node:http";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { CapturedResponse } from "./CapturedResponse.ts";

/** What answers requests: the framework, or a few lines in a test. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export type InjectedRequest = { url: string; method?: "GET" | "POST"; headers?: Record<string, string> };

export type InjectedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** The handler did not answer in time. */
export class InjectTimeoutError extends Error {}

const maxResponseBytes = 8 * 1024 * 1024;

/**
 * Sends a request to a handler inside this process, without a socket; throws when it fails, says too much or takes too long.
 * Only the headers given here reach it.
 */
export function inject(
  handler: Handler,
  { url, method = "GET", headers = {} }: InjectedRequest,
  timeoutMs: number,
): Promise<InjectedResponse> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flat();
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request, maxResponseBytes);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new InjectTimeoutError(`No answer within ${timeoutMs} ms`));
      // Tells the handler that the response is no longer needed.
      response.destroy();
    }, timeoutMs).unref();
    response.once("error", reject);
    response.once("finish", () => {
      clearTimeout(timer);
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: response.body });
    });
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
