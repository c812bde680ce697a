import type { ReactNode } from "react";

import { getLanguageAttributes } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = { children: ReactNode; locale: Locale };

/** Around what only editors see: the site's styles, in one language, without header and footer. */
export function EditorLayout({ children, locale }: Props) {
  return (
    <html {...getLanguageAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>{children}</body>
    </html>
  );
}
