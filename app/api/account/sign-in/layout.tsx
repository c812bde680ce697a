import type { Metadata } from "next";
import type { ReactNode } from "react";

import { AccountLayout } from "@/app/_page/AccountLayout";
import { signInLocale } from "@/features/account/server";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

/** The sign-in has one path for all languages, so no language switch. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <AccountLayout locale={await signInLocale()} language={null}>
      {children}
    </AccountLayout>
  );
}
