import { SliceZone } from "@prismicio/react";
import { getSlices } from "@prismicio/next";

import type { SliceContext } from "@/features/content";
import { fillDeep } from "@/features/content/server";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { registry } from "./registry";

type Props = {
  /** What the editor's tool wants to see, as it stands in the address. */
  state: string | undefined;
  locale: Locale;
  /** A template's parameters, so that its slices have something to show, and the words they stand for. */
  parameters: Record<string, string>;
  tokens: Record<string, string>;
};

/** The slices an editor's tool asks to see; none for a state that cannot be read. */
export function SimulatedSlices({ state, locale, parameters, tokens }: Props) {
  const path = localizePath("/", locale);
  const context: SliceContext = { locale, path, title: "", parameters, query: {}, hasContents: false };
  const slices = fillDeep(readSlices(state), tokens);
  return (
    <main id="content" data-slice-zone>
      {slices.map((slice, index) => (
        // The editor counts elements: each slice is one, also one that shows nothing or is unknown.
        <div key={index}>
          <SliceZone slices={[slice]} components={registry} context={context} defaultComponent={() => null} />
        </div>
      ))}
    </main>
  );
}

function readSlices(state: string | undefined) {
  try {
    const slices = getSlices(state);
    return Array.isArray(slices) ? slices : [];
  } catch (error) {
    console.warn("simulator: the state in the address cannot be read", error instanceof Error ? error.message : error);
    return [];
  }
}
