import type { Metadata } from "next";

import { editorTitles } from "@/app/_page/editorPages";
import { PreviewStart } from "@/app/_page/PreviewStart";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { preview } = editorTitles[await requirePrefixedLocale(params)];
  return { title: preview, robots: { index: false, follow: false } };
}

export default async function PrefixedPreviewPage({ params, searchParams }: Props) {
  return <PreviewStart locale={await requirePrefixedLocale(params)} query={await searchParams} />;
}
