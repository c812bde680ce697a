import { parseExact, writeExact } from "../../../features/shared/contracts/exactJson.ts";
import type { CallId } from "./RpcError.ts";

// Longer errors are passed on as they are.
const maxErrorBytes = 1024 * 1024;

type AdaptedResponse = { body: Buffer | string; errorCode?: number | undefined };

/**
 * A node's response for the caller: with the id of the call where the node was sent another, and with a message that is
 * readable. Any other response stays the node's own text.
 */
export function adaptResponse(body: Buffer, id: CallId | undefined): AdaptedResponse {
  const mayBeError = body.length <= maxErrorBytes && body.includes('"error"');
  if (id === undefined && !mayBeError) return { body };
  const response = parseObject(body.toString("utf8"));
  if (!response) return { body };
  const error = readableError(response.error);
  const errorCode = readErrorCode(error);
  if (id === undefined && error === response.error) return { body, errorCode };
  const { jsonrpc = "2.0", id: own, error: _, ...rest } = response;
  const members = writeExact({ ...(error === undefined ? {} : { error }), ...rest });
  const text = `{"jsonrpc":${writeExact(jsonrpc)},"id":${id ?? writeExact(own ?? null)},${members.slice(1)}`;
  return { body: text, errorCode };
}

/** The code of a node's error, 0 for one without a code; `undefined` without an error. */
export function readErrorCode(error: unknown): number | undefined {
  if (error === undefined || error === null) return undefined;
  return typeof error === "object" && "code" in error && typeof error.code === "number" ? error.code : 0;
}

/** An error of a node without NUL characters and names of the node's own types; the same object when it has none. */
export function readableError(error: unknown): unknown {
  if (typeof error !== "object" || error === null || !("message" in error)) return error;
  const { message } = error;
  const readable = typeof message === "string" ? readableMessage(message) : message;
  return readable === message ? error : { ...error, message: readable };
}

function readableMessage(message: string): string {
  const clean = message.replaceAll("\0", "");
  const counts = /^invalid length (\d+), expected tuple variant \S+ with (\d+) elements?$/.exec(clean);
  if (counts) return `Invalid parameters: the method takes ${counts[2]}, and ${counts[1]} were given.`;
  if (/^data did not match any variant of untagged enum/.test(clean))
    return "Invalid parameters: they are not those that the method takes.";
  if (!/\b\w+::\w+|\b(?:untagged enum|tuple variant|tuple struct|struct|unit variant) \w+/.test(clean)) return clean;
  return "Invalid parameters: one of them has a wrong type or form.";
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseExact(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    // Not JSON: passed on as it is.
    return undefined;
  }
}
