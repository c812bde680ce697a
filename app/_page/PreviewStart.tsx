import { redirect } from "next/navigation";

import { EditorLanding } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";

type Props = { locale: Locale; query: Record<string, string | string[] | undefined> };

/** Where an editor's preview begins; with a token it goes on at once, otherwise it says what this address is for. */
export function PreviewStart({ locale, query: { token, documentId, problem } }: Props) {
  if (typeof token === "string") {
    const query = new URLSearchParams({ token, ...(typeof documentId === "string" ? { documentId } : {}), locale });
    redirect(`/api/preview/?${query}`);
  }
  return <EditorLanding locale={locale} about={problem === "unreachable" ? "unreachable" : "preview"} />;
}
