import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import type { KeyAccess, KeyDirectory } from "../keys/KeyDirectory.ts";
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import type { PriceList } from "../PriceList.ts";
import type { AccountMeter } from "../usage/AccountMeter.ts";
import type { UsageMeter } from "../usage/UsageMeter.ts";
import type { Admission } from "./Admission.ts";
import type { CallRunner } from "./CallRunner.ts";
import type { MethodPrices } from "./MethodPrices.ts";
import { readCalls } from "./readCalls.ts";
import type { Call, Refused } from "./readCalls.ts";
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
};

export type RpcPath = { chain: string; network: string; key: string };

/** The response; without a body when only notifications were sent. */
export type GatewayAnswer = {
  status: number;
  body: string | Buffer | undefined;
  retryAfterSeconds?: number | undefined;
  /** Milliseconds of waiting for the node in a single call. */
  nodeMs?: number | undefined;
};

/** Handles a call itself, such as a subscription; `undefined` for calls that go to the node. */
export type OwnAnswer = (call: Call, units: number) => Run | undefined;

type Run = () => Promise<{ body: string | Buffer; waitMs?: number }>;

type Priced = Call & { units: number; run?: Run };

const callsOfBatchAtOnce = 8;
const subscriptions = /subscribe/i;

/** The gateway: keys, limits and usage counts in front of the nodes. */
export class Gateway {
  readonly parts: GatewayParts;

  constructor(parts: GatewayParts) {
    this.parts = parts;
  }

  /** The account and network of a path; throws `RpcError`. */
  async open({ chain: given, network, key }: RpcPath): Promise<Caller> {
    const { upstreams, directory, list, meter } = this.parts;
    const chain = currentKey(given);
    const access = await directory.find(key);
    const plan = access && list.prices.plans.find(({ id }) => id === access.planId);
    if (!access || !plan) throw new RpcError("unknown_key", "The key at the end of the address is missing or unknown.");
    const upstream = upstreams.find(chain, network);
    return { access, plan, chain, network, upstream, meter: await meter.open(access, plan) };
  }

  /** Handles a body with one call or a batch; never throws. */
  async answer(caller: Caller, text: Uint8Array | string, own?: OwnAnswer): Promise<GatewayAnswer> {
    try {
      const { isBatch, entries } = readCalls(text);
      const priced = entries.map((entry) => this.price(caller, entry, own));
      const calls = priced.filter((entry) => "method" in entry);
      const end = calls.length === 0 ? undefined : await this.parts.admission.admit(caller.meter, caller.plan, calls);
      try {
        const answers = await mapWithConcurrency(priced, callsOfBatchAtOnce, (entry) =>
          this.answerEntry(caller, entry),
        );
        return isBatch ? toBatchAnswer(answers) : (answers[0] ?? { status: 204, body: undefined });
      } finally {
        end?.();
      }
    } catch (error) {
      return toErrorAnswer(null, error);
    }
  }

  private price({ chain }: Caller, entry: Call | Refused, own?: OwnAnswer): Priced | Refused {
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

  private async answerEntry(caller: Caller, entry: Priced | Refused): Promise<GatewayAnswer> {
    if ("error" in entry) return toErrorAnswer(entry.id, entry.error);
    const { runner, meter } = this.parts;
    const { chain, network, access } = caller;
    const { method, units, id } = entry;
    try {
      const { body, waitMs } = await (entry.run ? entry.run() : runner.run(caller.upstream, entry));
      meter.count(caller.meter, { keyId: access.keyId, chain, network, method, units });
      return entry.isNotification ? { status: 204, body: undefined } : { status: 200, body, nodeMs: waitMs };
    } catch (error) {
      caller.meter.release(1, units);
      return entry.isNotification ? { status: 204, body: undefined } : toErrorAnswer(id, error);
    }
  }
}

function toErrorAnswer(id: Refused["id"], error: unknown): GatewayAnswer {
  if (error instanceof RpcError)
    return { status: error.status, body: error.toJson(id), retryAfterSeconds: error.retryAfterSeconds };
  log("error", "gateway", "a call failed", { reason: getErrorMessage(error) });
  return toErrorAnswer(id, new RpcError("node_failed", "An internal error occurred."));
}

/** The responses as one array; an error status only when every call failed before reaching the node. */
function toBatchAnswer(answers: GatewayAnswer[]): GatewayAnswer {
  const shown = answers.filter(({ body }) => body !== undefined);
  if (shown.length === 0) return { status: 204, body: undefined };
  const parts = shown.flatMap(({ body = "" }, index) => [Buffer.from(index === 0 ? "[" : ","), Buffer.from(body)]);
  const [first] = shown;
  const isSame = shown.every(({ status }) => status === first?.status);
  const status = isSame && first ? first.status : rpcErrors.bad_request.status;
  return { status, body: Buffer.concat([...parts, Buffer.from("]")]), retryAfterSeconds: first?.retryAfterSeconds };
}

/** Chain, network and key of a path below /rpc/, with or without a trailing slash; `undefined` for any other path. */
export function readRpcPath(url: string | undefined): RpcPath | undefined {
  const [, path] = /^\/rpc(?:\/([^?#]*))?(?:[?#].*)?$/.exec(url ?? "") ?? [];
  if (path === undefined && !/^\/rpc(?:[?#]|$)/.test(url ?? "")) return undefined;
  const [chain = "", network = "", key = ""] = (path ?? "").split("/");
  return { chain, network, key };
}
