import { cookies } from "next/headers";
import { redirect } from "next/navigation";

import { loadSiteName } from "@/app/_page/editorPages";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { StudioApp } from "#cms/shell/index.ts";
import { sessionMark, writeSignInUrl } from "#cms/shell/server.ts";
import { studioPath } from "#contracts/studioPath.ts";

type Props = { params: Promise<{ path?: string[] }> };

/** Every screen of the Studio; the path selects it in the browser. Without a session it redirects to the form. */
export default async function StudioPage({ params }: Props) {
  const { path = [] } = await params;
  if (!(await cookies()).has(sessionMark))
    redirect(writeSignInUrl(studioPath + path.map((part) => `${part}/`).join("")));
  const locale = await visitorLocale();
  return <StudioApp firstLocale={locale} siteName={await loadSiteName(locale)} />;
}
