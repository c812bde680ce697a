import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadChanges } from "./api.ts";
import { messages } from "./messages.ts";

type Props = {
  id: string;
  /** Id of the release whose draft it is; the release lists what stops it. */
  release?: string;
};

/** How many problems a draft has, for whoever publishes it from a list. */
export const FindingCounts = observer(function FindingCounts({ id, release }: Props) {
  const text = messages[useStudio().locale];
  const { value } = useLoaded(useCallback((signal: AbortSignal) => loadChanges(id, release, signal), [id, release]));
  if (!value) return null;
  const errors = release ? 0 : value.findings.filter(({ level }) => level === "error").length;
  const warnings = value.findings.filter(({ level }) => level === "warning").length;
  return (
    <>
      {errors > 0 ? <strong className={rows.stop}>{text.errorsStop(errors)}</strong> : null}
      {warnings > 0 ? <span className={rows.detail}>{text.recommended(warnings)}</span> : null}
    </>
  );
});
