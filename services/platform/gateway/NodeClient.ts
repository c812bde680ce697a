import { Agent as HttpAgent, request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";

import type { Endpoint } from "../../kit/endpoints.ts";
import { publicLookup } from "../../kit/publicLookup.ts";

/** `waitMs`: from the end of the request to the start of the response. */
export type NodeResponse = { status: number; body: Buffer; waitMs: number };

export class NodeTimeout extends Error {
  override name = "NodeTimeout";
}

export class NodeResponseTooLarge extends Error {
  override name = "NodeAnswerTooLarge";
}

type Limits = { timeoutMs: number; maxBytes: number };

const agentOptions = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: "lifo" } as const;

/** Sends calls to nodes over keep-alive connections. */
export class NodeClient {
  private readonly http = new HttpAgent(agentOptions);
  private readonly https = new HttpsAgent(agentOptions);
  // The host is resolved for each connection, so a kept-alive connection leads to the IP that was checked.
  private readonly guardedHttp = new HttpAgent({ ...agentOptions, lookup: publicLookup });
  private readonly guardedHttps = new HttpsAgent({ ...agentOptions, lookup: publicLookup });

  /** The node's response; throws `NodeTimeout`, `NodeAnswerTooLarge`, or the connection's error. */
  async post(endpoint: Endpoint, body: string, limits: Limits): Promise<NodeResponse> {
    const start = performance.now();
    try {
      return await this.send(endpoint, body, limits);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      // The node closed a keep-alive connection while the call was in flight; it is safe to retry.
      return this.send(endpoint, body, { ...limits, timeoutMs: limits.timeoutMs - (performance.now() - start) });
    }
  }

  close(): void {
    for (const agent of [this.http, this.https, this.guardedHttp, this.guardedHttps]) agent.destroy();
  }

  private send({ url, mayBePrivate }: Endpoint, body: string, { timeoutMs, maxBytes }: Limits): Promise<NodeResponse> {
    const isSecure = url.protocol === "https:";
    const agent = this.chooseAgent(isSecure, mayBePrivate);
    const headers = {
      accept: "application/json",
      "accept-encoding": "identity",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    return new Promise((resolve, reject) => {
      const request = (isSecure ? requestHttps : requestHttp)(url, { method: "POST", headers, agent });
      const timer = setTimeout(() => request.destroy(new NodeTimeout()), timeoutMs);
      request.on("response", (response) => {
        const waitMs = performance.now() - sentAt;
        read(response, maxBytes)
          .then((result) => resolve({ ...result, waitMs }), reject)
          .finally(() => clearTimeout(timer));
      });
      request.on("error", (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        const isStale = request.reusedSocket && error.code === "ECONNRESET";
        reject(isStale ? new StaleConnection() : error);
      });
      request.end(body);
      const sentAt = performance.now();
    });
  }

  private chooseAgent(isSecure: boolean, mayBePrivate: boolean): HttpAgent {
    if (mayBePrivate) return isSecure ? this.https : this.http;
    return isSecure ? this.guardedHttps : this.guardedHttp;
  }
}

class StaleConnection extends Error {}

function read(response: IncomingMessage, maxBytes: number): Promise<Omit<NodeResponse, "waitMs">> {
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    response.on("data", (part: Buffer) => {
      size += part.byteLength;
      parts.push(part);
      if (size <= maxBytes) return;
      reject(new NodeResponseTooLarge());
      response.destroy();
    });
    response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts, size) }));
    response.on("error", reject);
    response.on("close", () => reject(new Error("The node ended its answer too early.")));
  });
}
