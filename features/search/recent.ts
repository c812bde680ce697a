import type { Locale } from "@/features/shared/locale";

import type { Entry } from "./entry";
import { kinds } from "./entry";

const maxEntries = 5;
const getKey = (locale: Locale) => `recent-finds-${locale}`;

/** Recently opened results, latest first; empty without storage. */
export function readRecent(locale: Locale): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(getKey(locale)) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry).slice(0, maxEntries) : [];
  } catch (error) {
    console.warn("search: storage is blocked or invalid, recent pages are not stored", error);
    return [];
  }
}

/** Stores an opened result and returns the new list. */
export function rememberRecent(entry: Entry, locale: Locale): Entry[] {
  const { kind, title, path, detail, within, chain } = entry;
  const others = readRecent(locale).filter((one) => one.path !== path);
  const next = [{ kind, title, path, detail, within, chain }, ...others].slice(0, maxEntries);
  keep(next, locale);
  return next;
}

/** Clears the opened results. */
export const forgetRecent = (locale: Locale) => keep([], locale);

function keep(entries: Entry[], locale: Locale): void {
  try {
    if (entries.length === 0) localStorage.removeItem(getKey(locale));
    else localStorage.setItem(getKey(locale), JSON.stringify(entries));
  } catch (error) {
    console.warn("search: storage is closed, nothing is remembered", error);
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("path" in value)) return false;
  const isLocal = typeof value.path === "string" && /^\/(?!\/)/.test(value.path);
  const texts = ["title", "detail", "within", "chain"].map(
    (name) => Object.entries(value).find(([key]) => key === name)?.[1],
  );
  return isLocal && kinds.some((kind) => kind === value.kind) && texts.every((text) => typeof text === "string");
}
