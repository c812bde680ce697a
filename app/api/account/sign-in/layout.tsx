import type { Metadata } from "next";
import type { ReactNode } from "react";

import { AccountLayout } from "@/app/_page/AccountLayout";
import { signInLocale } from "@/features/account/server";
import { accountUrl } from "@/features/shared/accountUrl";
import { listOtherLocales } from "@/features/shared/locale";
import { LocaleSwitch } from "@/features/site-chrome/server";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

/** The sign-in has one path for all languages: the switch sets the cookie that the path is read with. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const locale = await signInLocale();
  const targets = listOtherLocales(locale).map((other) => ({ locale: other, path: accountUrl }));
  return (
    <AccountLayout locale={locale} language={<LocaleSwitch locale={locale} targets={targets} />}>
      {children}
    </AccountLayout>
  );
}
