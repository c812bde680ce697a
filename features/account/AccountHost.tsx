"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";

import type { AccountRoot as AccountRootType } from "./AccountRoot";
import { hasHint, signedInEvent } from "./cookies";

/**
 * Asks who is signed in where a cookie says that it is worth asking: pages are the same for everyone, and visitors
 * without an account load nothing of this.
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
