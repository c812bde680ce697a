import { rpcErrors, rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { writeRpcErrors } from "../../../features/shared/contracts/readCallIds.ts";
import { logFailure } from "../../kit/logFailure.ts";
import { RpcError } from "./RpcError.ts";
import type { CallId } from "./RpcError.ts";

/** The response; without a body when only notifications were sent. */
export type GatewayResponse = {
  status: number;
  body: string | Buffer | undefined;
  retryAfterSeconds?: number | undefined;
  /** Code of a call's error, the node's or the gateway's own. */
  errorCode?: number | undefined;
  /** Milliseconds of a single call, waiting for the node included. */
  totalMs?: number;
  /** Milliseconds of waiting for the node in a single call. */
  nodeMs?: number | undefined;
  /** Compute units that were counted. */
  units?: number | undefined;
  /** Methods that were called. */
  methods?: string[];
};

/** The error as the answer to one call. */
export function toErrorResponse(id: CallId, error: unknown): GatewayResponse {
  const rpcError = toRpcError(error);
  const body = `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(rpcError)}}`;
  const { status, retryAfterSeconds, code: errorCode } = rpcError;
  return { status, body, errorCode, retryAfterSeconds };
}

export const bodyTooLarge = () =>
  new RpcError("body_too_large", `The body may have at most ${rpcLimits.bodyBytes} bytes.`);

/** The same error for every call of a body that is not parsed. */
export function refuseUnread(body: Uint8Array, error: unknown): GatewayResponse {
  const rpcError = toRpcError(error);
  const text = writeRpcErrors(new TextDecoder().decode(body), rpcError);
  return { status: rpcError.status, body: text, retryAfterSeconds: rpcError.retryAfterSeconds };
}

/** An error that may be shown; any other is logged. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  logFailure("error", "gateway", "a call failed", error);
  return new RpcError("node_failed", "An internal error occurred.");
}

/** The responses as one array; an error status only when every call failed before reaching the node. */
export function toBatchResponse(responses: GatewayResponse[]): GatewayResponse {
  const shown = responses.filter(({ body }) => body !== undefined);
  if (shown.length === 0) return { status: 204, body: undefined };
  const parts = shown.flatMap(({ body = "" }, index) => [Buffer.from(index === 0 ? "[" : ","), Buffer.from(body)]);
  const [first] = shown;
  const isSame = shown.every(({ status }) => status === first?.status);
  const status = isSame && first ? first.status : rpcErrors.bad_request.status;
  const units = responses.reduce((sum, response) => sum + (response.units ?? 0), 0);
  const body = Buffer.concat([...parts, Buffer.from("]")]);
  return { status, body, units, retryAfterSeconds: first?.retryAfterSeconds };
}
