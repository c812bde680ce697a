import type { SiteChecksQuery, SiteChecksResponse, SiteFinding } from "./site.contract.ts";

type Page = Pick<SiteChecksResponse, "rules" | "findings" | "next">;

/** The findings of a query: their numbers by rule, and one page of them. */
export function pageFindings(
  findings: readonly SiteFinding[],
  { rule, lang, level, limit, after }: SiteChecksQuery,
  getLang: (document: string) => string | undefined,
): Page {
  const matching = findings.filter((one) => {
    const own = getLang(one.document);
    return own !== undefined && (!lang || own === lang) && (!level || one.level === level);
  });
  const byRule = Map.groupBy(matching, (one) => one.rule);
  const rules = [...byRule]
    .map(([name, all]) => ({ rule: name, level: all[0]?.level ?? "warning", count: all.length }))
    .sort((a, b) => Number(b.level === "error") - Number(a.level === "error") || b.count - a.count);
  const listed = rule ? (byRule.get(rule) ?? []) : rules.flatMap((one) => byRule.get(one.rule) ?? []);
  const end = after + limit;
  return { rules, findings: listed.slice(after, end), next: end < listed.length ? end : null };
}
