import type { ReactNode } from "react";

import { getLanguageAttributes } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = {
  children: ReactNode;
  locale: Locale;
  /** Nothing in it waits for scripts, so no press is held for them. */
  isReady?: boolean;
};

/** Around what is no page of the site, such as editors' screens and the demo sign-in: its styles, no header and footer. */
export function BareLayout({ children, locale, isReady = false }: Props) {
  return (
    <html {...getLanguageAttributes(locale)} data-ready={isReady ? "" : undefined} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>{children}</body>
    </html>
  );
}
