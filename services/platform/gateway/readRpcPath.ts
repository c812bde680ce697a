import type { RpcPath } from "./Gateway.ts";

/** Chain, network and key of a path below /rpc/, a slash at the end or not; `undefined` for any other path. */
export function readRpcPath(url: string | undefined): RpcPath | undefined {
  const [, path] = /^\/rpc(?:\/([^?#]*))?(?:[?#].*)?$/.exec(url ?? "") ?? [];
  if (path === undefined && !/^\/rpc(?:[?#]|$)/.test(url ?? "")) return undefined;
  const [chain = "", network = "", key = ""] = (path ?? "").split("/");
  return { chain, network, key };
}
