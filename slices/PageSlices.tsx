import { SliceZone } from "@prismicio/react";

import type { SliceContext } from "@/features/content";
import type { FoundPage } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";

import { registry } from "./registry";

/** The slices of a page, in the editor's order; a slice the site does not know renders nothing. */
export function PageSlices({
  page,
  locale,
  query = {},
}: {
  page: FoundPage;
  locale: Locale;
  query?: Record<string, string>;
}) {
  const { data } = page.document;
  const mode = "color_mode" in data ? data.color_mode : undefined;
  const context: SliceContext = {
    locale,
    path: page.path,
    title: data.title ?? "",
    entry: page.entry,
    parameters: page.parameters,
    query,
  };
  return (
    <main id="content" data-force-mode={mode === "light" || mode === "dark" ? mode : undefined}>
      <SliceZone slices={data.slices} components={registry} context={context} defaultComponent={() => null} />
    </main>
  );
}
