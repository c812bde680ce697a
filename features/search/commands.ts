import { isLocale, languageName, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import { isGeneric, splitQuery, splitText } from "./words";

/** An action of the search: it presses a control of the page's header. */
export type Command = { id: string; label: string; control: HTMLElement; isFor: (search: string) => boolean };

const selectors = {
  key: "header a[data-opens]",
  dark: "header [data-choose-mode=dark]",
  light: "header [data-choose-mode=light]",
} as const;

/** Actions of the page, in display order. */
export function readCommands(locale: Locale): Command[] {
  const { commands, readIn, languageWords } = messages[locale];
  const find = (id: string, selector: string, label: string, words: string): Command[] => {
    const control = document.querySelector<HTMLElement>(selector);
    return control ? [{ id, label, control, isFor: (search) => hasWords(search, `${label} ${words}`) }] : [];
  };
  const languages = new Set(
    [...document.querySelectorAll<HTMLElement>("header a[data-locale]")].map((link) => link.dataset.locale ?? ""),
  );
  return [
    ...find("key", selectors.key, commands.key.label, commands.key.words),
    ...[...languages].filter(isLocale).flatMap((other) => {
      const words = `${languageName(other, locale)} ${languageWords}`;
      return find(other, `header a[data-locale=${other}]`, readIn(ownName(other)), words);
    }),
    ...(["dark", "light"] as const).flatMap((id) => find(id, selectors[id], commands[id].label, commands[id].words)),
  ];
}

/** Whether a query means the action that creates a key. */
export const isForKey = (search: string, locale: Locale): boolean => {
  const { label, words } = messages[locale].commands.key;
  return hasWords(search, `${label} ${words}`);
};

/** Whether every word of a query that tells something begins one of some words. */
function hasWords(search: string, text: string): boolean {
  const own = splitText(text);
  const words = splitQuery(search).filter((word) => !isGeneric(word));
  return (
    words.length > 0 &&
    words.every((word) => own.some((one) => one === word || (word.length > 2 && one.startsWith(word))))
  );
}
