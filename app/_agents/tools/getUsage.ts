import { proxyUsage } from "@/features/account/server";
import { usageSchema } from "@/features/shared/contracts/accountKeys";
import { env } from "@/features/shared/env";
import { localizePath } from "@/features/shared/locale";

import { readKey } from "@/app/_agents/tools/readKey";
import { defineTool, from, rows, text, ToolError } from "@/app/_agents/tool";

export const getUsage = defineTool<{ days?: number }>({
  name: "get_usage",
  title: "Usage of an account",
  description: "Calls and compute units by day, network and method. Needs Authorization: Bearer with an API key.",
  properties: { days: { type: "integer", minimum: 1, maximum: 90, default: 7 } },
  output: { plan: text, from: text, to: text, allowance: { type: "object" }, rows },
  run: async ({ days = 7, locale }, visitor) => {
    const key = readKey(visitor);
    if (key === undefined) throw new ToolError("Send the header Authorization: Bearer and an API key of the account.");
    if (env.ACCOUNT_URL) throw new ToolError(`Usage is shown at ${env.ACCOUNT_URL}.`);
    const response = await proxyUsage(key, String(days));
    if (response.status === 401) throw new ToolError("The key in Authorization: Bearer is unknown or was removed.");
    if (!response.ok) throw new ToolError("Usage cannot be read right now. Repeat the call later.");
    const { planId, allowance, from: start, to, rows: lines } = await usageSchema.validate(await response.json());
    return { plan: planId, from: start, to, allowance, rows: lines, ...from(localizePath("/account/", locale)) };
  },
});
