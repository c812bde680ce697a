import { setImmediate } from "node:timers/promises";

import type { SiteChecksQuery, SiteChecksResponse, SiteFinding } from "./site.contract.ts";

type Page = Pick<SiteChecksResponse, "rules" | "findings" | "next">;
type Rule = { rule: string; level: SiteFinding["level"]; count: number; first: SiteFinding[] };

// Other requests are served after each slice.
const sliceMs = 2;

/** The findings of a query: their numbers by rule, and one page of them. */
export async function pageFindings(
  findings: Iterable<SiteFinding>,
  { rule: only, lang, level, limit, after }: SiteChecksQuery,
  getLang: (document: string) => string | undefined,
): Promise<Page> {
  const end = after + limit;
  const byRule = new Map<string, Rule>();
  let sliceEnd = performance.now() + sliceMs;
  for (const one of findings) {
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + sliceMs;
    }
    const own = getLang(one.document);
    if (own === undefined || (lang && own !== lang) || (level && one.level !== level)) continue;
    const rule: Rule = byRule.get(one.rule) ?? { rule: one.rule, level: one.level, count: 0, first: [] };
    byRule.set(one.rule, rule);
    rule.count += 1;
    if (rule.first.length < end) rule.first.push(one);
  }
  const rules = [...byRule.values()].sort(
    (a, b) => Number(b.level === "error") - Number(a.level === "error") || b.count - a.count,
  );
  const listed = only ? rules.filter(({ rule }) => rule === only) : rules;
  const page: SiteFinding[] = [];
  let start = 0;
  for (const { count, first } of listed) {
    page.push(...first.slice(Math.max(after - start, 0), Math.max(end - start, 0)));
    start += count;
  }
  return {
    rules: rules.map(({ rule, level: own, count }) => ({ rule, level: own, count })),
    findings: page,
    next: end < start ? end : null,
  };
}
