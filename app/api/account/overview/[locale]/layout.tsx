import type { Metadata } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { getLanguageAttributes, isLocale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { Behaviour } from "@/features/site-chrome";
import { storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The account area has a layout of its own, like the sign-in. */
export default async function OverviewLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html {...getLanguageAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>
        {children}
        <Behaviour />
      </body>
    </html>
  );
}
