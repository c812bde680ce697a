import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import type { Chain } from "../../kit/catalog/readChains.ts";
import { endpointKey } from "../../kit/endpoints.ts";
import type { Endpoint, Endpoints } from "../../kit/endpoints.ts";
import type { DemoChain } from "../demo/DemoChain.ts";
import { Breaker } from "../../kit/Breaker.ts";
import { RpcError } from "./RpcError.ts";

/** A node: calls go to it unless it is paused after failures. */
export type Node = {
  breaker: Breaker;
  /** URL for calls; starts the demo chain if necessary. Throws on failure. */
  openHttp(): Promise<Endpoint>;
};

/** The nodes of one network. */
export type Upstream = {
  isDemo: boolean;
  /** In order of preference; the next ones are fallbacks. */
  nodes: readonly Node[];
  /** URLs for subscriptions, in order of preference; empty without any. */
  openSockets(): Promise<Endpoint[]>;
};

type Options = { chains: readonly Chain[]; endpoints: Endpoints; demo: DemoChain };

/** Finds the nodes of a network: configured endpoints, or the demo chain. */
export class Upstreams {
  private readonly options: Options;
  private readonly upstreams = new Map<string, Upstream>();

  constructor(options: Options) {
    this.options = options;
    for (const chain of options.chains) {
      for (const network of Object.keys(chain.networks)) this.add(chain, network);
    }
    this.upstreams.set(`${demoChain.chain} ${demoChain.network}`, this.createDemo());
  }

  /** Every available network as chain and network: `eth demo`. */
  list(): string[] {
    return [...this.upstreams.keys()];
  }

  /** Throws `RpcError` for an unknown network, or one without a node. */
  find(chain: string, network: string): Upstream {
    const upstream = this.upstreams.get(`${chain} ${network}`);
    if (upstream) return upstream;
    const known = this.options.chains.find(({ key }) => key === chain);
    if (!known)
      throw new RpcError(
        "unknown_network",
        `${show(chain)} is not a chain of the catalogue${hint(this.findChainKey(chain))}`,
      );
    const facts = Object.hasOwn(known.networks, network) ? known.networks[network] : undefined;
    if (!facts) {
      const near = Object.keys(known.networks).find((name) => name === network.toLowerCase());
      throw new RpcError("unknown_network", `${known.name} has no network ${show(network)}${hint(near)}`);
    }
    this.checkInterface(chain, network);
    if (known.status !== "available")
      throw new RpcError("not_in_plan", `${known.name} is not offered on shared nodes at this moment.`);
    const demo = `/rpc/${demoChain.chain}/${demoChain.network}/`;
    throw new RpcError(
      "no_node",
      `No node is connected to ${known.name} ${facts.name} here; the demo chain answers at ${demo}.`,
    );
  }

  /** Throws `RpcError` for a network without JSON-RPC. */
  checkInterface(chain: string, network: string): void {
    const known = this.options.chains.find(({ key }) => key === chain);
    const facts = known && Object.hasOwn(known.networks, network) ? known.networks[network] : undefined;
    if (!known || !facts || findInterface(facts.interfaces, "json-rpc")) return;
    const others = facts.interfaces.join(", ");
    throw new RpcError(
      "unknown_network",
      `${known.name} ${facts.name} has no JSON-RPC interface, and this address takes nothing else. It has ${others}, each at an endpoint of its own.`,
    );
  }

  /** The key of a chain that is named by its name, or in capitals. */
  private findChainKey(text: string): string | undefined {
    const lowerCased = text.toLowerCase();
    const key = currentKey(lowerCased);
    return this.options.chains.find((chain) => chain.key === key || chain.name.toLowerCase() === lowerCased)?.key;
  }

  private add({ key, networks }: Chain, network: string): void {
    const { endpoints } = this.options;
    const interfaces = networks[network]?.interfaces ?? [];
    const find = (start: string) => {
      const name = findInterface(interfaces, start);
      return name === undefined ? [] : (endpoints.get(endpointKey(key, network, name)) ?? []);
    };
    const http = find("json-rpc");
    const sockets = find("websocket");
    if (http.length === 0) return;
    this.upstreams.set(`${key} ${network}`, {
      isDemo: false,
      nodes: http.map((endpoint) => ({ breaker: new Breaker(), openHttp: async () => endpoint })),
      openSockets: async () => sockets,
    });
  }

  private createDemo(): Upstream {
    const open = async (scheme: string): Promise<Endpoint> => {
      const url = new URL(await this.options.demo.open());
      url.protocol = scheme;
      return { url, mayBePrivate: true };
    };
    return {
      isDemo: true,
      nodes: [{ breaker: new Breaker({ maxFailures: 3, restMs: 2_000 }), openHttp: () => open("http:") }],
      openSockets: async () => [await open("ws:")],
    };
  }
}

const findInterface = (interfaces: string[], start: string) => interfaces.find((name) => name.startsWith(start));

const hint = (near: string | undefined) => (near === undefined ? "." : `; did you mean ${show(near)}?`);

const show = (text: string) => JSON.stringify(text.slice(0, 40));
