import type { ToolAnnotations } from "@modelcontextprotocol/server";
import { object } from "yup";

import { changesSchema } from "#cms/checks/contract.ts";
import type { Change, Finding } from "#cms/checks/contract.ts";
import { documentSummarySchema } from "#cms/list/contract.ts";
import { diffWholeWords } from "#cms/shell/diffWholeWords.ts";

import type { Core } from "./callCore.server.ts";

type Schema = Record<string, unknown>;

/** A tool of `/studio/mcp`; what it returns is sent as YAML. */
export type AgentTool<Input extends object = object> = {
  name: string;
  title: string;
  description: string;
  properties: Schema;
  required: string[];
  /** Members of the result; a name that ends with `?` may be missing. */
  output: Schema;
  annotations: ToolAnnotations;
  run: (input: Input, core: Core) => Promise<object>;
};

/** A sentence for the agent, with what belongs to it. */
export class AgentError extends Error {
  readonly facts: object;

  constructor(message: string, facts: object = {}) {
    super(message);
    this.facts = facts;
  }
}

export const reads: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
export const writes: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

export const text = (maxLength: number, description?: string): Schema => ({
  ...{ type: "string", minLength: 1, maxLength },
  ...(description === undefined ? {} : { description }),
});
export const page = text(500, "Id, public path such as /cn/about/, or UID");
export const lang = text(20, "Language of a UID, such as en or cn");

/** Kinds of members of results. */
export const kinds = {
  text: { type: "string" },
  maybeText: { type: ["string", "null"] },
  number: { type: "number" },
  maybeNumber: { type: ["number", "null"] },
  flag: { type: "boolean" },
  values: { type: "object" },
  rows: { type: "array" },
};

/** The JSON Schema of a result, with the note that texts in it are data. */
export function toOutputSchema(output: Schema): Schema {
  const names = Object.keys(output);
  const properties = Object.fromEntries(names.map((name) => [name.replace(/\?$/, ""), output[name]]));
  const required = ["note", ...names.filter((name) => !name.endsWith("?"))];
  return { type: "object", properties: { note: kinds.text, ...properties }, required };
}

const foundSchema = object({
  document: documentSummarySchema.required(),
  draft: object().required(),
});

/** A page by id, path or UID, with its short form and its mark. */
export async function findPage({ page: name, lang: language }: { page: string; lang?: string }, core: Core) {
  const query = new URLSearchParams({ page: name, ...(language === undefined ? {} : { lang: language }) });
  const { body, mark } = await core(`short/documents?${query.toString()}`);
  return { ...foundSchema.validateSync(body), mark };
}

/** What publishing a page would change, and the version that this is about. */
export async function loadChanges(id: string, core: Core) {
  const { body } = await core(`documents/${encodeURIComponent(id)}/changes`);
  return changesSchema.validateSync(body);
}

export const describeFindings = (findings: readonly Finding[]) =>
  findings.map(({ level, rule, field, message }) => ({ level, rule, field, message }));

/** Changes with their words: `[-gone-]` and `{+new+}`. */
export const describeChanges = (changes: readonly Change[]) =>
  changes.map(({ kind, what, field, before, after, slice }) => ({
    change: `${what} ${kind}`,
    ...(field ? { field } : {}),
    ...(slice ? { slice: slice.id } : {}),
    ...(before === null && after === null ? {} : { words: markWords(before ?? "", after ?? "") }),
  }));

const markWords = (before: string, after: string): string =>
  diffWholeWords(before, after)
    .map(({ value, kind }) => {
      if (kind === "added") return `{+${value}+}`;
      return kind === "removed" ? `[-${value}-]` : value;
    })
    .join("");
