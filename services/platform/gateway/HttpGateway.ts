import type { IncomingMessage, ServerResponse } from "node:http";

import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { isJsonRpcType, rpcLimits, toRpcCors } from "../../../features/shared/contracts/rpcGateway.ts";
import { compress } from "../../kit/compress.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import { bodyTooLarge, refuseUnread } from "./responses.ts";
import type { GatewayResponse } from "./responses.ts";
import type { AnnouncedEnds } from "../ends/AnnouncedEnds.ts";
import type { Entrance } from "./Entrance.ts";
import type { Gateway } from "./Gateway.ts";
import { readRpcPath } from "./readRpcPath.ts";
import type { RpcPath } from "./readRpcPath.ts";
import { writeLimitHeaders } from "./writeLimitHeaders.ts";
import { RpcError } from "./RpcError.ts";

/** JSON-RPC over HTTP. */
export class HttpGateway {
  private readonly gateway: Gateway;
  private readonly entrance: Entrance;
  private readonly ends: AnnouncedEnds;
  private readonly now: () => Date;

  constructor(gateway: Gateway, entrance: Entrance, ends: AnnouncedEnds, now: () => Date) {
    this.gateway = gateway;
    this.entrance = entrance;
    this.ends = ends;
    this.now = now;
  }

  /** Handles a request below /rpc/; returns false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = readRpcPath(request);
    if (!path) return false;
    const { requestId: id } = path;
    response.setHeader("x-request-id", id);
    this.respond(request, response, path).catch((error: unknown) => {
      log("error", "gateway", "a request failed", { id, reason: getErrorMessage(error) });
      response.destroy();
    });
    return true;
  }

  private async respond(request: IncomingMessage, response: ServerResponse, path: RpcPath): Promise<void> {
    if (request.method === "OPTIONS") return void response.writeHead(204, readCors(request)).end();
    const body: Body = { parts: [], size: 0 };
    const opening = this.entrance.open(request, path);
    // It is awaited only after the body, and a failure is no unhandled one until then.
    opening.catch(() => undefined);
    try {
      this.checkMethod(request, response, path);
      await readBody(request, body);
      checkType(request);
      const readAt = performance.now();
      const caller = await opening;
      const result = await this.gateway.handle(caller, Buffer.concat(body.parts));
      const limits = writeLimitHeaders(caller, this.now());
      const ending = this.ends.writeHeaders(caller.chain, result.methods ?? []);
      await send(response, result, { readAt, limits: { ...limits, ...ending } });
    } catch (error) {
      const caller = await opening.catch(() => undefined);
      const limits = caller && writeLimitHeaders(caller, this.now());
      await send(response, refuseUnread(Buffer.concat(body.parts), error), { limits });
    }
  }

  private checkMethod({ method }: IncomingMessage, response: ServerResponse, path: RpcPath): void {
    if (method === "POST") return;
    // A chain without JSON-RPC does not accept POST either.
    this.gateway.parts.upstreams.checkInterface(currentKey(path.chain), path.network);
    response.setHeader("allow", "POST, OPTIONS");
    throw new RpcError("use_post", "JSON-RPC is called with POST.");
  }
}

function checkType({ headers }: IncomingMessage): void {
  if (!isJsonRpcType(headers["content-type"]))
    throw new RpcError("wrong_content_type", "The content type must be application/json.");
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity")
    throw new RpcError("wrong_content_type", "The body must not be compressed.");
}

const readCors = ({ headers }: IncomingMessage) => toRpcCors(headers["access-control-request-headers"]);

type Facts = {
  /** When the body was read, by `performance.now()`. */
  readAt?: number;
  /** Headers that tell the plan's limits, and the end of the calls; for callers with a known key. */
  limits?: Record<string, string> | undefined;
};

/** Sends a response, unless the client has disconnected or one was sent already. */
async function send(response: ServerResponse, result: GatewayResponse, { readAt, limits }: Facts = {}): Promise<void> {
  const { status, retryAfterSeconds, nodeMs = 0, units = 0 } = result;
  const { req } = response;
  const timing = readAt === undefined ? {} : { "server-timing": writeTiming(performance.now() - readAt, nodeMs) };
  const wait = retryAfterSeconds === undefined ? {} : { "retry-after": `${retryAfterSeconds}` };
  const text = result.body === undefined ? undefined : Buffer.from(result.body);
  const { body, headers } = text ? await compress([text], req.headers["accept-encoding"]?.toString()) : noBody;
  if (response.headersSent || response.destroyed) return;
  const type = body === undefined ? {} : { "content-type": "application/json", "content-length": body.byteLength };
  const cors = readCors(req);
  response.writeHead(status, {
    ...cors,
    "cache-control": "no-store",
    ...type,
    ...headers,
    ...timing,
    ...(limits ? { ...limits, "x-compute-units": `${units}` } : {}),
    ...wait,
  });
  response.end(body);
}

const noBody = { body: undefined, headers: {} };

/** Time spent in the gateway, and waiting for the node. */
const writeTiming = (totalMs: number, nodeMs: number) =>
  `gateway;dur=${(totalMs - nodeMs).toFixed(2)}, node;dur=${nodeMs.toFixed(2)}`;

type Body = { parts: Buffer[]; size: number };

/** Reads a body into its parts; a body that is too long keeps its start, for the ids of its calls. */
function readBody(request: IncomingMessage, body: Body): Promise<undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  request.on("data", (part: Buffer) => {
    body.size += part.byteLength;
    if (body.size <= rpcLimits.bodyBytes) return void body.parts.push(part);
    return reject(bodyTooLarge());
  });
  request.on("end", () => resolve(undefined));
  request.on("error", reject);
  request.on("aborted", () => reject(new RpcError("bad_json", "The body ended too early.")));
  return promise;
}
