import type { ReactNode } from "react";

import { omitEmptyParts } from "@/app/_page/omitEmptyParts";
import { forcedMode } from "@/app/_page/pageLook";
import { PageFrame } from "@/app/_page/PageFrame";
import { PageData } from "@/app/_page/PageData";
import { templateTokens } from "@/app/_routing/templateParameters";
import { anchorSlices, fillDeep } from "@/features/content/server";
import type { FoundPage, PageSlice } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";
import { PageSlices } from "@/slices/PageSlices";
import { selectSlices } from "@/slices/selectSlices";

type Props = {
  page: FoundPage;
  locale: Locale;
  /** The URL's query, on pages rendered for it. */
  query?: Record<string, string>;
};

/** From this many slices on, the footer is below the first screen of every phone. */
const longPage = 4;

const leading = new Set(["breadcrumbs", "hero", "announcement", "chain"]);

const isLeading = ({ slice_type: type, variation }: PageSlice) =>
  leading.has(type) || (type === "method" && variation === "default");

/** An incident is opened in a hurry, by its fields alone: without slices its page still begins with breadcrumbs. */
const listSlices = ({ document: { type, data } }: FoundPage): readonly PageSlice[] =>
  type === "incident" && data.slices.length === 0 ? [breadcrumbs] : data.slices;

const breadcrumbs: PageSlice = {
  ...{ id: "breadcrumbs$1", slice_type: "breadcrumbs", slice_label: null, variation: "default", version: "initial" },
  ...{ primary: { label: null }, items: [] },
};

/** A page from its JSON-LD to its footer: the slices of the document inside the frame of its type. */
export async function PageBody({ page, locale, query = {} }: Props) {
  const tokens = await templateTokens(page.parameters, locale);
  const { data, type } = page.document;
  const complete = selectSlices(fillDeep(listSlices(page), tokens), query.plain);
  const slices = anchorSlices(await omitEmptyParts(complete, page.parameters, locale));
  const mode = forcedMode("color_mode" in data ? data.color_mode : undefined, page.path);
  const title = fillDeep(data.title || page.entry?.title || "", tokens);
  const context = {
    locale,
    path: page.path,
    title,
    entry: page.entry,
    parameters: page.parameters,
    hasContents: type !== "page" && type !== "page_template",
    slices,
    query,
  };
  const start = slices.findIndex((slice) => !isLeading(slice));
  const split = start === -1 ? slices.length : start;
  const zone = (part: readonly PageSlice[], samples?: ReactNode): ReactNode => (
    <PageSlices slices={part} context={{ ...context, samples }} />
  );
  return (
    <>
      <PageData page={page} locale={locale} tokens={tokens} />
      <main id="content" data-force-mode={mode} data-long={slices.length >= longPage ? "" : undefined}>
        <PageFrame
          page={page}
          locale={locale}
          title={title}
          head={zone(slices.slice(0, split))}
          body={zone(slices.slice(split))}
          slices={slices.slice(split)}
          draw={zone}
        />
      </main>
    </>
  );
}
