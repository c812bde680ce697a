import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";

import {
  AccountOverview,
  overviewMessages,
  prepareOverview,
  prepareSignIn,
  SignInCard,
} from "@/features/account/server";
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

/** The account of the embedded platform: plan, keys and usage; without a session, the form that opens one. */
export default async function OverviewPage({ params, searchParams }: Props) {
  if (env.ACCOUNT_URL) redirect(env.ACCOUNT_URL);
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const query = await searchParams;
  const overview = await prepareOverview(query);
  if (overview.state === "signed-out" && overview.notice !== "deleted")
    return <SignInCard {...await prepareSignIn(query, locale)} isReturning={false} />;
  return <AccountOverview locale={locale} overview={overview} />;
}
