import type { Metadata } from "next";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";

import { AccountLayout } from "@/app/_page/AccountLayout";
import { overviewPath } from "@/features/account/server";
import { isLocale, listOtherLocales } from "@/features/shared/locale";
import { LocaleSwitch } from "@/features/site-chrome/server";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The account area has a layout of its own, like the sign-in. */
export default async function OverviewLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const targets = listOtherLocales(locale).map((other) => ({ locale: other, path: overviewPath(other) }));
  return (
    <AccountLayout locale={locale} language={<LocaleSwitch locale={locale} targets={targets} />}>
      {children}
    </AccountLayout>
  );
}
