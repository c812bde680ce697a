import type { ReactNode } from "react";

import { TranslatedPage } from "@/app/_page/TranslatedPage";
import { getLanguageAttributes } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = {
  children: ReactNode;
  locale: Locale;
  /** Nothing in it needs hydration, so clicks are not held. */
  isReady?: boolean;
};

/**
 * Layout of screens that are no pages of the site, such as the Studio: its styles, no header and
 * footer.
 */
export function BareLayout({ children, locale, isReady = false }: Props) {
  return (
    <html {...getLanguageAttributes(locale)} data-ready={isReady ? "" : undefined} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>
        <TranslatedPage />
        {children}
      </body>
    </html>
  );
}
