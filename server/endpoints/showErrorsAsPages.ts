import type { IncomingMessage, ServerResponse } from "node:http";

import { prefersHtml } from "../../features/shared/contracts/accept.ts";
import { sendErrorPage } from "../http/respond.ts";

// What a client needs beside the status.
const kept = ["allow", "retry-after", "www-authenticate", "x-request-id"];

/**
 * Replaces an endpoint's JSON error by the error page for a browser that opened it. Decided at the first byte; what
 * the endpoint writes after that is dropped.
 */
export function showErrorsAsPages(request: IncomingMessage, response: ServerResponse): void {
  if (!prefersHtml(request.headers.accept)) return;
  const { flushHeaders, write, end } = response;
  const decide = () => {
    Object.assign(response, { flushHeaders, write, end });
    if (!replaceError(request, response)) return;
    Object.assign(response, { flushHeaders: () => undefined, write: () => true, end: () => response });
  };
  // Each decides, then calls what the decision has put in its own place.
  Object.assign(response, {
    flushHeaders: () => {
      decide();
      response.flushHeaders();
    },
    write: (...input: Parameters<typeof response.write>) => {
      decide();
      return response.write(...input);
    },
    end: (...input: Parameters<typeof response.end>) => {
      decide();
      return response.end(...input);
    },
  });
}

function replaceError(request: IncomingMessage, response: ServerResponse): boolean {
  const { statusCode: status } = response;
  if (response.headersSent || status < 400 || !isJson(response.getHeader("content-type"))) return false;
  const endpoint = response.getHeaders();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = kept.flatMap((name) => (endpoint[name] === undefined ? [] : [name, String(endpoint[name])]));
  if (sendErrorPage(request, response, { status, headers })) return true;
  for (const [name, value] of Object.entries(endpoint)) if (value !== undefined) response.setHeader(name, value);
  return false;
}

const isJson = (type: unknown): boolean => /^application\/(?:[\w.-]+\+)?json/.test(String(type));
