import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { accountMessages, overviewPath, prepareSignIn, SignInCard, signInLocale } from "@/features/account/server";
import { env } from "@/features/shared/env";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: accountMessages[await signInLocale()].title };
}

/** Target of "Go to Account" while no account area is configured. */
export default async function SignInPage({ searchParams }: Props) {
  if (env.ACCOUNT_URL) redirect(env.ACCOUNT_URL);
  const query = await searchParams;
  const shown = await prepareSignIn(query);
  // Whoever is signed in comes for keys and usage; a plan that is named is chosen here.
  if (shown.own && query.plan === undefined && !shown.isDown)
    redirect(overviewPath(shown.locale, { from: shown.from }));
  return <SignInCard {...shown} />;
}
