import { SliceZone } from "@prismicio/react";
import { getSlices } from "@prismicio/next";

import type { SliceContext } from "@/features/content";
import { fillDeep } from "@/features/content/server";
import { htmlLang, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { completeSlice } from "./completeSlice";
import { registry } from "./registry";

type Slices = ReturnType<typeof getSlices>;

type Props = {
  slices: Slices;
  locale: Locale;
  /** A template's parameters, so that its slices have something to show, and the words they stand for. */
  parameters: Record<string, string>;
  tokens: Record<string, string>;
};

/** Slices as an editor's tool sees them. */
export function SimulatedSlices({ slices, locale, parameters, tokens }: Props) {
  const path = localizePath("/", locale);
  const context: SliceContext = { locale, path, title: "", parameters, query: {}, hasContents: false };
  return (
    <main id="content" lang={htmlLang(locale)} data-slice-zone>
      {fillDeep(
        slices.map((slice) => completeSlice(slice)),
        tokens,
      ).map((slice, index) => (
        // The editor counts elements: each slice is one, also one that shows nothing or is unknown.
        <div key={index}>
          <SliceZone slices={[slice]} components={registry} context={context} defaultComponent={() => null} />
        </div>
      ))}
    </main>
  );
}

/** The slices of a simulator's state as it stands in the address; `undefined` when it cannot be read. */
export function readSlices(state: string | undefined): Slices | undefined {
  try {
    const slices = getSlices(state);
    return Array.isArray(slices) ? slices : undefined;
  } catch (error) {
    console.warn("simulator: the state in the address cannot be read", error instanceof Error ? error.message : error);
    return undefined;
  }
}
