import { demoChain } from "../../features/shared/contracts/demoChain.ts";
import { BadParameters, HttpError } from "../kit/HttpError.ts";
import { checkCost } from "../kit/chain/checkCost.ts";
import { checkParams, compose, composeBatch } from "../kit/methods/compose.ts";
import type { Composed } from "../kit/methods/compose.ts";
import { ConcurrencyLimit } from "../kit/ConcurrencyLimit.ts";
import type { MethodEntry, MethodCatalog, RpcInterface } from "../kit/methods/MethodCatalog.ts";
import type { RateLimiter } from "../kit/RateLimiter.ts";
import type { ConsoleLimits, Counted } from "./limits.ts";
import { callFirst } from "./outgoing/callFirst.ts";
import type { NodeResponse } from "./outgoing/call.ts";
import { CallFailure, redact } from "./outgoing/CallFailure.ts";
import type { Source, Upstream, UpstreamResolver } from "./UpstreamResolver.ts";

type RpcProxyOptions = {
  catalog: MethodCatalog;
  upstreams: UpstreamResolver;
  rateLimiter: RateLimiter<Counted>;
  limits: ConsoleLimits;
};

/** A call's request and response. */
type Outcome = NodeResponse & { source: Source; computeUnits: number; request: Composed };

type NamedCall = { method: string; params: unknown };

/** Sends visitors' calls to configured endpoints and to the demo chain, within limits. */
export class RpcProxy {
  private readonly parts: RpcProxyOptions;
  private readonly atOnce: Record<Counted, ConcurrencyLimit>;

  constructor(parts: RpcProxyOptions) {
    this.parts = parts;
    const { limits } = parts;
    this.atOnce = {
      calls: limitConcurrency(limits.callsAtOnce, limits.callsAtOncePerUpstream),
      subscriptions: limitConcurrency(limits.subscriptionsAtOnce, limits.subscriptionsAtOncePerUpstream),
    };
  }

  get limits(): ConsoleLimits {
    return this.parts.limits;
  }

  /** The kind of upstream of each interface and network of a chain; `undefined` for an unknown chain. */
  describe(key: string): Record<string, Record<string, Source>> | undefined {
    const { catalog, upstreams } = this.parts;
    const chain = catalog.findChain(key);
    if (!chain) return undefined;
    return Object.fromEntries(
      Object.entries(chain.networks).map(([network, facts]) => [
        network,
        Object.fromEntries(
          catalog
            .listInterfaces(chain, facts)
            .map((name) => [name, upstreams.getSource({ chain, network, facts, interface: name })]),
        ),
      ]),
    );
  }

  findInterface(chain: string, network: string, name: string): RpcInterface {
    const rpcInterface = this.parts.catalog.findInterface(chain, network, name);
    if (rpcInterface) return rpcInterface;
    throw new HttpError(404, "not_found", "There is no such interface on this network.");
  }

  findMethod(rpcInterface: RpcInterface, method: string, wantsSubscription: boolean): MethodEntry {
    const entry = this.parts.catalog.findMethod(rpcInterface, method);
    if (entry && (entry.group.kind === "subscription") === wantsSubscription) return entry;
    throw new HttpError(
      403,
      "method_not_allowed",
      `${method.slice(0, 80)} is not in the list of methods of this interface.`,
    );
  }

  /** Sends one call; throws `HttpError` with the reason when it is rejected or fails. */
  async call(rpcInterface: RpcInterface, method: string, params: unknown, visitor: string): Promise<Outcome> {
    const entry = this.findMethod(rpcInterface, method, false);
    const request = checked(() => {
      this.checkDemoCost(rpcInterface, entry, params);
      return compose(entry, params);
    });
    await this.count("calls", visitor);
    return this.send(rpcInterface, request, entry.computeUnits);
  }

