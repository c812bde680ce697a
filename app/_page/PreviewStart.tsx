import { redirect } from "next/navigation";

import { EditorPage } from "@/app/_page/EditorPage";
import type { Locale } from "@/features/shared/locale";

type Props = { locale: Locale; query: Record<string, string | string[] | undefined> };

/** Entry of an editor's preview: redirects when it has a token, otherwise explains the URL's purpose. */
export function PreviewStart({ locale, query: { token, documentId, problem } }: Props) {
  if (typeof token === "string") {
    const query = new URLSearchParams({ token, ...(typeof documentId === "string" ? { documentId } : {}), locale });
    redirect(`/api/preview/?${query}`);
  }
  return <EditorPage locale={locale} about={problem === "unreachable" ? "unreachable" : "preview"} path="/preview/" />;
}
