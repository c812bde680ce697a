import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import { ErrorLayout } from "@/features/site-chrome/ErrorLayout";
import { messages } from "@/features/site-chrome/messages";

type Props = { locale: Locale; children?: ReactNode };

/** The error page for a failure in the browser. `children` are its actions. */
export function BrokenPage({ locale, children }: Props) {
  const { brokenTitle, brokenText } = messages[locale];
  return (
    <ErrorLayout flag="V" title={brokenTitle}>
      <p>{brokenText}</p>
      {children}
    </ErrorLayout>
  );
}
