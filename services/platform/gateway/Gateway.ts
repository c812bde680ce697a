import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { sharedLimits } from "../../../features/shared/contracts/planLimits.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import type { KeyAccess, KeyDirectory } from "../keys/KeyDirectory.ts";
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import type { PriceList } from "../PriceList.ts";
import type { AccountMeter } from "../usage/AccountMeter.ts";
import type { UsageMeter } from "../usage/UsageMeter.ts";
import type { Admission } from "./Admission.ts";
import { toBatchResponse, toErrorResponse } from "./responses.ts";
import type { GatewayResponse } from "./responses.ts";
import { checkPlanFeatures } from "./checkPlanFeatures.ts";
import type { CallRunner } from "./CallRunner.ts";
import { suggestPlan } from "./findLargerPlan.ts";
import type { MethodPrices } from "./MethodPrices.ts";
import { readCalls } from "./readCalls.ts";
import type { BatchLimit, Call, Refused } from "./readCalls.ts";
import type { RpcPath } from "./readRpcPath.ts";
import { RpcError } from "./RpcError.ts";
import type { Upstream, Upstreams } from "./Upstreams.ts";

type GatewayParts = {
  list: PriceList;
  directory: KeyDirectory;
  meter: UsageMeter;
  upstreams: Upstreams;
  admission: Admission;
  runner: CallRunner;
  prices: MethodPrices;
};

/** The caller's account and the network. */
export type Caller = {
  access: KeyAccess;
  plan: Plan;
  meter: AccountMeter;
  chain: string;
  network: string;
  upstream: Upstream;
  requestId: string;
};

/** Handles a call itself, such as a subscription; `undefined` for calls that go to the node. */
export type OwnResponse = (call: Call, units: number) => Run | undefined;

type Run = () => Promise<{ body: string | Buffer; waitMs?: number; errorCode?: number | undefined }>;

type Priced = Call & { units: number; run?: Run };

const callsOfBatchAtOnce = 8;
const subscriptions = /subscribe/i;
// Any other text is no method, and has no place in the list of calls.
const methodName = /^[\w.-]{1,64}$/;

/** The gateway: keys, limits and usage counts in front of the nodes. */
export class Gateway {
  readonly parts: GatewayParts;

  constructor(parts: GatewayParts) {
    this.parts = parts;
  }

  /** The account and network of a path; throws `RpcError`. */
  async open({ chain: chainName, network, key, requestId }: RpcPath): Promise<Caller> {
    const { upstreams, directory, list, meter } = this.parts;
    const chain = currentKey(chainName);
    const access = await directory.find(key);
    const plan = access && list.prices.plans.find(({ id }) => id === access.planId);
    if (!access || !plan)
      throw new RpcError(
        "unknown_key",
        "The key is missing, unknown or was removed. Send it as the last part of the URL, or in the header authorization or x-api-key.",
      );
    const upstream = upstreams.find(chain, network);
    return { access, plan, chain, network, upstream, requestId, meter: await meter.open(access, plan) };
  }

  /** Names the plan that allows more, in a sentence to append to an error; empty without one. */
  suggest(plan: Plan, limit: "batchCalls" | "socketsPerKey" | "subscriptionsPerSocket"): string {
    return suggestPlan(this.parts.list.prices.plans, plan, limit);
  }

  /** Handles a body with one call or a batch; never throws. Every error has the id of the call that it answers. */
  async handle(caller: Caller, body: Uint8Array, own?: OwnResponse): Promise<GatewayResponse> {
    try {
      const { isBatch, entries } = readCalls(body, this.getBatchLimit(caller.plan));
      const priced = entries.map((entry) => this.price(caller, entry, own));
      const responses = await this.handleAll(caller, priced);
      entries.forEach((entry, index) => this.record(caller, entry, responses[index]));
      const response = isBatch ? toBatchResponse(responses) : (responses[0] ?? noResponse);
      return { ...response, methods: entries.flatMap((entry) => ("method" in entry ? entry.method : [])) };
    } catch (error) {
      return toErrorResponse("null", error);
    }
  }

