import type { ReactNode } from "react";

import { AccountHost } from "@/features/account";
import { loadMenus, loadSettings } from "@/features/content/server";
import { accountUrl } from "@/features/shared/accountUrl";
import { getLanguageAttributes } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Faces } from "@/features/shared/styles/Faces";
import { Behaviour } from "@/features/site-chrome";
import { Header, SkipLink, storedChoicesScript } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = { children: ReactNode; locale: Locale; language: ReactNode };

/** Layout of the account area: the site's header, without windows and footer. `language` is the language switch. */
export async function AccountLayout({ children, locale, language }: Props) {
  const [{ data }, { menus }] = await Promise.all([loadSettings(locale), loadMenus(locale)]);
  return (
    <html {...getLanguageAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      <body>
        <SkipLink locale={locale} />
        <Header
          locale={locale}
          siteName={data.site_name ?? ""}
          menus={menus}
          accountUrl={accountUrl}
          language={language}
        />
        {children}
        <Behaviour />
        <AccountHost locale={locale} />
      </body>
    </html>
  );
}
