import { BadParameters, checkParams, compose } from "./compose.ts";
import type { Composed } from "./compose.ts";
import { ConcurrencyLimit } from "../kit/ConcurrencyLimit.ts";
import type { Item, Menu, Place } from "./data/Menu.ts";
import { HttpError } from "../kit/HttpError.ts";
import type { RateLimiter } from "../kit/RateLimiter.ts";
import type { ConsoleLimits, Counted } from "./limits.ts";
import { call } from "./outgoing/call.ts";
import type { Answer } from "./outgoing/call.ts";
import { CallFailure } from "./outgoing/CallFailure.ts";
import { redact } from "./outgoing/redact.ts";
import type { Source, Target, Targets } from "./Targets.ts";
import { checkCost } from "./testChain.ts";

export type GatewayParts = { menu: Menu; targets: Targets; rateLimiter: RateLimiter<Counted>; limits: ConsoleLimits };

/** What a call brought, and what was sent for it. */
export type Outcome = Answer & { source: Source; computeUnits: number; request: Composed };

// Starting a test chain costs a second of this machine; calls to a running one cost nothing.
const startPoints = 5;

/** Carries visitors' requests to the endpoints that were configured, and to nobody else. */
export class Gateway {
  private readonly parts: GatewayParts;
  private readonly atOnce: Record<Counted, ConcurrencyLimit>;

  constructor(parts: GatewayParts) {
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

  /** Who answers on each interface of each network of a chain; `undefined` for a chain that does not exist. */
  describe(key: string): Record<string, Record<string, Source>> | undefined {
    const { menu, targets } = this.parts;
    const chain = menu.findChain(key);
    if (!chain) return undefined;
    return Object.fromEntries(
      Object.entries(chain.networks).map(([network, facts]) => [
        network,
        Object.fromEntries(
          menu
            .listInterfaces(chain, facts)
            .map((name) => [name, targets.getSource({ chain, network, facts, interface: name })]),
        ),
      ]),
    );
  }

  findPlace(chain: string, network: string, name: string): Place {
    const place = this.parts.menu.findPlace(chain, network, name);
    if (place) return place;
    throw new HttpError(404, "not_found", "There is no such interface on this network.");
  }

  findItem(place: Place, method: string, wantsSubscription: boolean): Item {
    const item = this.parts.menu.findItem(place, method);
    if (item && (item.group.kind === "subscription") === wantsSubscription) return item;
    throw new HttpError(
      403,
      "method_not_allowed",
      `${method.slice(0, 80)} is not in the list of methods of this interface.`,
    );
  }

  /** Sends one call; throws `HttpError` with the reason when it is not sent or brings no answer. */
  async call(place: Place, method: string, params: unknown, visitor: string): Promise<Outcome> {
    const item = this.findItem(place, method, false);
    const request = checked(() => {
      const composed = compose(item, params);
      if (this.parts.targets.getSource(place) === "local") checkCost(item.method.call ?? item.name, params);
      return composed;
    });
    await this.count("calls", visitor, place);
    return this.hold("calls", place, async () => {
      const target = await this.target(place);
      const answer = await call(target, request, this.limits).catch(rethrowAsHttpError);
      const body = target.source === "local" ? answer.body : redact(answer.body, target.url);
      return { ...answer, body, source: target.source, computeUnits: item.computeUnits, request };
    });
  }

  /** The parameters of a subscription, once the visitor may have one. */
  async admitSubscription(place: Place, method: string, params: unknown, visitor: string): Promise<unknown> {
    const item = this.findItem(place, method, true);
    const filter = checked(() => checkParams(item, params));
    await this.count("subscriptions", visitor, place);
    return filter;
  }

  /** Runs something while counting how much of its kind waits for the same upstream, and for all. */
  hold<T>(what: Counted, place: Place, run: () => Promise<T>): Promise<T> {
    return this.atOnce[what].run(this.parts.targets.getUpstream(place), run);
  }

  async target(place: Place): Promise<Target> {
    const found = await this.parts.targets.find(place).catch((error: unknown) => {
      throw new HttpError(503, "chain_down", error instanceof Error ? error.message : "The local test chain is down.", {
        retryAfterSeconds: 10,
      });
    });
    if (found) return found;
    throw new HttpError(404, "no_endpoint", "No endpoint is configured for this interface.");
  }

  private async count(what: Counted, visitor: string, place: Place): Promise<void> {
    const { rateLimiter, targets, limits } = this.parts;
    const points = what === "calls" && targets.startsChain(place) ? startPoints : 1;
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

function rethrowAsHttpError(error: unknown): never {
  if (!(error instanceof CallFailure)) throw error;
  throw new HttpError(error.code === "late" ? 504 : 502, error.code, error.message);
}
