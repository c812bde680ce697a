import type { ReactNode } from "react";

import { loadFooter } from "@/app/_page/loadFooter";
import { AccountHost } from "@/features/account";
import { loadMenus } from "@/features/content/server";
import { accountUrl } from "@/features/shared/accountUrl";
import { getLanguageAttributes } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { Behaviour } from "@/features/site-chrome";
import { Footer, Header, SkipLink, storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = { children: ReactNode; locale: Locale; language: ReactNode };

/** Layout of the account area: the site's header and footer without windows. `language` is the language switch. */
export async function AccountLayout({ children, locale, language }: Props) {
  const [{ menus }, footer] = await Promise.all([loadMenus(locale), loadFooter(locale)]);
  return (
    <html {...getLanguageAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>
        <SkipLink locale={locale} />
        <Header locale={locale} siteName={footer.siteName} menus={menus} accountUrl={accountUrl} language={language} />
        {children}
        <Footer {...footer} />
        <Behaviour />
        <AccountHost locale={locale} />
      </body>
    </html>
  );
}
