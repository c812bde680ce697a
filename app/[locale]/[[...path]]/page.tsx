import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { PageBody } from "@/app/PageBody";
import { pageLook } from "@/app/pageLook";
import { templateParameters, templateTokens } from "@/app/templateParameters";
import { findPage, listStaticPaths, pageMetadata } from "@/features/content/server";
import { isLocale } from "@/features/shared/locale";

// A safety net only: publishing expires pages by tag.
export const revalidate = 300;

type Props = { params: Promise<{ locale: string; path?: string[] }> };

async function find({ params }: Props) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return notFound();
  const page = await findPage(locale, path.map(decodeURIComponent), await templateParameters());
  return page ? { page, locale } : notFound();
}

export async function generateStaticParams() {
  return listStaticPaths(await templateParameters());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, locale } = await find(props);
  return pageMetadata(page, locale, await templateTokens(page.parameters, locale), pageLook(page.path, locale));
}

export default async function Page(props: Props) {
  const { page, locale } = await find(props);
  return <PageBody page={page} locale={locale} />;
}
