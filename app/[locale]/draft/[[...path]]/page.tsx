import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { pageLook } from "@/app/pageLook";
import { drawnQuery, readQuery } from "@/app/queryPages";
import { templateParameters, templateTokens } from "@/app/templateParameters";
import { fillDeep, findDraftPage, pageMetadata, PreviewBar } from "@/features/content/server";
import { isLocale } from "@/features/shared/locale";
import { PageBody } from "@/app/PageBody";

// Apart from the pages of visitors, so that nothing of a draft can be kept. Only `proxy.ts` leads here.
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; path?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function find({ params, searchParams }: Props) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return notFound();
  const page = await findDraftPage(locale, path.map(decodeURIComponent), await templateParameters());
  if (!page) return notFound();
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const rest = `/${[...path, ""].join("/")}`;
  const query = drawnQuery(rest, `?${new URLSearchParams(given)}`) ?? "";
  return { page, locale, query: readQuery(query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, locale } = await find(props);
  const metadata = await pageMetadata(
    page,
    locale,
    await templateTokens(page.parameters, locale),
    pageLook(page.path, locale),
  );
  return { ...metadata, robots: { index: false, follow: false } };
}

export default async function DraftPage(props: Props) {
  const { page, locale, query } = await find(props);
  const tokens = await templateTokens(page.parameters, locale);
  return (
    <>
      <PageBody page={page} locale={locale} query={query} />
      <PreviewBar page={page} title={fillDeep(page.document.data.title ?? "", tokens)} locale={locale} />
    </>
  );
}