  /** Adds a call to the last ones of the account; never its parameters. */
  private record(caller: Caller, entry: Call | Refused, response?: GatewayResponse): void {
    if (!response || !("method" in entry) || !methodName.test(entry.method)) return;
    const { access, chain, network, requestId } = caller;
    const { status, errorCode = null, totalMs = 0, units = 0 } = response;
    const milliseconds = Math.round(totalMs * 10) / 10;
    const call = { keyId: access.keyId, chain, network, method: entry.method, status, errorCode, milliseconds };
    this.parts.meter.record(access.accountId, { ...call, units, requestId });
  }

  /** A batch of more calls than the plan has a second would never pass, so it is not refused as one that may be repeated. */
  private getBatchLimit(plan: Plan): BatchLimit {
    const { batchCalls = sharedLimits.batchCalls, requestsPerSecond = Infinity, name } = plan;
    const maxCalls = Math.min(batchCalls, requestsPerSecond);
    const createError = (calls: number) =>
      new RpcError(
        "batch_too_large",
        `batch too large: ${calls} calls, the ${name} plan allows ${maxCalls}.${this.suggest(plan, "batchCalls")}`,
        { limit: maxCalls },
      );
    return { maxCalls, createError };
  }

  private async handleAll(caller: Caller, entries: (Priced | Refused)[]): Promise<GatewayResponse[]> {
    const calls = entries.filter((entry) => "method" in entry);
    let end: (() => void) | undefined;
    try {
      if (calls.length > 0) end = await this.admit(caller, calls);
    } catch (error) {
      return entries.map((entry) => refuse(entry, error));
    }
    let bytes = 0;
    try {
      return await mapWithConcurrency(entries, callsOfBatchAtOnce, async (entry) => {
        const startedAt = performance.now();
        const response = await this.handleEntry(caller, entry, bytes);
        bytes += response.body?.length ?? 0;
        return { ...response, totalMs: performance.now() - startedAt };
      });
    } finally {
      end?.();
    }
  }

  private async admit(caller: Caller, calls: Priced[]): Promise<() => void> {
    const { meter, admission } = this.parts;
    // Since a connection was opened a new day may have started.
    caller.meter = await meter.open(caller.access, caller.plan);
    return admission.admit(caller.meter, caller.plan, calls, Math.min(calls.length, callsOfBatchAtOnce));
  }

  private price({ chain }: Caller, entry: Call | Refused, own?: OwnResponse): Priced | Refused {
    if ("error" in entry) return entry;
    const { list, prices } = this.parts;
    const units = prices.find(list.prices, chain, entry.method);
    const reject = (message: string) => ({ id: entry.id, error: new RpcError("method_not_found", message) });
    if (units === undefined)
      return reject(`The method ${JSON.stringify(entry.method.slice(0, 80))} is not available on this chain.`);
    const run = own?.(entry, units);
    if (!run && subscriptions.test(entry.method))
      return reject("notifications not supported: subscribe over WebSocket.");
    return { ...entry, units, ...(run ? { run } : {}) };
  }

  private async handleEntry(caller: Caller, entry: Priced | Refused, bytesBefore: number): Promise<GatewayResponse> {
    if ("error" in entry) return toErrorResponse(entry.id, entry.error);
    const { runner, meter, list } = this.parts;
    const { chain, network, access } = caller;
    const { method, units } = entry;
    try {
      if (bytesBefore > rpcLimits.answerBytes)
        throw new RpcError(
          "answer_too_large",
          `response too large: a batch's answer has at most ${rpcLimits.answerBytes} bytes.`,
        );
      const { plan, upstream } = caller;
      const getHead = () => runner.getHead(upstream);
      await checkPlanFeatures(entry, { plan, plans: list.prices.plans, getHead });
      const { body, waitMs, errorCode } = await (entry.run ? entry.run() : runner.run(upstream, entry, plan.logBlocks));
      meter.count(caller.meter, { keyId: access.keyId, chain, network, method, units });
      return entry.isNotification
        ? { ...noResponse, errorCode, units }
        : { status: 200, body, errorCode, nodeMs: waitMs, units };
    } catch (error) {
      caller.meter.release(1, units);
      return refuse(entry, error);
    }
  }
}

const noResponse: GatewayResponse = { status: 204, body: undefined };

function refuse(entry: Priced | Refused, error: unknown): GatewayResponse {
  if ("error" in entry) return toErrorResponse(entry.id, entry.error);
  const response = toErrorResponse(entry.id, error);
  return entry.isNotification ? { ...noResponse, errorCode: response.errorCode } : response;
}
