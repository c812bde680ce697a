import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { isLocale, locales } from "@/features/shared/locale";
import { MissingPage, missingTitle } from "@/features/site-chrome/server";

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
  return (
    <>
      <title>{missingTitle(locale)}</title>
      <MissingPage locale={locale} />
    </>
  );
}
