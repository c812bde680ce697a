import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import type { RpcErrorData, RpcErrorReason } from "../../../features/shared/contracts/rpcGateway.ts";

export type CallId = string | number | null;

/** An error of the gateway itself, with the documented status and code. */
export class RpcError extends Error {
  override name = "RpcError";
  readonly reason: RpcErrorReason;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: RpcErrorReason, message: string, retryAfterSeconds?: number) {
    super(message);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return rpcErrors[this.reason].status;
  }

  /** The JSON-RPC error response to a call. */
  toJson(id: CallId): string {
    const { reason, message, retryAfterSeconds } = this;
    const { code, docs } = rpcErrors[reason];
    const data: RpcErrorData = { reason, docs, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
  }
}
