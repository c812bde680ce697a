import type { ErrorStatus } from "@/features/shared/contracts/errorStatuses";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ButtonLink } from "@/features/shared/ui/Button";

import { ErrorLayout } from "@/features/site-chrome/ErrorLayout";
import { messages } from "@/features/site-chrome/messages";
import { statusTexts } from "@/features/site-chrome/statusTexts";

/** The status message and one sentence about it. */
export function describeStatus(status: ErrorStatus, locale: Locale): { title: string; text: string } {
  const { brokenTitle: title, brokenText: text } = messages[locale];
  return status === 500 ? { title, text } : statusTexts[locale][status];
}

/** The generic error page of a status. */
export function StatusPage({ status, locale }: { status: ErrorStatus; locale: Locale }) {
  const { title, text } = describeStatus(status, locale);
  const { tryAgain, missingHome } = messages[locale];
  return (
    <ErrorLayout flag="V" title={title}>
      <p>{text}</p>
      {repeatable.has(status) ? (
        // An empty URL is the requested page.
        <ButtonLink tone="primary" href="">
          {tryAgain}
        </ButtonLink>
      ) : (
        <ButtonLink tone="primary" href={localizePath("/", locale)}>
          {missingHome}
        </ButtonLink>
      )}
    </ErrorLayout>
  );
}

// After these the same URL may be opened; after the others it fails again. Opening it sends GET, which pages answer.
const repeatable = new Set<ErrorStatus>([405, 429, 500, 502, 503, 504]);
