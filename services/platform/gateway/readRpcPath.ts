import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type RpcPath = {
  chain: string;
  network: string;
  key: string;
  /** Id of the request for logs and support: the caller's own, or a new one. */
  requestId: string;
};

/**
 * Chain, network and key of a request below /rpc/, with or without a trailing slash; `undefined` for any other path. The
 * key stands at the end of the path, or in `authorization: Bearer` or `x-api-key`.
 */
export function readRpcPath({ url, headers }: IncomingMessage): RpcPath | undefined {
  const [, path] = /^\/rpc(?:\/([^?#]*))?(?:[?#].*)?$/.exec(url ?? "") ?? [];
  if (path === undefined && !/^\/rpc(?:[?#]|$)/.test(url ?? "")) return undefined;
  const [chain = "", network = "", key = ""] = (path ?? "").split("/");
  return { chain, network, key: key || readKeyHeader(headers), requestId: readRequestId(headers) };
}

function readKeyHeader({ authorization = "", "x-api-key": key }: IncomingHttpHeaders): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? key?.toString() ?? "";
}

function readRequestId({ "x-request-id": own }: IncomingHttpHeaders): string {
  return typeof own === "string" && /^[\w-]{8,64}$/.test(own) ? own : randomUUID();
}
