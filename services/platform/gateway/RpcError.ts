import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import type { RpcErrorData, RpcErrorReason } from "../../../features/shared/contracts/rpcGateway.ts";

/** The JSON text of a call's id, as the client wrote it: `1`, `"a"`, `18446744073709551615`, `null`. */
export type CallId = string;

type Details = Omit<RpcErrorData, "reason" | "docs">;

/** An error of the gateway itself, with the documented status and code. */
export class RpcError extends Error {
  override name = "RpcError";
  readonly reason: RpcErrorReason;
  readonly details: Details;

  constructor(reason: RpcErrorReason, message: string, details: Details = {}) {
    super(message);
    this.reason = reason;
    this.details = details;
  }

  get status(): number {
    return rpcErrors[this.reason].status;
  }

  get code(): number {
    return rpcErrors[this.reason].code;
  }

  get retryAfterSeconds(): number | undefined {
    return this.details.retryAfterSeconds;
  }

  /** The `error` of a JSON-RPC response. */
  toJSON(): object {
    const { reason, code, message, details } = this;
    const { docs } = rpcErrors[reason];
    const data: RpcErrorData = { reason, docs, ...details };
    return { code, message, data };
  }
}
