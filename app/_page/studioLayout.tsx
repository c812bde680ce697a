import type { Metadata } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { BareLayout } from "@/app/_page/BareLayout";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { env } from "@/features/shared/env";
import { studioTitle } from "#cms/shell/server.ts";

/** Title of the Studio, which is not indexed. */
export async function generateStudioMetadata(): Promise<Metadata> {
  const title = studioTitle[await visitorLocale()];
  return { title, robots: { index: false, follow: false }, icons: { icon: "/icon.svg" } };
}

type Props = {
  children: ReactNode;
  /** Nothing in it needs hydration, so clicks are not held. */
  isReady?: boolean;
};

/** Layout of the Studio and its sign-in; a hosted Prismic repository has its own editor. */
export async function StudioLayout({ children, isReady = false }: Props) {
  if (!env.hasStudio) notFound();
  return (
    <BareLayout locale={await visitorLocale()} isReady={isReady}>
      {children}
    </BareLayout>
  );
}
