import type { ReactNode } from "react";
import { OctagonAlert, TriangleAlert } from "lucide-react";

import type { Finding } from "#cms/checks/contract.ts";
import { describeFinding } from "#cms/checks/describeFinding.ts";
import { describeTimes, groupFindings } from "#cms/checks/groupFindings.ts";
import { nameSliceAt } from "#cms/models/nameSliceAt.ts";
import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import styles from "./PublishDialog.module.css";

type Props = {
  findings: readonly Finding[];
  /** Names the slice more exactly than the finding does. */
  place?: (finding: Finding, count: number) => string;
  children?: (finding: Finding, sentence: string) => ReactNode;
};

/** Problems with their slices; equal ones of a slice are one line with their number. */
export const FindingLines = observer(function FindingLines({ findings, place, children }: Props) {
  const { locale, models } = useStudio();
  return (
    <ul className={styles.findings}>
      {groupFindings(findings, locale).map(({ finding, count }, index) => {
        // A starter leaves it in many slices.
        const isSpread = finding.rule === "starter-text" && count > 1;
        const named = place ? place(finding, count) : (nameSliceAt(models, finding.field)?.name ?? "");
        const name = isSpread ? "" : named;
        const sentence = joinWithColon(
          locale,
          name,
          `${describeFinding(finding, locale)}${describeTimes[locale](count)}`,
        );
        const Icon = finding.level === "error" ? OctagonAlert : TriangleAlert;
        return (
          <li key={index} data-level={finding.level}>
            <Icon size={14} strokeWidth={2} aria-hidden="true" />
            {children ? children(finding, sentence) : <span>{sentence}</span>}
          </li>
        );
      })}
    </ul>
  );
});
