import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { readIsEmpty } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { isLocale, locales } from "@/features/shared/locale";
import { EmptySite, MissingPage, missingTitle } from "@/features/site-chrome/server";

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const metadata: Metadata = { robots: { index: false } };

/**
 * The 404 page, static in each language, so it is rendered once. Its title is an element: responses with the status 404
 * get no page metadata.
 */
export default async function Missing({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const isEmpty = await readIsEmpty();
  return (
    <>
      <title>{missingTitle(locale)}</title>
      {isEmpty ? (
        <EmptySite locale={locale} studio={env.hasStudio ? "/studio/" : undefined} />
      ) : (
        <MissingPage locale={locale} />
      )}
    </>
  );
}
