import type { Locale } from "@/features/shared/locale";

import type { Hit } from "./entry";
import { messages } from "./messages";

/** Action of a search result: run a method, or copy a chain's endpoint. */
export type HitAction = { label: string } & ({ path: string; text?: undefined } | { text: string; path?: undefined });

/** The action of an exact result; `undefined` when it has none. */
export function findAction(hit: Hit, locale: Locale): HitAction | undefined {
  const { kind, title, path, copy, isExact, terms } = hit;
  if (!isExact) return undefined;
  if (kind === "chain" && copy) {
    const isSocket = copy.startsWith("//") && terms.some((term) => /^(wss?|websockets?)$/.test(term));
    const label = messages[locale][isSocket ? "copySocket" : "copyEndpoint"](title);
    return { label, text: copy.replace(/^(?=\/\/)/, isSocket ? "wss:" : "https:") };
  }
  // A method without a page links to its list entry, which has no console.
  const hasConsole = kind === "method" && /\/docs\/methods-[^/]+\/[^#?]+\/$/.test(path);
  return hasConsole ? { label: messages[locale].run(title), path: `${path}#console` } : undefined;
}
