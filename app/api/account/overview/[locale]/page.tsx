import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";

import { AccountOverview, overviewMessages, prepareOverview } from "@/features/account/server";
import { env } from "@/features/shared/env";
import { isLocale } from "@/features/shared/locale";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? { title: overviewMessages[locale].title } : {};
}

/** The account of the embedded platform: plan, keys and usage. */
export default async function OverviewPage({ params, searchParams }: Props) {
  if (env.ACCOUNT_URL) redirect(env.ACCOUNT_URL);
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <AccountOverview locale={locale} overview={await prepareOverview(await searchParams)} />;
}
