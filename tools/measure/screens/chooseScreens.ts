import { Problem } from "../../run/bootstrap/problem.mjs";
import { languages } from "../../../features/shared/contracts/languages.ts";
import { locales } from "../../../features/shared/contracts/locales.ts";
import { looks } from "./looks.ts";
import type { Look, Screen } from "./Screen.ts";
import { screens } from "./screens.ts";

/** A picture: a screen in a language with a look. */
export type Shot = { file: string; path: string; screen: Screen; look: Look; locale: string };

const allLooks = looks.flatMap((look) =>
  locales.map((locale) => ({ ...languages[locale], name: `${locale}-${look.name}`, look })),
);
const parts = new Set(allLooks.flatMap(({ name }) => name.split("-")));
// Pictures other than screens.
const others = new Set(["slices", "readme", "guide"]);

/**
 * Pictures by look. A word that is part of a look (`cn`, `dark`, `390`, `print`) selects looks, every other word the
 * screens whose name starts with it; words of the same kind add up (`390 768`).
 */
export function chooseScreens(words: string[]): { name: string; screens: Shot[] }[] {
  const names = words.filter((word) => !parts.has(word));
  const unknown = names.find((word) => !others.has(word) && !screens.some(({ name }) => name.startsWith(word)));
  if (unknown)
    throw new Problem(`${unknown} is neither the beginning of a screen's name nor one of ${[...parts].join(", ")}`);
  const chosen = screens.filter(({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)));
  return allLooks
    .filter(({ name }) => fits(name, words))
    .map(({ name, html, prefix, look }) => ({
      name,
      screens: chosen.map((screen) => ({
        file: `${screen.name}-${name}`,
        path: `${screen.path.startsWith("/api/") ? "" : prefix}${screen.path}`,
        screen,
        look,
        locale: html,
      })),
    }));
}

/** Languages, kinds and widths each filter the looks when any of them is named. */
function fits(name: string, words: string[]): boolean {
  return name.split("-").every((part, place) => {
    const chosenWords = words.filter((word) => allLooks.some((one) => one.name.split("-")[place] === word));
    return chosenWords.length === 0 || chosenWords.includes(part);
  });
}
