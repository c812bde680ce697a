import { SliceZone } from "@prismicio/react";

import type { SliceContext } from "@/features/content";
import { fillDeep } from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";

import { registry } from "./registry";

type Props = {
  page: FoundPage;
  locale: Locale;
  /** The address's query, on pages that draw it. */
  query?: Record<string, string>;
  /** Words for the braces in a template's texts. */
  tokens: Record<string, string>;
};

/** The slices of a page, in the editor's order; a slice the site does not know renders nothing. */
export function PageSlices({ page, locale, query = {}, tokens }: Props) {
  const { data } = page.document;
  const mode = "color_mode" in data ? data.color_mode : undefined;
  const context: SliceContext = {
    locale,
    path: page.path,
    title: fillDeep(data.title ?? "", tokens),
    entry: page.entry,
    parameters: page.parameters,
    query,
  };
  return (
    <main id="content" data-force-mode={mode === "light" || mode === "dark" ? mode : undefined}>
      <SliceZone
        slices={page.entry ? data.slices : fillDeep(data.slices, tokens)}
        components={registry}
        context={context}
        defaultComponent={() => null}
      />
    </main>
  );
}
