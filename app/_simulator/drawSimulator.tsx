/**
 * What the slice simulator's routes share: Slice Machine and the Studio show drafts of slices in it.
 */
import { headers } from "next/headers";
import { redirect } from "next/navigation";

import { templateParameters, templateTokens } from "@/app/_routing/templateParameters";
import { EditorLanding, loadBrand, ParentMessages } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";
import { readSlices } from "@/slices/simulator/readSlices";
import { SimulatedSlices } from "@/slices/simulator/SimulatedSlices";

import { Simulator } from "./Simulator";
import { SliceIndex } from "./SliceIndex";

type Props = {
  locale: Locale;
  query: Record<string, string | string[] | undefined>;
  /** The URL without a state. */
  path: string;
};

const toText = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

/**
 * Where Prismic's editor and Slice Machine show slices while they are edited; Opened by itself
 * it never shows the URL's content, which is untrusted. A developer chooses a mock instead:
 * `?slice=hero&variation=media`.
 */
export async function drawSimulator({ locale, query: { state, slice, variation }, path }: Props) {
  // Some slices show what a template's URL names.
  const values = await templateParameters();
  const parameters = Object.fromEntries(Object.entries(values).map(([name, [first = ""]]) => [name, first]));
  const [tokens, brand] = await Promise.all([templateTokens(parameters, locale), loadBrand(locale)]);
  const common = { locale, parameters, tokens, brand };
  const isDevelopment = process.env.NODE_ENV === "development";
  // Sec-Fetch headers come over https or from localhost only, and not from old browsers.
  const shownAs = (await headers()).get("sec-fetch-dest") ?? (isDevelopment ? "iframe" : "document");
  if (shownAs === "document") {
    if (!isDevelopment) return <EditorLanding locale={locale} about="simulator" />;
    // A devDependency, missing in a production install.
    const { mockedSlices } = await import("@/slices/simulator/mockedSlices");
    return (
      <>
        <SliceIndex slices={mockedSlices()} />
        <SimulatedSlices slices={slice ? mockedSlices(toText(slice), toText(variation)) : []} {...common} />
      </>
    );
  }
  const slices = readSlices(toText(state));
  // Prismic's simulator reads the URL again, and fails on a state that is damaged.
  if (!slices) redirect(path);
  return (
    <>
      <ParentMessages />
      <Simulator state={toText(state) ?? ""}>
        <SimulatedSlices slices={slices} {...common} />
      </Simulator>
    </>
  );
}
