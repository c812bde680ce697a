"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { hasHint } from "@/features/shared/contracts/signedInHint";

import type { AccountRoot as AccountRootType } from "./AccountRoot";
import { signedInEvent } from "./cookies";

/**
 * Loads the account if the hint cookie is set: pages are shared between visitors, and visitors without an account load
 * none of this code.
 */
export function AccountHost({ locale }: { locale: Locale }) {
  const [opened, setOpened] = useState<{ Root: typeof AccountRootType }>();
  useEffect(() => {
    const open = () => {
      if (!hasHint(document.cookie)) return;
      import("./AccountRoot").then(({ AccountRoot }) => setOpened({ Root: AccountRoot })).catch(reloadOnce);
    };
    open();
    document.addEventListener(signedInEvent, open);
    return () => document.removeEventListener(signedInEvent, open);
  }, []);
  return opened ? <opened.Root locale={locale} /> : null;
}
