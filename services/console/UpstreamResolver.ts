import type { RpcInterface } from "./data/MethodCatalog.ts";
import { endpointKey } from "../kit/endpoints.ts";
import type { Endpoint, Endpoints } from "../kit/endpoints.ts";

export type LocalChain = (chainId: number) => Promise<{ rpcUrl: string }>;

/** Who answers: a configured endpoint, the local test chain, or nobody, so that only the documented example is left. */
export type Source = "endpoint" | "local" | "example";

export type Upstream = Endpoint & { source: Exclude<Source, "example"> };

const localInterfaces = ["json-rpc", "json-rpc-nevm", "websocket", "websocket-nevm"];
// Shorter than the time after which an idle chain stops.
const surelyRunningMs = 60_000;

/** Finds the upstream of an interface: a configured endpoint or a local test chain. */
export class UpstreamResolver {
  private readonly endpoints: Endpoints;
  private readonly localChain: LocalChain;
  private readonly askedAt = new Map<number, number>();

  constructor(endpoints: Endpoints, localChain: LocalChain) {
    this.endpoints = endpoints;
    this.localChain = localChain;
  }

  getSource(rpcInterface: RpcInterface): Source {
    if (this.endpoints.has(getKey(rpcInterface))) return "endpoint";
    return findLocalChainId(rpcInterface) === undefined ? "example" : "local";
  }

  /** What calls to an interface wait for: an endpoint, or the local test chain of a network. */
  getUpstreamKey(rpcInterface: RpcInterface): string {
    return this.endpoints.get(getKey(rpcInterface))?.url.href ?? `local ${findLocalChainId(rpcInterface)}`;
  }

  /** Whether the answer probably has to wait for a test chain that does not run yet. */
  startsChain(rpcInterface: RpcInterface): boolean {
    const chainId = this.getSource(rpcInterface) === "local" ? findLocalChainId(rpcInterface) : undefined;
    if (chainId === undefined) return false;
    return performance.now() - (this.askedAt.get(chainId) ?? -Infinity) > surelyRunningMs;
  }

  /** The upstream of an interface, with its test chain started; `undefined` when there is none. */
  async find(rpcInterface: RpcInterface): Promise<Upstream | undefined> {
    const endpoint = this.endpoints.get(getKey(rpcInterface));
    if (endpoint) return { ...endpoint, source: "endpoint" };
    const chainId = findLocalChainId(rpcInterface);
    if (chainId === undefined) return undefined;
    const { rpcUrl } = await this.localChain(chainId);
    this.askedAt.set(chainId, performance.now());
    const url = rpcInterface.interface.startsWith("websocket") ? rpcUrl.replace(/^http/, "ws") : rpcUrl;
    return { url: new URL(url), mayBePrivate: true, source: "local" };
  }
}

const getKey = ({ chain, network, interface: name }: RpcInterface) => endpointKey(chain.key, network, name);

const findLocalChainId = ({ chain, facts, interface: name }: RpcInterface) =>
  chain.families.includes("evm") && localInterfaces.includes(name) ? facts.chainId : undefined;
