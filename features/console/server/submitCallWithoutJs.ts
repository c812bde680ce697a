import "server-only";

import { defaultValues } from "@/features/console/call/values";
import { toParams } from "@/features/console/call/compose";
import { outcomeSchema } from "@/features/console/model";
import type { MenuMethod, Values } from "@/features/console/model";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { HttpError, readText, errorResponse } from "@/features/shared/http";
import { parseJson } from "@/features/shared/contracts/parseJson";

import { maxBodyBytes, sendCall } from "./gateway";
import { findInterface, listMethods } from "./menu";

/**
 * A call as the plain form posts it: `network`, `method`, and `params` as JSON or each as `parameter {name}`, with
 * the method's own when they are missing; `chain` too, where the form is not about one.
 */
export async function submitCallWithoutJs(own: Chain | undefined, request: Request): Promise<Response> {
  const sent = await readText(request.body, maxBodyBytes).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    return undefined;
  });
  if (sent === undefined) return errorResponse(413, "too_large", `At most ${maxBodyBytes} bytes, please.`);
  const form = new URLSearchParams(sent);
  const chain = own ?? findChain(form.get("chain") ?? "");
  if (!chain) return errorResponse(404, "not_found", "There is no such chain.");
  const network = form.get("network") ?? "";
  const name = form.get("method") ?? "";
  const interfaceId = findInterface(chain, network, name);
  const method = interfaceId && listMethods(chain, interfaceId).find((one) => one.name === name);
  if (!interfaceId || !method) return errorResponse(404, "not_found", "There is no such method on this network.");
  const params = readJson(form.get("params") ?? "");
  if (!params) return errorResponse(400, "bad_json", "The parameters must be JSON.");
  const body = { method: method.name, params: params.values ?? toParams(method, readValues(method, form)) };
  const response = await sendCall([chain.key, network, interfaceId], JSON.stringify(body), request.headers);
  // Network and method were found above, so the endpoint is missing.
  if (response.status === 404) return layOut({ source: "example", note: exampleNote, answer: method.answer ?? null });
  if (!response.ok) return response;
  const { body: text, ...figures } = await outcomeSchema.validate(await response.json());
  return layOut({ ...figures, answer: readJson(text)?.values ?? text });
}

/** The values of a form with one field a parameter; the method's own without them. */
function readValues(method: MenuMethod, form: URLSearchParams): Values {
  const sent = method.fields.flatMap(({ name }) => {
    const value = form.get(`parameter ${name}`);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...defaultValues(method), ...Object.fromEntries(sent) };
}

const exampleNote = "No endpoint is connected here: this is the documented example, not a reading.";

/** The response as a page of its own. */
const layOut = (value: unknown): Response =>
  new Response(JSON.stringify(value, null, 2), {
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });

function readJson(text: string): { values?: unknown } | undefined {
  try {
    return text.trim() === "" ? {} : { values: parseJson(text) };
  } catch {
    // A visitor's error gets a message; a response is shown unchanged.
    return undefined;
  }
}
