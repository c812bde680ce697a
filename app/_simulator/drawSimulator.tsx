/** Shared by the slice simulator's routes, in which Slice Machine and the Studio show drafts of slices. */
import { headers } from "next/headers";
import { redirect } from "next/navigation";

import { EditorPage } from "@/app/_page/EditorPage";
import { nameTokens, templateParameters, templateTokens } from "@/app/_routing/templateParameters";
import { loadBrand, ParentMessages } from "@/features/content/server";
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
 * Where Prismic's editor and Slice Machine show slices during editing. Opened directly it never shows the URL's
 * content, which is untrusted; developers choose a mock instead: `?slice=hero&variation=media`.
 */
export async function drawSimulator({ locale, query: { state, slice, variation }, path }: Props) {
  // Some slices show parameters of a template's URL.
  const values = await templateParameters();
  const { method = "", ...first } = Object.fromEntries(Object.entries(values).map(([name, [one = ""]]) => [name, one]));
  // Samples of chains and of faucets are of one chain.
  const chain = { ...first, node: first.id?.split("-")[0] ?? "" };
  const [ofChain, figures, brand] = await Promise.all([
    templateTokens(chain, locale),
    templateTokens({}, locale),
    loadBrand(locale),
  ]);
  const tokens = { ...ofChain, ...nameTokens({ method }, locale) };
  const parameters = { ...chain, method };
  const shared = { locale, parameters, tokens, figures, brand };
  const isDevelopment = process.env.NODE_ENV === "development";
  // Sec-Fetch headers are sent only over https or from localhost, and not by old browsers.
  const shownAs = (await headers()).get("sec-fetch-dest") ?? (isDevelopment ? "iframe" : "document");
  if (shownAs === "document") {
    if (!isDevelopment) return <EditorPage locale={locale} about="simulator" path="/slice-simulator/" />;
    // A devDependency, missing in a production install.
    const { mockedSlices } = await import("@/slices/simulator/mockedSlices");
    return (
      <>
        <SliceIndex slices={mockedSlices()} />
        <SimulatedSlices slices={slice ? mockedSlices(toText(slice), toText(variation)) : []} {...shared} />
      </>
    );
  }
  const slices = readSlices(toText(state));
  // Prismic's simulator parses the URL again, and throws on a damaged state.
  if (!slices) redirect(path);
  return (
    <>
      <ParentMessages />
      <Simulator state={toText(state) ?? ""}>
        <SimulatedSlices slices={slices} {...shared} />
      </Simulator>
    </>
  );
}
