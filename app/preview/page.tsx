import { redirect } from "next/navigation";

import { visitorLocale } from "@/app/visitorLocale";
import { EditorLanding } from "@/features/content/server";

export const dynamic = "force-dynamic";

export const metadata = { title: "Preview", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where an editor's preview begins; with a token it goes on at once. */
export default async function PreviewPage({ searchParams }: Props) {
  const { token, documentId, problem } = await searchParams;
  if (typeof token === "string") {
    const query = new URLSearchParams({ token, ...(typeof documentId === "string" ? { documentId } : {}) });
    redirect(`/api/preview/?${query}`);
  }
  return <EditorLanding locale={await visitorLocale()} about={problem === "unreachable" ? "unreachable" : "preview"} />;
}
