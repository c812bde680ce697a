import { SliceSimulator } from "@prismicio/next";

import { templateTokens } from "@/app/templateParameters";
import { visitorLocale } from "@/app/visitorLocale";
import { isLocale } from "@/features/shared/locale";
import { SimulatedSlices } from "@/slices/SimulatedSlices";

export const dynamic = "force-dynamic";

export const metadata = { title: "Slice simulator", robots: { index: false, follow: false } };

const parameters = { node: "eth" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where Prismic's editor and Slice Machine show slices while they are edited; `?locale=cn` shows them in Chinese. */
export default async function SimulatorPage({ searchParams }: Props) {
  const { state, locale } = await searchParams;
  const chosen = isLocale(locale) ? locale : await visitorLocale();
  const shown = { state: typeof state === "string" ? state : undefined, locale: chosen };
  return (
    <SliceSimulator background="none" zIndex={1}>
      <SimulatedSlices {...shown} parameters={parameters} tokens={await templateTokens(parameters)} />
    </SliceSimulator>
  );
}
