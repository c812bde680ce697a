import { BaseError, LimitExceededRpcError, RpcRequestError } from "viem";

/** The reason of a node error without URLs, which may hold keys. */
export function getReason(error: unknown): string {
  if (error instanceof BaseError) return `${error.shortMessage} ${error.details}`.replaceAll(/https?:\/\/\S+/g, "…");
  return error instanceof Error ? error.message.replaceAll(/https?:\/\/\S+/g, "…") : "unknown";
}

/** The account's balance is too low. */
export const isOutOfFunds = (error: unknown) => /insufficient funds|insufficient balance/i.test(getReason(error));

/** The node has this transaction, or one with its nonce was mined; the receipts show which. */
export const isKnown = (error: unknown) =>
  /already known|known transaction|already imported|already exists|nonce too low|nonce has already been used/i.test(
    getReason(error),
  );

/** Another transaction with this nonce is pending, and this one's fee is too low to replace it. */
export const isUnderpriced = (error: unknown) => /underpriced|replacement.*low/i.test(getReason(error));

/** The call would revert: the receiver rejects the payment. */
export const isReverted = (error: unknown) => /revert/i.test(getReason(error));

/** The node rejected the transaction. */
export const isRejected = (error: unknown) =>
  error instanceof BaseError &&
  !(error instanceof LimitExceededRpcError) &&
  error.walk((cause) => cause instanceof RpcRequestError) !== null;
