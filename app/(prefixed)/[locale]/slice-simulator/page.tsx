import type { Metadata } from "next";

import { editorTitles } from "@/app/_page/editorPages";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";
import { drawSimulator } from "@/app/_simulator/drawSimulator";
import { localizePath } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { simulator } = editorTitles[await requirePrefixedLocale(params)];
  return { title: simulator, robots: { index: false, follow: false } };
}

export default async function PrefixedSimulatorPage({ params, searchParams }: Props) {
  const locale = await requirePrefixedLocale(params);
  return drawSimulator({ locale, query: await searchParams, path: localizePath("/slice-simulator/", locale) });
}
