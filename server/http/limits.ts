import { IncomingMessage } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

import type { HeaderList } from "./representation.ts";

const maxUrlLength = 8_192;
const maxHeadersLength = 16_384;
const maxPipelined = 16;
/** Most bytes of a request's body. */
export const maxBodyBytes = 1_048_576;

type ErrorReply = { status: number; code: string; message: string; headers?: HeaderList };

/** Why a request is not looked at any further, if so. The page builder alone may send its state in an address. */
export function findExcess(request: IncomingMessage, framed: boolean): ErrorReply | undefined {
  const { url = "", rawHeaders, headers } = request;
  const closing = ["connection", "close"];
  if (url.length > maxUrlLength && !framed) {
    return { status: 414, code: "address_too_long", message: "The address is too long.", headers: closing };
  }
  let size = 0;
  for (const text of rawHeaders) size += text.length;
  if (size > maxHeadersLength && !framed) {
    return { status: 431, code: "headers_too_large", message: "The headers are too large.", headers: closing };
  }
  if (Number(headers["content-length"] ?? 0) > maxBodyBytes) {
    return { status: 413, code: "body_too_large", message: "The body is too large.", headers: closing };
  }
  return undefined;
}

const unanswered = new WeakMap<Socket, number>();

/**
 * Ends a connection that asks on and on without waiting for answers: two thousand questions fit into one packet, and
 * all their answers would lie in memory until it reads them. Whether it was ended.
 */
export function closeFlood({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > maxPipelined) socket.destroy();
  if (socket.destroyed) return true;
  unanswered.set(socket, count);
  response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
}

/**
 * Ends a request whose body goes on longer than it may, however it is sent; `onExcess` answers it. What whoever answered
 * did not want to read is thrown away: left in the connection, it would block all that comes after.
 */
export function limitBody(request: IncomingMessage, onExcess: () => void): void {
  let size = 0;
  // The only place that every chunk passes before anyone who reads the request.
  request.push = function push(chunk: unknown, encoding?: BufferEncoding) {
    size += chunk instanceof Uint8Array ? chunk.byteLength : 0;
    if (size <= maxBodyBytes && request.destroyed) return true;
    if (size <= maxBodyBytes) return IncomingMessage.prototype.push.call(request, chunk, encoding);
    request.push = () => false;
    onExcess();
    return false;
  };
  // Who was read from too slowly was stopped, and nobody else lets it go on.
  request.once("close", () => request.socket?.resume());
}

/** Time limits and answers for what is no request at all. */
export function protect(server: Server): void {
  server.headersTimeout = 5_000;
  server.requestTimeout = 20_000;
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
