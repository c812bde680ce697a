import type { IncomingMessage, ServerResponse } from "node:http";

import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import type { Entrance } from "./Entrance.ts";
import type { Gateway, GatewayAnswer, RpcPath } from "./Gateway.ts";
import { readRpcPath } from "./Gateway.ts";
import { RpcError } from "./RpcError.ts";

/** CORS for any page: wallets and apps run in browsers, and the key is in the URL. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "content-type",
  "access-control-expose-headers": "retry-after, server-timing",
  "access-control-max-age": "86400",
};

/** JSON-RPC over HTTP. */
export class HttpGateway {
  private readonly gateway: Gateway;
  private readonly entrance: Entrance;

  constructor(gateway: Gateway, entrance: Entrance) {
    this.gateway = gateway;
    this.entrance = entrance;
  }

  /** Handles a request below /rpc/; returns false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = readRpcPath(request.url);
    if (!path) return false;
    this.answer(request, response, path).catch((error: unknown) => {
      if (!(error instanceof RpcError)) log("error", "gateway", "a request failed", { reason: getErrorMessage(error) });
      const known = error instanceof RpcError ? error : new RpcError("node_failed", "An internal error occurred.");
      send(response, { ...known, status: known.status, body: known.toJson(null) });
    });
    return true;
  }

  private async answer(request: IncomingMessage, response: ServerResponse, path: RpcPath): Promise<void> {
    const { method, headers } = request;
    if (method === "OPTIONS") return void response.writeHead(204, cors).end();
    if (method !== "POST") {
      // A chain without JSON-RPC does not accept POST either.
      this.gateway.parts.upstreams.checkInterface(currentKey(path.chain), path.network);
      response.setHeader("allow", "POST, OPTIONS");
      throw new RpcError("use_post", "JSON-RPC is called with POST.");
    }
    if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? ""))
      throw new RpcError("wrong_content_type", "The content type must be application/json.");
    if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity")
      throw new RpcError("wrong_content_type", "The body must not be compressed.");
    const body = readBody(request, response).then((bytes) => ({ bytes, readAt: performance.now() }));
    const [caller, { bytes, readAt }] = await Promise.all([this.entrance.open(request, path), body]);
    send(response, await this.gateway.answer(caller, bytes), readAt);
  }
}

/** Sends a response, unless the client has disconnected or one was sent already. */
function send(
  response: ServerResponse,
  { status, body, retryAfterSeconds, nodeMs = 0 }: GatewayAnswer,
  start?: number,
): void {
  if (response.headersSent || response.destroyed) return;
  const type =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const timing = start === undefined ? {} : { "server-timing": writeTiming(performance.now() - start, nodeMs) };
  const wait = retryAfterSeconds === undefined ? {} : { "retry-after": `${retryAfterSeconds}` };
  // An unread rest of the body would be parsed as the next request.
  const close = response.req.complete ? {} : { connection: "close" };
  response.writeHead(status, { ...cors, "cache-control": "no-store", ...type, ...timing, ...wait, ...close });
  response.end(body);
}

/** Time spent in the gateway, and waiting for the node. */
const writeTiming = (totalMs: number, nodeMs: number) =>
  `gateway;dur=${(totalMs - nodeMs).toFixed(2)}, node;dur=${nodeMs.toFixed(2)}`;

function readBody(request: IncomingMessage, response: ServerResponse): Promise<Buffer> {
  const tooLarge = new RpcError("body_too_large", `The body may have at most ${rpcLimits.bodyBytes} bytes.`);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  let size = 0;
  if (Number(request.headers["content-length"] ?? 0) > rpcLimits.bodyBytes) reject(tooLarge);
  request.on("data", (part: Buffer) => {
    size += part.byteLength;
    if (size <= rpcLimits.bodyBytes) return void parts.push(part);
    parts.length = 0;
    reject(tooLarge);
    // Keep reading for a limited time, so that the client receives the response.
    if (size > 4 * rpcLimits.bodyBytes) response.destroy();
    return undefined;
  });
  request.on("end", () => resolve(Buffer.concat(parts)));
  request.on("error", reject);
  request.on("aborted", () => reject(new RpcError("bad_json", "The body ended too early.")));
  return promise;
}
