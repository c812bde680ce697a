import type { Metadata } from "next";
import type { ReactNode } from "react";

import { BareLayout } from "@/app/_page/BareLayout";
import { signInLocale } from "@/features/account/server";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

/** The demo sign-in has a layout of its own: it belongs to the account area, not to the site. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <BareLayout locale={await signInLocale()} isReady>
      {children}
    </BareLayout>
  );
}
