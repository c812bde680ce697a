import { IncomingMessage } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

import { drainRequest, maxDrainBytes } from "../../features/shared/contracts/drainRequest.ts";
import { isRpcPath } from "../../features/shared/contracts/rpcGateway.ts";
import { getMaxBodyBytes, getUploadTimeMs } from "../../features/shared/contracts/studioPath.ts";

import type { ErrorReply } from "./respond.ts";

const maxUrlLength = 8_192;
const maxHeadersLength = 16_384;
const maxPipelined = 16;
const bodyTimeoutMs = 20_000;

/** The error for a request that exceeds a limit; `undefined` otherwise. Only the page builder sends its state in a URL. */
export function findExcess(request: IncomingMessage, framed: boolean): ErrorReply | undefined {
  const { url = "", rawHeaders, headers } = request;
  const closing = ["connection", "close"];
  if (url.length > maxUrlLength && !framed) {
    return { status: 414, code: "address_too_long", message: "The URL is too long.", headers: closing };
  }
  let size = 0;
  for (const text of rawHeaders) size += text.length;
  if (size > maxHeadersLength && !framed) {
    return { status: 431, code: "headers_too_large", message: "The headers are too large.", headers: closing };
  }
  const bodyBytes = Number(headers["content-length"] ?? 0);
  // The gateway answers oversized calls in its own format.
  if (bodyBytes > 0 && !isRpcPath(url) && bodyBytes > getMaxBodyBytes(url)) {
    return { status: 413, code: "body_too_large", message: "The body is too large." };
  }
  return undefined;
}

const pending = new WeakMap<Socket, number>();

/**
 * Closes a connection that pipelines too many requests: two thousand fit into one packet, and their responses would
 * stay in memory until the client reads them. Returns whether it was closed.
 */
export function closeFlood({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (pending.get(socket) ?? 0) + 1;
  if (count > maxPipelined) socket.destroy();
  if (socket.destroyed) return true;
  pending.set(socket, count);
  response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  return false;
}

/**
 * Ends a request whose body exceeds its limit, with or without a declared length; `onExcess` answers it. What the
 * handler did not read is discarded: left in the connection, it would block the next request.
 */
export function limitBody(request: IncomingMessage, onExcess: () => void): void {
  let size = 0;
  const maxBytes = getMaxBodyBytes(request.url ?? "/");
  // Every chunk passes here before a reader of the request.
  request.push = function push(chunk: unknown, encoding?: BufferEncoding) {
    size += chunk instanceof Uint8Array ? chunk.byteLength : 0;
    if (size <= maxBytes && request.destroyed) return true;
    if (size <= maxBytes) return IncomingMessage.prototype.push.call(request, chunk, encoding);
    // Without its end, so that a handler never takes a part for the whole.
    request.push = (rest: unknown) => {
      size += rest instanceof Uint8Array ? rest.byteLength : 0;
      if (size > maxDrainBytes) request.destroy();
      return true;
    };
    onExcess();
    return true;
  };
  // Back pressure may have paused the socket; nothing else resumes it.
  request.once("close", () => request.socket?.resume());
}

/**
 * Ends a request whose body is late; Node's own limit is the same for all URLs, and files take longer. What is left of a
 * body after the response is read, within limits.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers, url = "/" } = request;
  if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0) return;
  const timer = setTimeout(() => request.complete || request.destroy(), bodyTimeoutMs + getUploadTimeMs(url)).unref();
  request.once("close", () => clearTimeout(timer));
  response.once("finish", () => drainRequest(request));
}

/** Whether a request asks for another protocol: only the gateway accepts upgrades, all others are answered as usual. */
export const isRpcUpgrade = ({ url = "", headers }: IncomingMessage): boolean =>
  isRpcPath(url) && headers.upgrade?.toLowerCase() === "websocket";

/** Timeouts, and responses to malformed HTTP. */
export function protect(server: Server): void {
  server.headersTimeout = 5_000;
  // Bodies have their own limits, `limitBodyTime`.
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = 16_000;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    socket.end(`HTTP/1.1 ${toStatusLine(error.code)}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
}

function toStatusLine(code: string | undefined): string {
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
}
