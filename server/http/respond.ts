import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { prefersHtml } from "../../features/shared/contracts/accept.ts";
import { chooseEncoding } from "../../features/shared/contracts/chooseEncoding.ts";
import { isErrorStatus } from "../../features/shared/contracts/errorStatuses.ts";
import type { ErrorStatus } from "../../features/shared/contracts/errorStatuses.ts";
import type { HeaderList, Representation } from "./representation.ts";

/** Writes a prepared response: in the client's encoding, or 304 when the client has it. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
  further: HeaderList = [],
): void {
  const variant = representation.variants[chooseEncoding(request.headers["accept-encoding"])];
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch && representation.status === 200 && holds(ifNoneMatch, variant.etag)) {
    response.writeHead(304, [...variant.notModified, ...further]).end();
    return;
  }
  response.writeHead(representation.status, [...variant.headers, ...further]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

const holds = (header: string, etag: string) =>
  header === etag || header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** An error of the server process. */
export type ErrorReply = { status: ErrorStatus | 404; code: string; message: string; headers?: HeaderList };

/** What an error's page needs. */
export type PageError = Pick<ErrorReply, "status" | "headers">;

/** Sends an error as a page; returns false when there is no page for it. */
type SendPage = (request: IncomingMessage, response: ServerResponse, error: PageError) => boolean;

// By connection: an entry for each response would cost a cached page more than everything else.
const pageSenders = new WeakMap<Socket, SendPage>();

/** Sends errors on a connection as pages to clients that prefer HTML to JSON. */
export function sendErrorsAsPages({ socket }: IncomingMessage, sendPage: SendPage): void {
  if (!pageSenders.has(socket)) pageSenders.set(socket, sendPage);
}

/** Sends the page of an error's status to a client that prefers HTML; returns false when it did not. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = [] }: { status: number; headers?: HeaderList },
): boolean {
  if (!prefersHtml(request.headers.accept) || (status !== 404 && !isErrorStatus(status))) return false;
  return pageSenders.get(request.socket)?.(request, response, { status, headers }) ?? false;
}

/** Writes an error: as a page for browsers, as JSON for other clients. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: ErrorReply): void {
  if (sendErrorPage(request, response, error)) return;
  const { status, code, message, headers = [] } = error;
  const body = JSON.stringify({ error: { code, message } });
  response.writeHead(status, [
    "content-type",
    "application/json; charset=utf-8",
    "content-length",
    String(Buffer.byteLength(body)),
    "cache-control",
    "no-store",
    "x-content-type-options",
    "nosniff",
    ...headers,
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}
