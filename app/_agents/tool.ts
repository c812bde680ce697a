import type { ToolAnnotations } from "@modelcontextprotocol/server";

import { env } from "@/features/shared/env";
import { defaultLocale, isLocale, locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** What every answer tells about itself. */
type Origin = {
  /** URL of the page that shows the same. */
  source: string;
  /** When it was read, as ISO text. */
  at: string;
  /** Whether figures are samples and no measurements of a network. */
  sample: boolean;
};

/** Version of the MCP server and of the descriptions of interfaces. */
export const serverVersion = "1.0.0";

type Schema = Record<string, unknown>;

/** A tool that agents can call. Its function checks nothing that the input schema checks; it throws `ToolError`. */
export type Tool<Input extends object = object> = {
  name: string;
  title: string;
  description: string;
  input: Schema;
  output: Schema;
  annotations: ToolAnnotations;
  run: (input: Input & { locale: Locale }, visitor: Headers) => Promise<Origin & Record<string, unknown>>;
};

/** A sentence for the agent: what was wrong, and what would be right. */
export class ToolError extends Error {}

const readOnly: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

type Definition<Input extends object> = Omit<Tool<Input>, "input" | "output" | "annotations"> & {
  properties: Schema;
  required?: string[];
  output: Schema;
  annotations?: ToolAnnotations;
};

/** A tool with the properties that all have: a language, and where an answer comes from. */
export function defineTool<Input extends object>(definition: Definition<Input>): Tool<Input> {
  const { properties, required = [], output, annotations, ...tool } = definition;
  return {
    ...tool,
    annotations: { ...readOnly, openWorldHint: false, ...annotations },
    input: {
      type: "object",
      properties: { ...properties, locale: { enum: locales, default: defaultLocale } },
      required,
      additionalProperties: false,
    },
    output: {
      type: "object",
      properties: { ...output, source: text, at: text, sample: { type: "boolean" } },
      required: [...Object.keys(output).filter((name) => !optional.has(output[name])), "source", "at", "sample"],
    },
  };
}

export const text = { type: "string" };
export const texts = { type: "array", items: text };
export const number = { type: "number" };
export const rows = { type: "array", items: { type: "object" } };

// Schemas by identity: an output that may be missing.
const optional = new Set<unknown>();

/** The schema of a property that an answer may lack. */
export function maybe(schema: Schema): Schema {
  const own = { ...schema };
  optional.add(own);
  return own;
}

/** Where an answer comes from: a path of this site, read now. */
export const from = (path: string, sample = false): Origin => ({
  source: toUrl(path),
  at: new Date().toISOString(),
  sample,
});

/** The full URL of a path of this site. */
export const toUrl = (path: string) => new URL(path, env.SITE_URL).href;

/** The language that a call names, else the default one. */
export const readLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);
