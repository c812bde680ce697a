import "server-only";

import { namedPaths } from "@/app/_routing/namedPaths";
import { templateParameters } from "@/app/_routing/templateParameters";
import { listTemplatePaths, warnOnce } from "@/features/content/server";
import type { SiteIndex } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { locales, localizePath } from "@/features/shared/locale";

/** Target of a redirect, with query and fragment. */
export type Rule = { to: string; status: 307 | 308 };

/** Redirects by their decoded source path. */
export type RedirectTable = ReadonlyMap<string, Rule>;

/** Renamed chains: their old pages redirect to the new ones, in every language. */
const movedPaths: Record<string, string> = { "/nodes/ftm/": "/nodes/s/" };

const tables = new WeakMap<SiteIndex, RedirectTable>();

/**
 * Every redirect of the site: fixed ones, then editors', then names of chains where there is no page. An editor's rule
 * that redirects to itself or in a loop is dropped and logged; its path shows the page there, if any.
 */
export async function getRedirects(siteIndex: SiteIndex): Promise<RedirectTable> {
  const known = tables.get(siteIndex);
  if (known) return known;
  const table = compile(siteIndex, listTemplatePaths(siteIndex, await templateParameters()));
  tables.set(siteIndex, table);
  return table;
}

function compile(siteIndex: SiteIndex, templatePaths: string[]): RedirectTable {
  const pages = new Set([...siteIndex.entries.map(({ path }) => path), ...templatePaths]);
  const fixed = new Map(ledTo(movedPaths));
  const named = new Map(ledTo(namedPaths).filter(([from]) => !pages.has(from)));
  const edited = editedRules(siteIndex, pages);
  const ends = new Map([...named, ...edited, ...homeRule(), ...fixed].map(([from, { to }]) => [from, pathIn(to)]));
  for (const circle of findCircles(ends)) {
    const left = circle.filter((path) => edited.delete(path));
    // A rule to the page itself has no effect: the page is served.
    if (left.length > 0)
      warnOnce(`content: redirects that lead in a circle are left out: ${[...circle, circle[0]].join(" → ")}`);
  }
  return new Map([...named, ...edited, ...fixed]);
}

/** Editors' rules; one with upper-case letters also matches its path in lower case, unless that path exists. */
function editedRules({ redirects }: SiteIndex, pages: ReadonlySet<string>): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const { from, to, permanent } of redirects) rules.set(from, { to, status: permanent ? 308 : 307 });
  for (const [from, rule] of [...rules]) {
    const small = from.toLowerCase();
    if (!rules.has(small) && !pages.has(small)) rules.set(small, rule);
  }
  return rules;
}

/** The redirects of a list of paths, in every language. */
const ledTo = (paths: Record<string, string>): [string, Rule][] =>
  Object.entries(paths).flatMap(([from, to]) =>
    locales.map((locale): [string, Rule] => [
      localizePath(from, locale),
      { to: localizePath(to, locale), status: 308 },
    ]),
  );

/** Home redirect for visitors without a language choice; included in the loop check, decided by the cookie. */
const homeRule = (): [string, Rule][] => {
  const to = localizePath("/", env.DEFAULT_LOCALE);
  return to === "/" ? [] : [["/", { to, status: 307 }]];
};

/** The decoded path of a target on this site; another site's URL as it is. */
function pathIn(to: string): string {
  const path = to.replace(/[?#].*$/s, "");
  try {
    return path.startsWith("/") ? decodeURI(path) : to;
  } catch {
    // No rule starts from a path with an invalid escape.
    return path;
  }
}

/** Redirect loops, each as a list of paths. */
function findCircles(steps: ReadonlyMap<string, string>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of steps.keys()) {
    const trail: string[] = [];
    let path: string | undefined = start;
    while (path !== undefined && !done.has(path)) {
      done.add(path);
      trail.push(path);
      path = steps.get(path);
    }
    const firstIndex = path === undefined ? -1 : trail.indexOf(path);
    if (firstIndex !== -1) circles.push(trail.slice(firstIndex));
  }
  return circles;
}
