import { useCallback, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { nameSliceAt } from "#cms/models/nameSliceAt.ts";
import { writeFieldPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadSiteChecks } from "./api.ts";
import { describeValues } from "./describeFinding.ts";
import { describeTimes, groupFindings } from "./groupFindings.ts";
import { messages } from "./messages.ts";
import type { SiteChecksQuery } from "./site.contract.ts";

const step = 50;

export type FindingPageProps = {
  rule: string;
  /** How many problems of the rule there are. */
  count: number;
  filters: Pick<SiteChecksQuery, "lang" | "level">;
  after: number;
  locale: Locale;
};

/** A page of the problems of a rule, and on demand the next one below. */
export function FindingPage(props: FindingPageProps) {
  const { rule, count, filters, after, locale } = props;
  const text = messages[locale];
  const { models } = useStudio();
  const load = useCallback(
    (signal: AbortSignal) => loadSiteChecks({ ...filters, rule, after, limit: step }, signal),
    [filters, rule, after],
  );
  const { value, error, reload } = useLoaded(load);
  const [hasMore, setMore] = useState(false);
  const byId = new Map(value?.documents.map((document) => [document.id, document]));
  return (
    <>
      <FailureNotice error={error} onRetry={reload} />
      {value || error ? null : <p role="status">{text.loadingRule}</p>}
      <ul>
        {groupFindings(value?.findings ?? [], locale).map(({ finding, count: times }, index) => {
          // What a starter left is counted in all slices.
          const slice = times > 1 && finding.rule === "starter-text" ? undefined : nameSliceAt(models, finding.field);
          const parts = [slice && text.slice(slice.position, slice.name), describeValues(finding, locale)];
          const { id, title, lang, path, uid } = byId.get(finding.document) ?? { id: finding.document };
          return (
            <li key={index}>
              <StudioLink href={writeFieldPath(id, finding)} lang={lang}>
                {title || id}
              </StudioLink>
              <span>{parts.filter(Boolean).join(" · ") + describeTimes[locale](times)}</span>
              <small>{[lang && getLanguageName(lang), path ?? uid ?? id].filter(Boolean).join(" · ")}</small>
            </li>
          );
        })}
      </ul>
      {value?.next && hasMore ? <FindingPage {...props} after={value.next} /> : null}
      {value?.next && !hasMore ? (
        <Button size="small" onClick={() => setMore(true)}>
          {text.more(formatNumber(Math.min(count - value.next, step), locale))}
        </Button>
      ) : null}
    </>
  );
}
