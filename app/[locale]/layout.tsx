import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { TranslatedPage } from "@/app/_page/TranslatedPage";
import { iconUrl } from "@/app/_page/iconUrl";
import { loadFooter } from "@/app/_page/loadFooter";
import { AccountHost, KeyHost } from "@/features/account";
import { LazyConsent } from "@/features/consent";
import { hasIntegrations, integrations } from "@/features/consent/server";
import { ContactForm, ModalHost } from "@/features/contact";
import { listChannels, loadMenus, loadPromotion, loadSettings, readOpenIncidents } from "@/features/content/server";
import { IncidentBar, toIncident } from "@/features/incidents/server";
import { accountUrl, keyUrl } from "@/features/shared/accountUrl";
import { buildId } from "@/features/shared/buildId";
import { env } from "@/features/shared/env";
import { getLanguageAttributes, isLocale, locales } from "@/features/shared/locale";
import { dark, light } from "@/features/shared/styles/colours";
import { Faces } from "@/features/shared/styles/Faces";
import { LazySearch } from "@/features/search";
import { Behaviour } from "@/features/site-chrome";
import { Footer, Header, storedChoicesScript, OfflineNotice, PromoBar, SkipLink } from "@/features/site-chrome/server";

import "@/features/shared/styles/tokens.css";
import "@/features/shared/styles/base.css";

type Props = { children: ReactNode; language: ReactNode; params: Promise<{ locale: string }> };

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [
      { url: iconUrl, type: "image/svg+xml" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: "/apple-icon.png",
  },
  manifest: "/manifest.webmanifest",
};

export const viewport: Viewport = {
  // The page's background in each colour mode, for the browser's own interface.
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: light.paper },
    { media: "(prefers-color-scheme: dark)", color: dark.paper },
  ],
};

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export default async function LocaleLayout({ children, language, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [{ data }, { menus }, promotion, incidents, footer] = await Promise.all([
    loadSettings(locale),
    loadMenus(locale),
    loadPromotion(locale),
    readOpenIncidents(locale),
    loadFooter(locale),
  ]);
  return (
    // The script below sets the stored colour mode before the first paint.
    <html {...getLanguageAttributes(locale)} data-build={buildId()} suppressHydrationWarning>
      <head>
        <script data-choices dangerouslySetInnerHTML={{ __html: storedChoicesScript }} />
        <Faces />
      </head>
      {/* Where visits are measured, the question and the measuring do not wait for a first sign of the visitor. */}
      <body data-hydrate={hasIntegrations ? "load" : undefined}>
        <TranslatedPage />
        <SkipLink locale={locale} />
        <IncidentBar incidents={incidents.map(toIncident)} now={new Date()} locale={locale} />
        <PromoBar locale={locale} promotion={promotion} />
        <Header
          locale={locale}
          siteName={footer.siteName}
          menus={menus}
          accountUrl={accountUrl}
          keyUrl={keyUrl}
          language={language}
        />
        {children}
        <Footer
          {...footer}
          newsletter={{
            title: data.newsletter_title ?? "",
            text: data.newsletter_text ?? "",
            form: <ContactForm form="newsletter" locale={locale} tone="secondary" isInline />,
          }}
        />
        <OfflineNotice locale={locale} />
        <Behaviour />
        <AccountHost locale={locale} />
        <KeyHost accountUrl={accountUrl} locale={locale} />
        <LazySearch locale={locale} />
        <LazyConsent locale={locale} integrations={integrations} />
        <ModalHost locale={locale} channels={{ ...listChannels(data, locale), account: accountUrl }} />
      </body>
    </html>
  );
}
