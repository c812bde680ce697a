import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
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

/** The demo chain's URL at the gateway of the site with this origin. */
export const getDemoUrl = (origin: string, name = "json-rpc"): string =>
  `${sockets(name) ? origin.replace(/^http/, "ws") : origin}${rpcPath(demoChain.chain, demoChain.network, keyPlaceholder)}`;

/** An interface of a network, and where both kinds of URLs begin: the documented host, and the origin of this site. */
type SampleTarget = { chain: string; network: string; interface: string };
type Hosts = { origin: string; host: string; region: RegionId };

/** The URL that a sample calls: only this site's gateway has the demo chain. */
export const getSampleUrl = (target: SampleTarget, { origin, host, region }: Hosts): string =>
  target.network === demoChain.network
    ? getDemoUrl(origin, target.interface)
    : getEndpointUrl(host, region, target.chain, target.network, target.interface);
