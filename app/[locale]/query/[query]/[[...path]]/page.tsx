import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { PageBody } from "@/app/PageBody";
import { pageLook } from "@/app/pageLook";
import { readQuery } from "@/app/queryPages";
import { templateParameters, templateTokens } from "@/app/templateParameters";
import { findPage, pageMetadata } from "@/features/content/server";
import { isLocale } from "@/features/shared/locale";

// A page drawn for its query: search and filters stand in the first HTML. Only `proxy.ts` leads here.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; query: string; path?: string[] }> };

async function find({ params }: Props) {
  const { locale, query, path = [] } = await params;
  if (!isLocale(locale)) return notFound();
  const page = await findPage(locale, path, await templateParameters());
  return page ? { page, locale, query: readQuery(decodeURIComponent(query)) } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, locale } = await find(props);
  return pageMetadata(page, locale, await templateTokens(page.parameters, locale), pageLook(page.path, locale));
}

export default async function QueryPage(props: Props) {
  const { page, locale, query } = await find(props);
  return <PageBody page={page} locale={locale} query={query} />;
}
