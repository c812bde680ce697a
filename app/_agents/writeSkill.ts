import { createHash } from "node:crypto";

import { sharedLimits } from "@/features/shared/contracts/planLimits";
import { rpcLimits, rpcPath } from "@/features/shared/contracts/rpcGateway";

import { toUrl } from "@/app/_agents/tool";

/** A skill for agents (agentskills.io): how to use the provider's chains, by the site's own interfaces. */
export function writeSkill(brand: string, id: string) {
  const name = `${id}-nodes`;
  const description = `Call blockchain nodes of ${brand}: find a chain and its endpoint, send JSON-RPC or REST calls, read their cost, limits and errors. Use when a task names ${brand}, one of its endpoints, or needs an RPC endpoint.`;
  return { name, description, text: `---\nname: ${name}\ndescription: ${description}\n---\n\n${writeBody(brand)}` };
}

const writeBody = (brand: string): string =>
  `
# Nodes of ${brand}

## Find out

- With MCP: connect to ${toUrl("/mcp")} (streamable HTTP, no key). Tools: search, read_page, find_chains, get_method, estimate, explain_error, get_availability, try_call, get_usage.
- Without: ${toUrl("/llms.txt")} lists the pages; add index.md to a page's address for Markdown. ${toUrl("/data/protocols.json")} lists chains with their keys and networks.
- Methods of a chain: ${toUrl("/openrpc/eth.json")} (JSON-RPC), ${toUrl("/openapi/apt.json")} (REST); put another chain's key in the address. The gateway: ${toUrl("/openapi/gateway.json")}.

## Call

1. Look the chain's key and network up; never guess an endpoint.
2. Try a call first with the tool try_call: it answers from the demo chain without a key. With one, the demo chain is ${toUrl(rpcPath("eth", "demo", "KEY"))}.
3. Send the key in the address, as Authorization: Bearer, or as x-api-key. Never print a key, and keep it out of commits.
4. Send integers above 2^53 as the chain's documentation writes them; quantities of Ethereum are hexadecimal text.

## Limits

- A body has at most ${rpcLimits.bodyBytes / 1_048_576} MB, a batch ${sharedLimits.batchCalls} calls (and no more than the plan's requests per second), eth_getLogs ${sharedLimits.logBlocks} blocks; a call ends after ${rpcLimits.callMs / 1_000} s.
- Responses carry ratelimit-policy, ratelimit and x-compute-units. After 429 or 503 wait the seconds of retry-after, then repeat; do not repeat other errors unchanged.
- Cost: units of the chain times units of the method; the tool estimate adds a mix up.

## Errors

error.data.reason names what the gateway itself rejected, error.data.docs the page about it. Pass any message to explain_error. Details: ${toUrl("/docs/errors/")}, ${toUrl("/docs/limits/")}.

## Figures

Availability and latency say whether they are sample data; repeat that when you report them.
`.trimStart();

/** The index of skills (Agent Skills Discovery 0.2.0). */
export const writeSkillIndex = ({ name, description, text }: ReturnType<typeof writeSkill>) => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
  skills: [
    {
      name,
      type: "skill-md",
      description,
      url: `/.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${createHash("sha256").update(text).digest("hex")}`,
    },
  ],
});
