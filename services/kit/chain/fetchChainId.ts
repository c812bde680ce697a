import { object, string } from "yup";

import { readJson } from "../../../features/shared/contracts/readBounded.ts";

const maxBytes = 64 * 1024;
const outcome = object({ result: string().required() });

/** The chain id of a node; `undefined` when it does not respond. */
export async function fetchChainId(rpcUrl: string): Promise<number | undefined> {
  try {
    const response = await fetch(rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
      signal: AbortSignal.timeout(2_000),
      redirect: "error",
    });
    return Number((await outcome.validate(await readJson(response, maxBytes))).result);
  } catch {
    // Not listening yet, or another program: both mean "not this chain".
    return undefined;
  }
}
