import { translate } from "#contracts/translate.ts";
import type { Locale } from "@/features/shared/locale";

import type { Finding } from "./contract.ts";
import { describeFinding } from "./describeFinding.ts";

/** How often an equal finding is there, after its sentence; nothing for once. */
export const describeTimes = translate({
  en: (count: number) => (count > 1 ? ` (${count} times)` : ""),
  cn: (count: number) => (count > 1 ? `（${count} 处）` : ""),
});

/** Visitors see these at once; they come before what is only missing. */
const visible = ["starter-text", "slice-empty", "slice-list-empty"];
const rank = ({ level, rule }: Finding) => (level === "error" ? -1 : Number(!visible.includes(rule)));

/** Equal findings of a document's slice as one, the first of them, with their number; what a starter left, of the document. */
export function groupFindings<F extends Finding & { document?: string }>(
  findings: readonly F[],
  locale: Locale,
): { finding: F; count: number }[] {
  const groups = Map.groupBy(
    findings.toSorted((one, other) => rank(one) - rank(other)),
    (finding) =>
      [finding.document, finding.rule === "starter-text" ? "" : finding.slice, describeFinding(finding, locale)].join(
        "\n",
      ),
  );
  return [...groups.values()].flatMap((equal) =>
    equal.slice(0, 1).map((finding) => ({ finding, count: equal.length })),
  );
}
