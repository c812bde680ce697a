import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import { ErrorLayout } from "@/features/site-chrome/ErrorLayout";
import { messages } from "@/features/site-chrome/messages";

type Props = { locale: Locale; kind: "broken" | "unavailable"; children?: ReactNode };

/** The generic error page for a failure of the site. `children` are its actions. */
export function BrokenPage({ locale, kind, children }: Props) {
  const text = messages[locale];
  return (
    <ErrorLayout flag="V" title={kind === "broken" ? text.brokenTitle : text.unavailableTitle}>
      <p>{kind === "broken" ? text.brokenText : text.unavailableText}</p>
      {children}
    </ErrorLayout>
  );
}
