import type { RegionId } from "@/features/shared/platform/regions";

/** Placeholder of keys in displayed URLs. */
export const keyPlaceholder = "KEY";

const sockets = (name: string) => name.includes("websocket");

/**
 * The URL of one interface of one network in one region. JSON-RPC and WebSocket share a path; every other
 * interface names itself before the key.
 */
export function getEndpointUrl(host: string, region: RegionId, chain: string, network: string, name: string): string {
  const scheme = sockets(name) ? "wss" : "https";
  const own = name === "json-rpc" || name === "websocket" ? "" : `${name}/`;
  return `${scheme}://${region}.${host}/${chain}/${network}/${own}${keyPlaceholder}`;
}
