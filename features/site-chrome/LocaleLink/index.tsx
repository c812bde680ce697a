"use client";

import { usePathname } from "next/navigation";

import { htmlLang, localizePath, otherLocale, ownName, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Leads to the same page in the other language; `behaviour` keeps its query and anchor and sets the cookie. */
export function LocaleLink({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const path = usePathname();
  const other = otherLocale(locale);
  const { rest } = splitLocale(path.replace(/^\/(en|cn)\/404\/$/, "/"));
  return (
    <a
      className={className}
      href={localizePath(rest.replace(/^\/en(?=\/)/, ""), other)}
      hrefLang={htmlLang(other)}
      lang={htmlLang(other)}
      data-locale={other}
    >
      {ownName(other)}
    </a>
  );
}
