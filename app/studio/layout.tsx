import type { Metadata } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { BareLayout } from "@/app/_page/BareLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { env } from "@/features/shared/env";
import { studioTitle } from "@/features/studio/server";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const title = studioTitle[await visitorLocale()];
  return { title, robots: { index: false, follow: false }, icons: { icon: "/icon.svg" } };
}

/** The editing screen; a repository of Prismic has its own. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  if (!env.hasStudio) notFound();
  return <BareLayout locale={await visitorLocale()}>{children}</BareLayout>;
}
