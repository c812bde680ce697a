import type { ReactNode } from "react";

import { visitorLocale } from "@/app/visitorLocale";
import { htmlLang } from "@/features/shared/locale";
import { fontVariables } from "@/features/shared/styles/fonts";
import { modeScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

export default async function SimulatorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang(await visitorLocale())} className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: modeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
