import type { Locale } from "@/features/shared/locale";
import { messages } from "#cms/shell/ui/messages.ts";

import { Moment } from "./Moment.tsx";

/** When something was used last (milliseconds since 1970), or that it was not. */
export function LastUsed({ at, locale }: { at: number | null; locale: Locale }) {
  const text = messages[locale];
  if (at === null) return text.unused;
  return (
    <>
      {text.lastUsed} <Moment at={at} locale={locale} />
    </>
  );
}
