import { demoChain } from "../../features/shared/contracts/demoChain.ts";
import type { RpcInterface } from "./data/MethodCatalog.ts";
import { endpointKey } from "../kit/endpoints.ts";
import type { Endpoint, Endpoints } from "../kit/endpoints.ts";

/** Gives the HTTP URL of the running demo chain; throws while it cannot run. */
export type OpenDemo = () => Promise<string>;

/** Who answers: a configured endpoint, the demo chain, or nobody, so that only the documented example is left. */
export type Source = "endpoint" | "demo" | "example";

export type Upstream = Endpoint & { source: Exclude<Source, "example"> };

/** Finds the upstream of an interface: a configured endpoint, or the demo chain for its own network. */
export class UpstreamResolver {
  private readonly endpoints: Endpoints;
  private readonly openDemo: OpenDemo;

  constructor(endpoints: Endpoints, openDemo: OpenDemo) {
    this.endpoints = endpoints;
    this.openDemo = openDemo;
  }

  getSource(rpcInterface: RpcInterface): Source {
    if (rpcInterface.network === demoChain.network) return "demo";
    return this.endpoints.has(getKey(rpcInterface)) ? "endpoint" : "example";
  }

  /** What calls to an interface wait for. */
  getUpstreamKey(rpcInterface: RpcInterface): string {
    return this.endpoints.get(getKey(rpcInterface))?.url.href ?? demoChain.network;
  }

  /** The upstream of an interface, with the demo chain started; `undefined` when there is none. */
  async find(rpcInterface: RpcInterface): Promise<Upstream | undefined> {
    const source = this.getSource(rpcInterface);
    if (source === "demo") {
      const url = new URL(await this.openDemo());
      if (rpcInterface.interface.startsWith("websocket")) url.protocol = "ws:";
      return { url, mayBePrivate: true, source };
    }
    const endpoint = this.endpoints.get(getKey(rpcInterface));
    return endpoint && { ...endpoint, source: "endpoint" };
  }
}

const getKey = ({ chain, network, interface: name }: RpcInterface) => endpointKey(chain.key, network, name);
