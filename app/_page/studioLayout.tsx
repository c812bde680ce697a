import type { Metadata } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { BareLayout } from "@/app/_page/BareLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { env } from "@/features/shared/env";
import { studioTitle } from "@/features/studio/server";

/** Title of the editing screen, which is no page to be found. */
export async function generateStudioMetadata(): Promise<Metadata> {
  const title = studioTitle[await visitorLocale()];
  return { title, robots: { index: false, follow: false }, icons: { icon: "/icon.svg" } };
}

type Props = {
  children: ReactNode;
  /** Nothing in it waits for scripts, so no press is held for them. */
  isReady?: boolean;
};

/** Around the editing screen and its sign-in; a repository of Prismic has its own. */
export async function StudioLayout({ children, isReady = false }: Props) {
  if (!env.hasStudio) notFound();
  return (
    <BareLayout locale={await visitorLocale()} isReady={isReady}>
      {children}
    </BareLayout>
  );
}