  /** Sends several calls as one batch of JSON-RPC, each counted; throws as `call` does. */
  async callBatch(rpcInterface: RpcInterface, calls: readonly NamedCall[], visitor: string): Promise<Outcome> {
    const { batchCalls } = this.limits;
    if (calls.length === 0 || calls.length > batchCalls)
      throw new HttpError(422, "bad_parameters", `A batch has between 1 and ${batchCalls} calls.`);
    const entries = calls.map(({ method, params }) => ({
      entry: this.findMethod(rpcInterface, method, false),
      params,
    }));
    const request = checked(() => {
      for (const { entry, params } of entries) this.checkDemoCost(rpcInterface, entry, params);
      return composeBatch(entries);
    });
    await this.count("calls", visitor, calls.length);
    const computeUnits = entries.reduce((sum, { entry }) => sum + entry.computeUnits, 0);
    return this.send(rpcInterface, request, computeUnits);
  }

  private send(rpcInterface: RpcInterface, request: Composed, computeUnits: number): Promise<Outcome> {
    return this.hold("calls", rpcInterface, async () => {
      const upstreams = await this.findUpstreams(rpcInterface);
      const { answer: response, upstream } = await callFirst(upstreams, request, this.limits).catch(throwHttpError);
      const body = upstream.source === "demo" ? response.body : redact(response.body, upstream.url);
      return { ...response, body, source: upstream.source, computeUnits, request };
    });
  }

  /** Throws `BadParameters` for a call that would overload this machine. */
  private checkDemoCost(rpcInterface: RpcInterface, { method, name }: MethodEntry, params: unknown): void {
    if (this.parts.upstreams.getSource(rpcInterface) === "demo")
      checkCost(method.call ?? name, params, demoChain.maxTransactionGas);
  }

  /** The parameters of a subscription, if the visitor may open one. */
  async admitSubscription(
    rpcInterface: RpcInterface,
    method: string,
    params: unknown,
    visitor: string,
  ): Promise<unknown> {
    const entry = this.findMethod(rpcInterface, method, true);
    const filter = checked(() => checkParams(entry, params));
    await this.count("subscriptions", visitor);
    return filter;
  }

  /** Runs a task within the concurrency limits of its upstream and in total. */
  hold<T>(what: Counted, rpcInterface: RpcInterface, run: () => Promise<T>): Promise<T> {
    return this.atOnce[what].run(this.parts.upstreams.getUpstreamKey(rpcInterface), run);
  }

  /** The upstreams of an interface, at least one; throws `HttpError` when there is none. */
  async findUpstreams(rpcInterface: RpcInterface): Promise<[Upstream, ...Upstream[]]> {
    const found = await this.parts.upstreams.find(rpcInterface).catch((error: unknown) => {
      throw new HttpError(503, "chain_down", error instanceof Error ? error.message : "The demo chain is down.", {
        retryAfterSeconds: 10,
      });
    });
    const [first, ...others] = found;
    if (first) return [first, ...others];
    throw new HttpError(404, "no_endpoint", "No endpoint is configured for this interface.");
  }

  private async count(what: Counted, visitor: string, points = 1): Promise<void> {
    const { rateLimiter, limits } = this.parts;
    const wait = await rateLimiter.consume(what, visitor, points);
    if (wait === undefined) return;
    const max = what === "calls" ? limits.callsPerMinute : limits.subscriptionsPerMinute;
    throw new HttpError(429, "rate_limited", `At most ${max} ${what} a minute; the next is possible in ${wait} s.`, {
      retryAfterSeconds: wait,
    });
  }
}

const limitConcurrency = (maxTotal: number, maxPerKey: number) =>
  new ConcurrencyLimit({
    maxTotal,
    maxPerKey,
    messages: {
      total: "Too many visitors use the console right now.",
      key: "Too many visitors use this network of the console right now.",
    },
    retryAfterSeconds: 5,
  });

function checked<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof BadParameters) throw new HttpError(422, "bad_parameters", error.message);
    throw error;
  }
}

function throwHttpError(error: unknown): never {
  if (!(error instanceof CallFailure)) throw error;
  throw new HttpError(error.code === "late" ? 504 : 502, error.code, error.message);
}
