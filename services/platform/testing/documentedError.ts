import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import type { RpcErrorReason } from "../../../features/shared/contracts/rpcGateway.ts";

/** Status and body that the docs name for a reason, as an expectation. */
export const documentedError = (reason: RpcErrorReason, id: unknown = null) => {
  const { status, code, docs } = rpcErrors[reason];
  const error = { code, message: expect.any(String), data: expect.objectContaining({ reason, docs }) };
  return { status, body: expect.objectContaining({ jsonrpc: "2.0", id, error: expect.objectContaining(error) }) };
};
