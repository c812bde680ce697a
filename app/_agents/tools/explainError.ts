import { decodeError } from "@/features/errors/server";
import { localizePath } from "@/features/shared/locale";

import { defineTool, from, maybe, number, text, ToolError } from "@/app/_agents/tool";

export const explainError = defineTool<{ error: string }>({
  name: "explain_error",
  title: "Explain an error",
  description: "What a JSON-RPC or HTTP error means and what helps. Give the error's body, its line, or its code.",
  properties: { error: { type: "string", minLength: 1, maxLength: 2_000 } },
  required: ["error"],
  output: { kind: text, code: number, message: maybe(text), meaning: text, remedy: text },
  run: async ({ error, locale }) => {
    const found = decodeError(error);
    if (!found) throw new ToolError("No error code was found. Give a code such as -32005 or 429, or the whole body.");
    const { source, code, message, meaning } = found;
    if (!meaning) throw new ToolError(`${code} is not in the list of known errors: ${from("/docs/errors/").source}`);
    const { what, remedy } = meaning[locale];
    const origin = from(localizePath(`/docs/errors/?error=${encodeURIComponent(String(code))}`, locale));
    return { kind: source, code, ...(message ? { message } : {}), meaning: what, remedy, ...origin };
  },
});
