import type { MenuMethod, Source } from "@/features/console/model";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import type { RegionId } from "@/features/shared/platform/regions";
import { getEndpointUrl, keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

/** The target of a call: chain, network, interface, kind of method, and source. */
export type CallTarget = {
  chain: string;
  network: string;
  interface: string;
  kind: MenuMethod["kind"];
  source: Source;
};

/** Origin of this site, and host and region of the endpoints that the documentation names. */
type Hosts = { origin: string; host: string; region: RegionId };

/** The network of the gateway that answers, as a key names it. */
export const getGatewayNetwork = ({ chain, network, source }: CallTarget): string =>
  source === "demo" ? `${demoChain.chain} ${demoChain.network}` : `${chain} ${network}`;

/** Path of a network at this site's gateway; `undefined` where that does not answer such calls. */
export function getGatewayPath({ chain, network, kind, source }: CallTarget, key: string): string | undefined {
  if (source === "example" || kind === "rest" || kind === "graphql") return undefined;
  return source === "demo" ? rpcPath(demoChain.chain, demoChain.network, key) : rpcPath(chain, network, key);
}

/** The URL that samples call: at this site's gateway where it answers, else the documented one. */
export function getCallUrl(target: CallTarget, { origin, host, region }: Hosts): string {
  const path = getGatewayPath(target, keyPlaceholder);
  if (path === undefined) return getEndpointUrl(host, region, target.chain, target.network, target.interface);
  return `${target.kind === "subscription" ? origin.replace(/^http/, "ws") : origin}${path}`;
}
