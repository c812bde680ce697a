import type { IncomingMessage } from "node:http";

import { TrustedProxies } from "../../features/shared/contracts/TrustedProxies.ts";

/** The trusted proxies of this process, asked about a request. */
export class Proxies extends TrustedProxies {
  /** Whether a request comes from one of them. */
  sent({ socket }: IncomingMessage): boolean {
    return this.has(socket.remoteAddress);
  }

  /** The client's IP; undefined when the connection is gone. */
  findClientIp({ socket, headers }: IncomingMessage): string | undefined {
    return this.resolve(socket.remoteAddress, headers["x-forwarded-for"]) || undefined;
  }
}
