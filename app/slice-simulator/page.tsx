import { defaultLocale, isLocale } from "@/features/shared/locale";

import { drawSimulator } from "@/app/_simulator/drawSimulator";

export const dynamic = "force-dynamic";

export const metadata = { title: "Slice simulator", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The slice simulator in the language of its path; `?locale=cn` shows it in Chinese, as `/cn/slice-simulator/` does. */
export default async function SimulatorPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = isLocale(query.locale) ? query.locale : undefined;
  const path = locale ? `/slice-simulator/?locale=${locale}` : "/slice-simulator/";
  return drawSimulator({ locale: locale ?? defaultLocale, query, path });
}
