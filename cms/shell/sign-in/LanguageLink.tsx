"use client";

import { htmlLang, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Props = { to: Locale; isCurrent: boolean; action: string; from: string; name: string };

/** Leads to the form in a language; with script, what is typed as the name comes along. */
export function LanguageLink({ to, isCurrent, action, from, name }: Props) {
  const writeQuery = (typed: string) => `?${new URLSearchParams({ locale: to, from, name: typed }).toString()}`;
  return (
    <a
      href={action + writeQuery(name)}
      lang={htmlLang(to)}
      aria-current={isCurrent ? "true" : undefined}
      onClick={({ currentTarget }) => {
        const typed = document.querySelector<HTMLInputElement>("input[name=name]");
        currentTarget.search = writeQuery(typed?.value ?? name);
      }}
    >
      {ownName(to)}
    </a>
  );
}
