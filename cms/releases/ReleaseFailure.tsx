import { useState } from "react";
import type { ReactNode } from "react";

import { describePlanFailure } from "#cms/shell/describePlanFailure.ts";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";

import type { StudioRelease } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = { release: StudioRelease; locale: Locale; children?: ReactNode };

/** Why a release was not published at its time, or will not be; nothing while nothing stands against it. */
export function ReleaseFailure({ release: { failure, reason, scheduledAt = 0 }, locale, children }: Props) {
  const [now] = useState(() => Date.now());
  if (!failure) return null;
  const text = messages[locale];
  const why = describePlanFailure(failure, reason, locale);
  return (
    <Notice tone="error">
      {(scheduledAt > now ? text.stopped : text.failed)(why)} {children}
    </Notice>
  );
}
