import type { DocumentSummary } from "#cms/list/contract.ts";

import type { SiteChecksResponse, SiteFinding } from "./site.contract.ts";

export type CheckFilters = { lang: string; level: SiteFinding["level"] | "" };

/** A problem with the document that has it. */
type PlacedFinding = { finding: SiteFinding; document: DocumentSummary };

/** All problems of one rule. */
export type RuleFindings = { rule: string; level: SiteFinding["level"]; found: PlacedFinding[] };

/** The filtered problems by rule: errors first, then by number of problems. */
export function groupFindings(
  { findings, documents }: SiteChecksResponse,
  { lang, level }: CheckFilters,
): RuleFindings[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const placed = findings.flatMap((finding): PlacedFinding[] => {
    const document = byId.get(finding.document);
    const isWanted = document && (!lang || document.lang === lang) && (!level || finding.level === level);
    return isWanted ? [{ finding, document }] : [];
  });
  return [...Map.groupBy(placed, ({ finding }) => finding.rule)]
    .map(([rule, found]) => ({ rule, level: found[0]?.finding.level ?? "warning", found }))
    .sort((a, b) => Number(b.level === "error") - Number(a.level === "error") || b.found.length - a.found.length);
}
