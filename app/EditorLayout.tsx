import type { ReactNode } from "react";

import { visitorLocale } from "@/app/visitorLocale";
import { htmlLang } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { modeScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

/** Around what only editors see: the site's styles, in the visitor's language, without header and footer. */
export async function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang(await visitorLocale())} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: modeScript }} />
        <Faces />
      </head>
      <body>{children}</body>
    </html>
  );
}
