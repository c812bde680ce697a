"use client";

import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { isComposing } from "@/features/shared/contracts/isComposing";
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
    const listening = new AbortController();
    field.addEventListener("input", read, listening);
    field.form?.parentElement?.addEventListener("keydown", (event) => moveFocus(event, field), listening);
    return () => listening.abort();
  }, [store, field, locale]);
  const words = store.searched.trim();
  if (!store.isAsking || words === "" || words === query) return children;
  return <Results query={words} hits={store.hits} keyUrl={keyUrl} locale={locale} />;
});

/** Up and down move between the field and the results. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = field.form?.parentElement?.querySelectorAll<HTMLElement>("li > a") ?? [];
  const stops = [field, ...links];
  const index = stops.findIndex((stop) => stop === event.target);
  const next = step === undefined || index < 0 || isComposing(event) ? undefined : stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
