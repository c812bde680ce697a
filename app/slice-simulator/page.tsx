import { headers } from "next/headers";
import { redirect } from "next/navigation";

import { templateParameters, templateTokens } from "@/app/templateParameters";
import { visitorLocale } from "@/app/visitorLocale";
import { isLocale } from "@/features/shared/locale";
import { readSlices } from "@/slices/readSlices";
import { SimulatedSlices } from "@/slices/SimulatedSlices";

import { Simulator } from "./Simulator";

export const dynamic = "force-dynamic";

export const metadata = { title: "Slice simulator", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where Prismic's editor and Slice Machine show slices while they are edited; `?locale=cn` shows them in Chinese. */
export default async function SimulatorPage({ searchParams }: Props) {
  const { state, locale: asked } = await searchParams;
  const slices = readSlices(typeof state === "string" ? state : undefined);
  // Prismic's simulator reads the address again, and fails on a state that is damaged.
  // Nor is a page of anybody's words shown as one of ours, outside of the editor's frame.
  const isOpened = state !== undefined && (await headers()).get("sec-fetch-dest") === "document";
  if (!slices || isOpened) redirect(isLocale(asked) ? `/slice-simulator/?locale=${asked}` : "/slice-simulator/");
  const locale = isLocale(asked) ? asked : await visitorLocale();
  // Some slices show what a template's address names.
  const values = await templateParameters();
  const parameters = Object.fromEntries(Object.entries(values).map(([name, [first = ""]]) => [name, first]));
  return (
    <Simulator state={typeof state === "string" ? state : ""}>
      <SimulatedSlices
        slices={slices}
        locale={locale}
        parameters={parameters}
        tokens={await templateTokens(parameters, locale)}
      />
    </Simulator>
  );
}
