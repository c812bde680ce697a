import "server-only";

import type { ParameterValues } from "@/features/content/server";

/** Values that template pages may take, by parameter name; each comes from the feature that owns it. */
export async function templateParameters(): Promise<ParameterValues> {
  return {};
}

/** Words that a template's texts may name in braces, such as `{name}`. */
export async function templateTokens(parameters: Record<string, string>): Promise<Record<string, string>> {
  return parameters;
}
