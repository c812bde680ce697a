import type { Content } from "@prismicio/client";
import { asText } from "@prismicio/client";

import { findDocument } from "@/features/content/server";

const isSample = (slice: { slice_type: string }): slice is Content.CodeSampleSlice =>
  slice.slice_type === "code_sample";

const listCode = (slices: readonly { slice_type: string }[]): string[] =>
  slices.filter(isSample).flatMap(({ primary }) => primary.samples.map(({ code }) => asText(code)));

/** The line of a project's own sample that points it at an endpoint; `undefined` without one. */
export async function findSetting(id: string, host: string): Promise<string | undefined> {
  const document = await findDocument(id);
  return document?.type === "marketplace_project" ? findEndpointLine(document.data.slices, host) : undefined;
}

/** The first code of a change; `undefined` without one. */
export async function findFirstCode(id: string): Promise<string | undefined> {
  const document = await findDocument(id);
  const [first] = document?.type === "change" ? listCode(document.data.slices) : [];
  return first;
}

/**
 * The first line with an endpoint, without what only its place in the sample needs. Where
 * it only sets the shell's environment, which is the same for every contract, the call that the sample makes, if any.
 */
export function findEndpointLine(slices: readonly { slice_type: string }[], host: string): string | undefined {
  const lines = listCode(slices).flatMap((code) => code.split("\n"));
  const line = lines.find((one) => one.includes(host));
  const call = line?.startsWith("export ") ? findContractCall(lines) : undefined;
  if (call) return call;
  const setting = line
    ?.trim()
    // Of an instruction in words, what is typed.
    .replace(/^\d+\.\s.*?((?:https|wss):\S+).*$/, "$1")
    .replace(/^#\s+/, "")
    .replace(/(?:\\|,? \{|,)$/, "")
    .trim();
  return setting && closeBrackets(setting);
}

/** The last function or event that `cast` gets, without its result; else its first command. */
function findContractCall(lines: string[]): string | undefined {
  const signature = lines.flatMap((line) => /"(\w+\(.*?\)+)(?=[("])/.exec(line)?.[1] ?? []).at(-1);
  return signature ?? lines.find((line) => line.startsWith("cast "))?.replace(/\s*\\$/, "");
}

/** The line with the brackets closed that its end in the sample opened. */
function closeBrackets(line: string): string {
  const count = (bracket: string) => line.split(bracket).length - 1;
  return line + ")".repeat(Math.max(0, count("(") - count(")")));
}
