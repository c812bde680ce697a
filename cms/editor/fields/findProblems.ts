import type { Finding } from "#cms/checks/contract.ts";

/** Path of a finding within its slice, or within the document's data. */
export function toFieldPath({ field }: Pick<Finding, "field">): string {
  const inSlice = /^data\.\w+\[\d+\]\([^)]*\)\.?(.*)$/.exec(field);
  return inSlice?.[1] ?? field.replace(/^data\./, "");
}

type Target = { slice: string; path: string; isGroup?: boolean };

/** Findings about one field, including its parts (such as a block of rich text) unless it is a group. */
export const findProblems = (findings: readonly Finding[], { slice, path, isGroup = false }: Target): Finding[] =>
  findings.filter((finding) => {
    if ((finding.slice ?? "") !== slice) return false;
    const found = toFieldPath(finding);
    return found === path || (!isGroup && (found.startsWith(`${path}[`) || found.startsWith(`${path}.`)));
  });
