import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { writeExact } from "../../../features/shared/contracts/exactJson.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import type { RpcErrorReason } from "../../../features/shared/contracts/rpcGateway.ts";
import { BadParameters } from "../../kit/HttpError.ts";
import { checkCost } from "../../kit/chain/checkCost.ts";
import { adaptResponse } from "./adaptResponse.ts";
import { checkLogRange, findSmallerRange } from "./checkLogRange.ts";
import { completeParams } from "./completeParams.ts";
import { handleDemoCall, toDemoParams } from "./demoCalls.ts";
import { NodeResponseTooLarge, NodeClient, NodeTimeout } from "./NodeClient.ts";
import type { NodeResponse } from "./NodeClient.ts";
import type { Call } from "./readCalls.ts";
import { RpcError } from "./RpcError.ts";
import type { CallId } from "./RpcError.ts";
import type { Node, Upstream } from "./Upstreams.ts";

type RunResult = { body: Buffer | string; waitMs: number; errorCode?: number | undefined };

/** Errors after which the next node is tried. */
const passedOver: RpcErrorReason[] = ["no_node", "node_failed"];

const headMs = 1_000;
const headTimeoutMs = 5_000;

/** Sends calls to a network's node, within limits of size and time. */
export class CallRunner {
  private readonly client = new NodeClient();
  private readonly heads = new WeakMap<Upstream, { at: number; head: Promise<number> }>();

  /** The node's response with the id of the call; throws `RpcError`, also for a range of more than `logBlocks`. */
  async run(upstream: Upstream, call: Call, logBlocks = Infinity): Promise<RunResult> {
    const { id, method, params, exactParams, isNotification } = call;
    await this.check(upstream, call, logBlocks);
    const own = upstream.isDemo ? handleDemoCall(method) : undefined;
    if (own !== undefined) return { body: `{"jsonrpc":"2.0","id":${id},"result":${own}}`, waitMs: 0 };
    const sentId = isNotification || !isCommonId(id) ? "0" : id;
    const complete = completeParams(method, upstream.isDemo ? toDemoParams(method, exactParams) : exactParams);
    const text = `{"jsonrpc":"2.0","id":${sentId},"method":${JSON.stringify(method)},"params":${writeExact(complete)}}`;
    try {
      const { body, waitMs } = await this.send(upstream, text, getTimeout(method));
      return { ...adaptResponse(body, sentId === id ? undefined : id), waitMs };
    } catch (error) {
      if (!(error instanceof RpcError) || error.reason !== "answer_too_large") throw error;
      throw (await findSmallerRange(method, params, () => this.getHead(upstream), logBlocks)) ?? error;
    }
  }

  /** Throws `RpcError` for a call above the cost limit. */
  private async check(upstream: Upstream, { method, params }: Call, logBlocks: number): Promise<void> {
    if (upstream.isDemo) checkDemoCost(method, params);
    await checkLogRange(method, params, () => this.getHead(upstream), logBlocks);
  }

  close(): void {
    this.client.close();
  }

  /** Tries the nodes in turn: skips one that fails or is unreachable; a timeout ends the call. */
  private async send({ nodes }: Upstream, body: string, timeoutMs: number): Promise<NodeResponse> {
    const errors: RpcError[] = [];
    for (const node of nodes) {
      try {
        return await this.request(node, body, timeoutMs);
      } catch (error) {
        if (!(error instanceof RpcError) || !passedOver.includes(error.reason)) throw error;
        errors.push(error);
      }
    }
    // The error of a node that just failed is more specific than that of a paused one.
    throw (
      errors.find(({ reason }) => reason === "node_failed") ??
      errors[0] ??
      new RpcError("no_node", "No node is connected.")
    );
  }

  private async request({ breaker, openHttp }: Node, body: string, timeoutMs: number): Promise<NodeResponse> {
    const wait = breaker.getWait();
    if (wait !== undefined)
      throw new RpcError("no_node", "The node behind this endpoint does not respond; it is tried again soon.", {
        retryAfterSeconds: wait,
      });
    try {
      const endpoint = await openHttp();
      const response = await this.client.post(endpoint, body, { timeoutMs, maxBytes: rpcLimits.answerBytes });
      if (isJsonRpc(response)) {
        breaker.succeed();
        return response;
      }
      if (response.status >= 500) breaker.fail();
      throw new RpcError("node_failed", `The node answered ${response.status} without a result.`);
    } catch (error) {
      if (error instanceof RpcError) throw error;
      if (error instanceof NodeResponseTooLarge)
        throw new RpcError("answer_too_large", `response too large: more than ${rpcLimits.answerBytes} bytes.`);
      breaker.fail();
      if (error instanceof NodeTimeout)
        throw new RpcError("timed_out", `request timed out: no answer within ${timeoutMs / 1_000} seconds.`);
      throw new RpcError("node_failed", "The node behind this endpoint cannot be reached.");
    }
  }

  /** The latest block of a network, at most a second old. */
  getHead(upstream: Upstream): Promise<number> {
    const known = this.heads.get(upstream);
    if (known && performance.now() - known.at < headMs) return known.head;
    const body = JSON.stringify({ jsonrpc: "2.0", id: 0, method: "eth_blockNumber", params: [] });
    const head = this.send(upstream, body, headTimeoutMs).then((response) => {
      const found = /"result"\s*:\s*"(0x[\da-f]+)"/i.exec(response.body.toString("utf8", 0, 1_000))?.[1];
      if (found === undefined) throw new RpcError("node_failed", "The node does not tell its newest block.");
      return Number(found);
    });
    this.heads.set(upstream, { at: performance.now(), head });
    return head;
  }
}

/** Whether a node can be sent an id: strings and whole numbers. Some refuse fractions and numbers beyond 64 bits. */
const isCommonId = (id: CallId) =>
  !/^[-\d]/.test(id) || (String(Number.parseInt(id, 10)) === id && Number.isSafeInteger(Number(id)));

const getTimeout = (method: string) => (/^(debug|trace|arbtrace)_/.test(method) ? rpcLimits.traceMs : rpcLimits.callMs);

/** Whether a body is a JSON-RPC response, whatever its status: some nodes send errors with 4xx and 5xx. */
function isJsonRpc({ status, body }: NodeResponse): boolean {
  const start = body.toString("latin1", 0, 200).trimStart();
  if (!start.startsWith("{")) return false;
  return (
    status === 200 ||
    (/"(jsonrpc|result|error)"/.test(start) && /"code"\s*:\s*-?\d/.test(body.toString("latin1", 0, 2_000)))
  );
}

function checkDemoCost(method: string, params: unknown): void {
  try {
    checkCost(method, params, demoChain.maxTransactionGas);
  } catch (error) {
    if (error instanceof BadParameters) throw new RpcError("bad_parameters", error.message);
    throw error;
  }
}
