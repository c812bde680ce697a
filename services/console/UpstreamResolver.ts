import { demoChain } from "../../features/shared/contracts/demoChain.ts";
import type { RpcInterface } from "../kit/methods/MethodCatalog.ts";
import { Breaker } from "../kit/Breaker.ts";
import { endpointKey } from "../kit/endpoints.ts";
import type { Endpoint, Endpoints } from "../kit/endpoints.ts";

/** The HTTP URL of the running demo chain; throws when it cannot run. */
export type OpenDemo = () => Promise<string>;

/** Kind of upstream: a configured endpoint, the demo chain, or none, when the documented example is shown. */
export type Source = "endpoint" | "demo" | "example";

export type Upstream = Endpoint & { source: Exclude<Source, "example">; breaker: Breaker };

/** Finds the upstream of an interface: a configured endpoint, or the demo chain for its own network. */
export class UpstreamResolver {
  private readonly endpoints: Endpoints;
  private readonly openDemo: OpenDemo;
  private readonly breakers = new Map<Endpoint, Breaker>();

  constructor(endpoints: Endpoints, openDemo: OpenDemo) {
    this.endpoints = endpoints;
    this.openDemo = openDemo;
  }

  getSource(rpcInterface: RpcInterface): Source {
    if (rpcInterface.network === demoChain.network) return "demo";
    return this.endpoints.has(getKey(rpcInterface)) ? "endpoint" : "example";
  }

  /** Key of an upstream's concurrency limit. */
  getUpstreamKey(rpcInterface: RpcInterface): string {
    return this.endpoints.get(getKey(rpcInterface))?.[0]?.url.href ?? demoChain.network;
  }

  /**
   * The upstreams of an interface in the order in which they are tried, paused ones last, with the demo chain started;
   * empty without any.
   */
  async find(rpcInterface: RpcInterface): Promise<Upstream[]> {
    const source = this.getSource(rpcInterface);
    if (source === "demo") {
      const url = new URL(await this.openDemo());
      if (rpcInterface.interface.startsWith("websocket")) url.protocol = "ws:";
      return [{ url, mayBePrivate: true, source, breaker: new Breaker() }];
    }
    const known = (this.endpoints.get(getKey(rpcInterface)) ?? []).map((endpoint) => this.withBreaker(endpoint));
    const resting = known.filter(({ breaker }) => breaker.getWait() !== undefined);
    return [...known.filter((one) => !resting.includes(one)), ...resting];
  }

  private withBreaker(endpoint: Endpoint): Upstream {
    const breaker = this.breakers.get(endpoint) ?? new Breaker();
    this.breakers.set(endpoint, breaker);
    return { ...endpoint, source: "endpoint", breaker };
  }
}

const getKey = ({ chain, network, interface: name }: RpcInterface) => endpointKey(chain.key, network, name);
