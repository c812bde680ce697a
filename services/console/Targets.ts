import type { Place } from "./data/Menu.ts";
import { endpointKey } from "./settings.ts";
import type { Endpoint, Endpoints } from "./settings.ts";

export type LocalChain = (chainId: number) => Promise<{ rpcUrl: string }>;

/** Who answers: a configured endpoint, the local test chain, or nobody, so that only the documented example is left. */
export type Source = "endpoint" | "local" | "example";

export type Target = Endpoint & { source: Exclude<Source, "example"> };

const localInterfaces = ["json-rpc", "json-rpc-nevm", "websocket", "websocket-nevm"];
// Shorter than the time after which an idle chain stops.
const surelyRunning = 60_000;

/** Finds out who answers for an interface of a network. */
export class Targets {
  private readonly endpoints: Endpoints;
  private readonly localChain: LocalChain;
  private readonly askedAt = new Map<number, number>();

  constructor(endpoints: Endpoints, localChain: LocalChain) {
    this.endpoints = endpoints;
    this.localChain = localChain;
  }

  getSource(place: Place): Source {
    if (this.endpoints.has(getKey(place))) return "endpoint";
    return findLocalChainId(place) === undefined ? "example" : "local";
  }

  /** What calls to an interface wait for: an endpoint, or the local test chain of a network. */
  getUpstream(place: Place): string {
    return this.endpoints.get(getKey(place))?.url.href ?? `local ${findLocalChainId(place)}`;
  }

  /** Whether the answer probably has to wait for a test chain that does not run yet. */
  startsChain(place: Place): boolean {
    const chainId = this.getSource(place) === "local" ? findLocalChainId(place) : undefined;
    if (chainId === undefined) return false;
    return performance.now() - (this.askedAt.get(chainId) ?? -Infinity) > surelyRunning;
  }

  /** The address that answers, with a test chain started for it; `undefined` when there is none. */
  async find(place: Place): Promise<Target | undefined> {
    const endpoint = this.endpoints.get(getKey(place));
    if (endpoint) return { ...endpoint, source: "endpoint" };
    const chainId = findLocalChainId(place);
    if (chainId === undefined) return undefined;
    const { rpcUrl } = await this.localChain(chainId);
    this.askedAt.set(chainId, performance.now());
    const address = place.interface.startsWith("websocket") ? rpcUrl.replace(/^http/, "ws") : rpcUrl;
    return { url: new URL(address), mayBePrivate: true, source: "local" };
  }
}

const getKey = ({ chain, network, interface: name }: Place) => endpointKey(chain.key, network, name);

const findLocalChainId = ({ chain, facts, interface: name }: Place) =>
  chain.families.includes("evm") && localInterfaces.includes(name) ? facts.chainId : undefined;
