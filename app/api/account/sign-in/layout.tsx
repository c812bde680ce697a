import type { Metadata } from "next";
import type { ReactNode } from "react";

import { signInLocale } from "@/features/account/server";
import { getLanguageAttributes } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

/** The demo sign-in has a frame of its own: it belongs to the account area, not to the site. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  return (
    // Nothing on it waits for scripts, so no press is held for them.
    <html {...getLanguageAttributes(await signInLocale())} data-ready="" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>{children}</body>
    </html>
  );
}
