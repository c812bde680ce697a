import { useCallback } from "react";

import type { Finding } from "#cms/checks/contract.ts";
import { groupFindings } from "#cms/checks/groupFindings.ts";
import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadChanges } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { FindingLines } from "./FindingLines.tsx";
import { messages } from "./messages.ts";

type Props = {
  id: string;
  /** Id of the release whose draft it is; the release lists what stops it. */
  release?: string;
  /** Whether what it changes on the site is listed too. */
  hasChanges?: boolean;
};

/** The problems of a draft, and its changes, for whoever publishes it from a list. */
export const FindingCounts = observer(function FindingCounts({ id, release, hasChanges }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadChanges(id, release, signal), [id, release]));
  if (!value) return null;
  const pick = (picked: Finding["level"]) => value.findings.filter(({ level }) => level === picked);
  const [errors, warnings] = [release ? [] : pick("error"), pick("warning")];
  const all = [...errors, ...warnings];
  return (
    <>
      {hasChanges ? <ChangeList changes={value.changes} isNew={false} locale={locale} /> : null}
      {all.length === 0 ? null : (
        <details className={rows.detail} data-fold="">
          <summary>
            {errors.length > 0 ? (
              <strong className={rows.stop}>{text.errorsStop(groupFindings(errors, locale).length)}</strong>
            ) : null}
            {warnings.length > 0 ? text.recommended(groupFindings(warnings, locale).length) : null}
          </summary>
          <FindingLines findings={all} />
        </details>
      )}
    </>
  );
});
