import { documentStates } from "./contract.ts";
import { sorts } from "./ListStore.ts";
import type { ListFilters } from "./ListStore.ts";

const names = { text: "q", type: "type", lang: "lang", state: "state", sort: "sort" } as const;

/** Filters from a URL's query. */
export function parseFilters(search: string): ListFilters {
  const query = new URLSearchParams(search);
  const state = query.get(names.state);
  return {
    text: query.get(names.text)?.slice(0, 200) ?? "",
    type: query.get(names.type) ?? "",
    lang: query.get(names.lang) ?? "",
    state: documentStates.find((one) => one === state) ?? "",
    sort: sorts.find((one) => one === query.get(names.sort)),
  };
}

/** The query string of filters, with its question mark; empty without filters. */
export function writeFilters({ text, type, lang, state, sort }: ListFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ text, type, lang, state, sort })) {
    const parameter = Object.entries(names).find(([own]) => own === name)?.[1];
    if (parameter && value) query.set(parameter, value);
  }
  const written = query.toString();
  return written ? `?${written}` : "";
}
