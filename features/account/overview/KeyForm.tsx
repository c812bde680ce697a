import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

/** Language of the page and return path to the site, posted by every form. */
export type FormContext = { locale: Locale; from: string };

type Props = {
  context: FormContext;
  action: "create" | "rename" | "replace" | "remove";
  id?: string;
  children: ReactNode;
};

/** A plain form that changes keys: it works without script. */
export function KeyForm({ context: { locale, from }, action, id, children }: Props) {
  return (
    <form method="post" action="/api/account/keys/form/">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value={from} />
      {id ? <input type="hidden" name="id" value={id} /> : null}
      {children}
    </form>
  );
}
