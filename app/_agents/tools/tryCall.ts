import { proxyRpc } from "@/features/account/server";
import { findInterface, proxyCall } from "@/features/console/server";
import { keyPattern } from "@/features/shared/contracts/accountKeys";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { localizePath } from "@/features/shared/locale";

import { findKnownChain } from "@/app/_agents/tools/findKnownChain";
import { readKey } from "@/app/_agents/tools/readKey";
import { defineTool, from, maybe, number, text, ToolError } from "@/app/_agents/tool";

type Input = { method: string; params?: unknown; chain?: string; network?: string };

export const tryCall = defineTool<Input>({
  name: "try_call",
  title: "Try a call",
  description:
    "Sends one JSON-RPC call that reads: to the demo chain, or with Authorization: Bearer and an API key to a network of the account.",
  properties: {
    method: { type: "string", minLength: 1, maxLength: 120 },
    params: { type: ["array", "object"], default: [] },
    chain: { type: "string", maxLength: 60, default: demoChain.chain },
    network: { type: "string", maxLength: 60, default: demoChain.network },
  },
  required: ["method"],
  output: { chain: text, network: text, status: number, answer: {}, milliseconds: maybe(number), units: maybe(number) },
  annotations: { idempotentHint: false, openWorldHint: true },
  run: async ({ method, params = [], chain: name = demoChain.chain, network = demoChain.network, locale }, visitor) => {
    if (methodPages.some((page) => page.method === method && page.category === "write"))
      throw new ToolError(`${method} sends. This tool calls methods that read; use an endpoint of your own to send.`);
    const chain = findKnownChain(name);
    const key = readKey(visitor);
    const isDemo = network === demoChain.network;
    const origin = from(localizePath(`/nodes/${chain.key}/`, locale), isDemo);
    const target = { chain: chain.key, network };
    if (key !== undefined)
      return { ...target, ...(await callWithKey({ ...target, key, method, params }, visitor)), ...origin };
    if (!isDemo)
      throw new ToolError(
        `Without a key only the network “${demoChain.network}” answers. Send the header Authorization: Bearer and an API key for ${network}.`,
      );
    return { ...target, ...(await callDemo({ chain: chain.key, method, params }, visitor)), ...origin };
  },
});

type Call = { chain: string; method: string; params: unknown };

async function callDemo({ chain, method, params }: Call, visitor: Headers) {
  const known = findKnownChain(chain);
  const found = findInterface(known, demoChain.network, method);
  if (!found)
    throw new ToolError(`The demo chain does not answer ${method} as ${known.name}. List methods with search.`);
  const body = JSON.stringify({ method, params });
  const request = new Request("http://site.internal/", { method: "POST", headers: getForwarded(visitor), body });
  const response = await proxyCall([chain, demoChain.network, found], request);
  const outcome = Object(await response.json());
  if (!response.ok)
    throw new ToolError(String(outcome.error?.message ?? `The demo chain answered ${response.status}.`));
  return {
    status: Number(outcome.status),
    answer: parse(String(outcome.body)),
    milliseconds: Number(outcome.milliseconds),
    units: Number(outcome.computeUnits),
  };
}

async function callWithKey(
  { chain, network, key, method, params }: Call & { network: string; key: string },
  visitor: Headers,
) {
  if (!keyPattern.test(key)) throw new ToolError("The key in Authorization: Bearer is not an API key of this site.");
  const startedAt = performance.now();
  const request = new Request("http://site.internal/", {
    method: "POST",
    headers: { "content-type": "application/json", ...getForwarded(visitor) },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const response = await proxyRpc(request, { chain, network, key: [key] });
  const result = parse(await response.text());
  return { status: response.status, answer: result, milliseconds: Math.round(performance.now() - startedAt) };
}

// The back ends count by the visitor's address.
function getForwarded(visitor: Headers): Record<string, string> {
  const forwarded = visitor.get("x-forwarded-for");
  return forwarded ? { "x-forwarded-for": forwarded } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A node behind the gateway may answer text.
    return text;
  }
}
