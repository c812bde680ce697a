import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { AccountLayout } from "@/app/_page/AccountLayout";
import {
  accountMessages,
  overviewPath,
  prepareSignIn,
  SignInCard,
  signInLocale,
  translateSignIn,
} from "@/features/account/server";
import { env } from "@/features/shared/env";
import { listOtherLocales } from "@/features/shared/locale";
import { LocaleSwitch } from "@/features/site-chrome/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: accountMessages[await signInLocale(await searchParams)].title };
}

/**
 * Target of "Go to Account" while no account area is configured. It has one path for all languages: the switch sets the
 * cookie that the path is read with.
 */
export default async function SignInPage({ searchParams }: Props) {
  if (env.ACCOUNT_URL) redirect(env.ACCOUNT_URL);
  const query = await searchParams;
  const shown = await prepareSignIn(query);
  // Whoever is signed in comes for keys and usage; a plan that is named is chosen here.
  if (shown.own && query.plan === undefined && !shown.isDown)
    redirect(overviewPath(shown.locale, { from: shown.from }));
  const { locale } = shown;
  const targets = listOtherLocales(locale).map((other) => ({ locale: other, path: translateSignIn(query, other) }));
  return (
    <AccountLayout locale={locale} language={<LocaleSwitch locale={locale} targets={targets} />}>
      <SignInCard {...shown} />
    </AccountLayout>
  );
}
