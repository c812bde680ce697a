/** Shared by the routes that render a page: its frame, its body of slices, its metadata and JSON-LD. */
import type { ReactNode } from "react";

import { DocsPage } from "@/app/_page/DocsPage";
import { articleFacts } from "@/app/_page/articleFacts";
import { IncidentPage } from "@/app/_page/IncidentPage";
import { Contents } from "@/features/content";
import {
  listLinkedPaths,
  listSliceHeadings,
  loadMenus,
  readAdjacentPages,
  readAncestors,
  readNearPages,
  readRelated,
} from "@/features/content/server";
import type { PageEntry, FoundPage, PageSlice } from "@/features/content/server";
import {
  ArticleFrame,
  Facts,
  frameMessages,
  AdjacentPages,
  PageFoot,
  RelatedPages,
  ShareLink,
} from "@/features/page-frame/server";
import type { PageLink } from "@/features/page-frame/server";
import { listGroup } from "@/features/projects/server";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Props = {
  page: FoundPage;
  locale: Locale;
  title: string;
  /** The slices up to the page's heading, and those below it. */
  head: ReactNode;
  body: ReactNode;
  slices: readonly PageSlice[];
  /** Renders some of the slices, with the controls of their samples. */
  draw: (slices: readonly PageSlice[], samples?: ReactNode) => ReactNode;
};

// Path of the docs' start page, which has the docs' frame.
const docsPath = "/docs/";

/** The frame around a page's slices: navigation beside docs, facts above articles, a footer below. */
export async function PageFrame(props: Props) {
  const { page, locale, title, head, body, slices, draw } = props;
  const { type, last_publication_date: changed } = page.document;
  const isHome = page.path === localizePath("/", locale);
  // Readers cannot correct search results.
  const hasFoot = !isHome && page.path !== localizePath("/search/", locale);
  const feed = (["blog", "changelog", "incidents"] as const).find((name) =>
    page.path.startsWith(localizePath(`/${name}/`, locale)),
  );
  const foot = hasFoot ? (
    <PageFoot
      locale={locale}
      path={page.path}
      title={title}
      // Other pages show data that changes without their document.
      changed={type === "page" || type === "page_template" ? undefined : changed}
      feed={feed}
    />
  ) : null;
  const docs = { locale, path: page.path, slices, head, draw, foot };
  if (page.path === localizePath(docsPath, locale)) return <DocsPage {...docs} sectionPath={page.path} />;
  // A template's page below a docs page, such as a method's, also has the docs' frame.
  const above = type === "page_template" ? (await readAncestors(page.path, locale)).at(-1) : undefined;
  if (above?.type === "docs_page") return <DocsPage {...docs} sectionPath={above.path} />;
  if (page.document.type === "incident")
    return (
      <>
        {head}
        <IncidentPage document={page.document} path={page.path} locale={locale} />
        {body}
        {foot}
      </>
    );
  if (!page.entry || type === "page" || type === "page_template") {
    const near = page.entry && !isHome ? await listNear(page.entry, slices) : [];
    return (
      <>
        {head}
        {body}
        <RelatedPages locale={locale} title={frameMessages[locale].related.page} pages={near.map(toLink)} />
        {foot}
      </>
    );
  }
  return type === "docs_page" ? (
    <DocsPage
      {...docs}
      sectionPath={page.path}
      adjacent={<AdjacentPages locale={locale} type="docs_page" {...await linksAround(page.entry)} />}
    />
  ) : (
    <Article {...props} entry={page.entry} foot={foot} />
  );
}

async function listNear(entry: PageEntry, slices: Props["slices"]): Promise<PageEntry[]> {
  const { columns, legal } = await loadMenus(entry.locale);
  const toPaths = (items: typeof legal) => items.flatMap(({ href }) => href ?? []);
  const lists = [...columns.map(({ items }) => toPaths(items)), toPaths(legal)];
  const isLegal = (path: string) => toPaths(legal).includes(path);
  // A legal page is related to the others; no other page is related to one because it mentions it.
  const linked = isLegal(entry.path) ? [] : listLinkedPaths(slices, entry.locale).filter((path) => !isLegal(path));
  return readNearPages(entry, { lists, linked }, 3);
}

type TypedProps = Props & { entry: PageEntry; foot: ReactNode };

const isSample = ({ slice_type: type }: PageSlice) => type === "code_sample";

async function Article({ page, locale, entry, slices, head, body, draw, foot }: TypedProps) {
  const text = frameMessages[locale];
  // A change is short: its code is beside its text.
  const isChange = entry.type === "change";
  const adjacent = isChange ? <AdjacentPages locale={locale} type="change" {...await linksAround(entry)} /> : null;
  const samples = isChange ? slices.filter(isSample) : [];
  // One more explorer, then another tool.
  const near = entry.type === "marketplace_project" ? listGroup(String(entry.facts.category)) : [];
  const related = Object.entries(text.related).find(([type]) => type === entry.type)?.[1] ?? text.related.page;
  return (
    <>
      <ArticleFrame
        head={head}
        facts={<Facts facts={await articleFacts(page, slices, locale)} />}
        share={<ShareLink path={entry.path} locale={locale} />}
        contents={<PageContents locale={locale} slices={slices} />}
        aside={
          samples.length > 0 ? (
            <>
              {draw(samples)}
              {adjacent}
            </>
          ) : undefined
        }
      >
        {samples.length > 0 ? draw(slices.filter((slice) => !isSample(slice))) : body}
        {samples.length > 0 ? null : adjacent}
      </ArticleFrame>
      {isChange ? null : (
        <RelatedPages locale={locale} title={related} pages={(await readRelated(entry, 3, near)).map(toLink)} />
      )}
      {foot}
    </>
  );
}

type ContentsProps = { locale: Locale; slices: Props["slices"] };

function PageContents({ locale, slices }: ContentsProps) {
  return <Contents title={frameMessages[locale].contents} headings={listSliceHeadings(slices)} />;
}

async function linksAround(entry: PageEntry) {
  const { previous, next } = await readAdjacentPages(entry);
  return { previous: previous && toLink(previous), next: next && toLink(next) };
}

const toLink = ({ path, title, summary, facts }: PageEntry): PageLink => ({
  path,
  title,
  summary,
  ...(typeof facts.published === "string" ? { date: facts.published } : {}),
});
