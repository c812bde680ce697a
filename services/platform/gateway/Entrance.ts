import type { IncomingMessage } from "node:http";

import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Caller, Gateway } from "./Gateway.ts";
import type { RpcPath } from "./readRpcPath.ts";
import { RpcError } from "./RpcError.ts";
import { UnknownKeys } from "./UnknownKeys.ts";

/** Authenticates requests by key and blocks clients that guess keys. */
export class Entrance {
  private readonly gateway: Gateway;
  private readonly clientIps: ClientIpResolver;
  private readonly unknown = new UnknownKeys();

  constructor(gateway: Gateway, clientIps: ClientIpResolver) {
    this.gateway = gateway;
    this.clientIps = clientIps;
  }

  /** Throws `RpcError` for a path without access. */
  async open(request: IncomingMessage, path: RpcPath): Promise<Caller> {
    const { directory } = this.gateway.parts;
    if (directory.isKnown(path.key)) return this.gateway.open(path);
    const client = this.clientIps.getRequestKey(request);
    const wait = this.unknown.getWait(client);
    if (wait !== undefined)
      throw new RpcError("rate_limit", "Too many unknown keys were tried from this network.", {
        retryAfterSeconds: wait,
      });
    try {
      return await this.gateway.open(path);
    } catch (error) {
      if (error instanceof RpcError && error.reason === "unknown_key") this.unknown.add(client);
      throw error;
    }
  }
}
