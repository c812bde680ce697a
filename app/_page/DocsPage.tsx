import type { ReactNode } from "react";

import { Contents } from "@/features/content";
import { listByType, listSliceHeadings } from "@/features/content/server";
import type { PageSlice, SiteIndex } from "@/features/content/server";
import { DocsFrame, frameMessages } from "@/features/page-frame/server";
import type { DocsLink } from "@/features/page-frame/server";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Props = {
  locale: Locale;
  /** The page's own path. */
  path: string;
  /** The docs page that it belongs to: itself, or the one above. */
  sectionPath: string;
  siteIndex: SiteIndex;
  slices: readonly PageSlice[];
  head: ReactNode;
  body: ReactNode;
  adjacent?: ReactNode;
  foot: ReactNode;
};

/** A page of the docs: the tree of all of them, with the methods of the family that is read, and its contents. */
export function DocsPage({ locale, path, sectionPath, siteIndex, slices, head, body, adjacent, foot }: Props) {
  const entries = listByType(siteIndex, "docs_page", locale);
  const groups = Map.groupBy(entries, ({ facts }) => String(facts.section ?? ""));
  const sections = [...groups].map(([id, pages]) => ({
    id,
    pages: pages.map(({ path: url, title }) => ({
      path: url,
      title,
      children: url === sectionPath ? listMethods(url, locale) : [],
    })),
  }));
  return (
    <DocsFrame
      locale={locale}
      path={path}
      sections={sections}
      head={head}
      contents={<Contents title={frameMessages[locale].contents} headings={listSliceHeadings(slices)} />}
    >
      {body}
      {adjacent}
      {foot}
    </DocsFrame>
  );
}

const byTitle = new Intl.Collator("en").compare;

function listMethods(familyPath: string, locale: Locale): DocsLink[] {
  const pages = methodPages.map(({ value, method }) => ({
    path: localizePath(`/docs/${value}/`, locale),
    title: method,
  }));
  return pages
    .filter(({ path }) => path.startsWith(familyPath))
    .toSorted((one, other) => byTitle(one.title, other.title));
}
