import { countDocuments } from "@/app/_page/countDocuments";
import { loadSiteName } from "@/app/_page/editorPages";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { env } from "@/features/shared/env";
import { SignInPage } from "#cms/shell/server.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A plain form, so that signing in works without script. */
export default async function StudioSignInPage({ searchParams }: Props) {
  const locale = await visitorLocale();
  const [siteName, counts, query] = await Promise.all([loadSiteName(locale), countDocuments(), searchParams]);
  return (
    <SignInPage
      locale={locale}
      siteName={siteName}
      origin={new URL(env.SITE_URL).origin}
      counts={counts}
      query={query}
    />
  );
}
