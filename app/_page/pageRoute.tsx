import type { ComponentType } from "react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { decodeParts } from "@/app/_routing/routeParameters";
import { PageBody } from "@/app/_page/PageBody";
import { pageLook } from "@/app/_page/pageLook";
import { drawnQuery } from "@/app/_routing/queryPages";
import { confirmPreview } from "@/app/_routing/serverBridge";
import { templateParameters, templateTokens } from "@/app/_routing/templateParameters";
import { fillDeep, findDraftPage, findPage, findPreview, pageMetadata } from "@/features/content/server";
import type { FoundPage, PageSlice } from "@/features/content/server";
import { nameServers } from "@/features/dedicated/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";
import { isLocale } from "@/features/shared/locale";

type Props = {
  params: Promise<{ locale: string; path?: string[]; query?: string }>;
  searchParams?: Promise<Record<string, string | string[] | undefined>>;
};

type Mode = {
  /** Pages are an editor's drafts where they exist, and are not indexed. */
  isDraft?: boolean;
  /** Shown below the page. */
  Below?: ComponentType<{ page: FoundPage; title: string; locale: Locale }>;
};

/**
 * The one place where a path becomes a page, in the three variants that `proxy.ts` rewrites to: the published page, the
 * same rendered for its query (which is part of the path, so that the published one stays static), and an editor's
 * draft.
 */
export function pageRoute({ isDraft = false, Below }: Mode = {}) {
  async function find({ params, searchParams }: Props) {
    const { locale, path = [], query } = await params;
    const segments = decodeParts(path);
    if (!isLocale(locale) || !segments) return notFound();
    const page = await (isDraft ? findDraftPage : findPage)(locale, segments, await templateParameters());
    if (!page) return notFound();
    // Only drafts read searchParams, which make a page dynamic.
    const drawn = isDraft ? readDrawnQuery(path, await searchParams) : decodeURIComponent(query ?? "");
    return { page, locale, query: Object.fromEntries(new URLSearchParams(drawn)) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { page, locale, query } = await find(props);
    const title = offersServers(page) ? nameServers(findChain(query.chain ?? ""), locale) : undefined;
    const tokens = { ...(await templateTokens(page.parameters, locale)), ...(title ? { meta_title: title } : {}) };
    const metadata = await pageMetadata(page, locale, tokens, pageLook(page.path, locale));
    return isDraft ? { ...metadata, robots: { index: false, follow: false } } : metadata;
  }

  async function Page(props: Props) {
    const { page, locale, query } = await find(props);
    if (isDraft) await confirm();
    if (!Below) return <PageBody page={page} locale={locale} query={query} />;
    const tokens = await templateTokens(page.parameters, locale);
    return (
      <>
        <PageBody page={page} locale={locale} query={query} />
        <Below page={page} title={fillDeep(page.document.data.title ?? "", tokens)} locale={locale} />
      </>
    );
  }

  return { generateMetadata, Page };
}

const offersServers = ({ document }: FoundPage) =>
  document.data.slices.some(({ slice_type: type }: PageSlice) => type === "dedicated");

/** Reports a valid preview token to the server process, which relaxes the content security policy for editors. */
async function confirm(): Promise<void> {
  const preview = await findPreview();
  if (preview?.kind === "open") confirmPreview(preview.cookie);
}

function readDrawnQuery(path: string[], query: Awaited<Props["searchParams"]> = {}): string {
  const single = Object.entries(query).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return drawnQuery(`/${[...path, ""].join("/")}`, `?${new URLSearchParams(single)}`) ?? "";
}
