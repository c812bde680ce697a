import "server-only";

import { defaultValues } from "@/features/console/call/values";
import { paramsOf } from "@/features/console/call/compose";
import type { Chain } from "@/features/shared/catalogue/chain";
import { readText, refusal } from "@/features/shared/http";

import { sendCall } from "./gateway";
import { interfacesOf, methodsOf } from "./menu";

/** A call as the plain form posts it: `network`, `method`, and `params` as JSON, with the method's own when they are empty. */
export async function sendPlainCall(chain: Chain, request: Request): Promise<Response> {
  const form = new URLSearchParams(await readText(request.body, 16 * 1024));
  const network = chain.networks.find(({ id }) => id === form.get("network"));
  const name = form.get("method");
  const place =
    network && interfacesOf(chain, network).find((id) => methodsOf(chain, id).some((one) => one.name === name));
  const method = place && methodsOf(chain, place).find((one) => one.name === name);
  if (!network || !place || !method) return refusal(404, "not_found", "There is no such method on this network.");
  const params = readParams(form.get("params") ?? "");
  if (!params) return refusal(400, "bad_json", "The parameters must be JSON.");
  const body = { method: method.name, params: params.given ?? paramsOf(method, defaultValues(method)) };
  return sendCall([chain.key, network.id, place], JSON.stringify(body), request.headers);
}

function readParams(text: string): { given?: unknown } | undefined {
  try {
    return text.trim() === "" ? {} : { given: JSON.parse(text) };
  } catch {
    // Said to the visitor, who can go back and correct it.
    return undefined;
  }
}
