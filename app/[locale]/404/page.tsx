import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { isLocale, locales } from "@/features/shared/locale";
import { MissingPage, missingTitle } from "@/features/site-chrome/server";

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return { title: missingTitle(isLocale(locale) ? locale : "en"), robots: { index: false } };
}

/** What every unknown path shows; one static page a language, so that a million of them cost nothing. */
export default async function Missing({ params }: Props) {
  const { locale } = await params;
  return isLocale(locale) ? <MissingPage locale={locale} /> : notFound();
}
