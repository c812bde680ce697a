import { mixed, number, object, string } from "yup";

import type { ExampleResponse } from "./executeExamples.ts";

const schema = object({
  jsonrpc: string().required(),
  id: number().required(),
  result: mixed().nullable(),
  error: object({ code: number().required() }).default(undefined),
});

/** Calls a node by JSON-RPC; throws when it does not respond. */
export async function callNode(rpcUrl: string, method: string, params: unknown[]): Promise<ExampleResponse> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal: AbortSignal.timeout(10_000),
  });
  return schema.validate(await response.json());
}
