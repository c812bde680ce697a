import type { Locale } from "@/features/shared/locale";

import type { Hit } from "./entry";
import { messages } from "./messages";

/** What can be done with a find without reading its page: a method is run, a chain's endpoint copied. */
export type HitAction = { label: string } & ({ path: string; text?: undefined } | { text: string; path?: undefined });

/** What an exact find offers; `undefined` where it only leads to its page. */
export function findAction(hit: Hit, locale: Locale): HitAction | undefined {
  const { kind, title, path, copy, isExact } = hit;
  if (!isExact) return undefined;
  if (kind === "chain" && copy) return { label: messages[locale].copyEndpoint(title), text: copy };
  // A method without a page of its own leads to a place in a list.
  const hasConsole = kind === "method" && /\/docs\/methods-[^/]+\/[^#?]+\/$/.test(path);
  return hasConsole ? { label: messages[locale].run(title), path: `${path}#console` } : undefined;
}
