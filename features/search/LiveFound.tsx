"use client";

import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";
import { updateUrl } from "@/features/shared/ui/updateUrl";

import { getSearchUrl } from "./getSearchUrl";
import { Results } from "./Results";
import { SearchStore } from "./SearchStore";

type Props = { field: HTMLInputElement; query: string; keyUrl: string; locale: Locale; children: ReactNode };

/** Results of what is typed in a field; those of the server for its own query and until the index is read. */
export const LiveFound = observer(function LiveFound({ field, query, keyUrl, locale, children }: Props) {
  const [store] = useState(() => new SearchStore(locale));
  useEffect(() => {
    const read = () => {
      store.type(field.value);
      if (store.state.kind === "failed") void store.read();
      updateUrl(() => ({ url: getSearchUrl(field.value, locale) }));
    };
    void store.open(field.value);
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  }, [store, field, locale]);
  const words = store.searched.trim();
  if (!store.isAsking || words === "" || words === query) return children;
  return <Results query={words} hits={store.hits} keyUrl={keyUrl} locale={locale} />;
});
