import { mixed, object, string } from "yup";

import { readJson } from "../../../features/shared/contracts/readBounded.ts";

const responseSchema = object({
  result: mixed().nullable(),
  error: object({ message: string().required() }).default(undefined),
});
const maxBytes = 1024 * 1024;
const timeoutMs = 10_000;

/** Calls admin methods of the demo chain, which visitors must not use. */
export class NodeConsole {
  readonly rpcUrl: string;

  constructor(rpcUrl: string) {
    this.rpcUrl = rpcUrl;
  }

  /** The result of a call; throws with the node's message. */
  async call(method: string, ...params: unknown[]): Promise<unknown> {
    const response = await fetch(this.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    const { result, error } = await responseSchema.validate(await readJson(response, maxBytes));
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
}
