import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { defaultLocale, isLocale, locales } from "@/features/shared/locale";
import { ButtonLink } from "@/features/shared/ui/Button";
import { BrokenPage, messages } from "@/features/site-chrome";

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return { title: messages[isLocale(locale) ? locale : defaultLocale].unavailableTitle, robots: { index: false } };
}

/** Shown for an uncached page while the repository is down; static, so that it needs no back end. */
export default async function Unavailable({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <BrokenPage locale={locale} kind="unavailable">
      {/* An empty URL is the requested page. */}
      <ButtonLink tone="primary" href="">
        {messages[locale].tryAgain}
      </ButtonLink>
    </BrokenPage>
  );
}
