import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { correctPath } from "./correctPath.ts";
import type { SpokenLanguage } from "./correctPath.ts";
import { ownValue } from "./ownValue.ts";
import { toRecordSchema } from "./toRecordSchema.ts";

const words = array().of(string().required());

// Checked in one go: an item's own schema would take 4 µs and 1 KB for each of 100,000 pages.
const manyTexts = mixed(
  (value): value is string[] => Array.isArray(value) && value.every((text) => typeof text === "string"),
);

const redirect = object({ to: string().required(), status: number().oneOf([307, 308]).required() });

/** Every route of the site as plain data, from the app to the server process. */
export const routeTableShape = object({
  ref: string().required(),
  /** Not all pages are known yet: the app looks up the others one by one. */
  incomplete: boolean().default(false),
  languages: array()
    .of(
      object({
        /** Its name in the routes of the app: `en` or `cn`. */
        locale: string().required(),
        /** Start of its paths: "" or `/cn`. */
        prefix: string().defined(),
        /** Codes by which it is known elsewhere, without a region: `zh`. */
        codes: words.default([]),
        /** Path that shows the page for unknown paths. */
        missing: string().required(),
        /** Start of the paths of the error pages, one for each of `errorStatuses`. */
        errors: string().required(),
        /** Path prefix of the fallback language for missing pages. */
        fallback: string().optional(),
      }),
    )
    .required(),
  /** The prefix of the default language, which paths do not carry. */
  spare: string().required(),
  /** Target of `/` for visitors without the cookie. */
  home: object({ to: string().required(), unlessCookie: string().required() }).optional().default(undefined),
  paths: manyTexts.required(),
  /** Titles of the pages in the order of `paths`; empty where a page has none. */
  titles: manyTexts.default([]),
  /** Query parameters that change a page, by its path; others have no effect. */
  queries: toRecordSchema(words.required()),
  redirects: toRecordSchema(redirect.required()),
  /** Other origins that pages may use, beyond what every page may. */
  origins: object({ script: words, connect: words, image: words, frame: words }).optional().default(undefined),
});

export type RouteTableData = InferType<typeof routeTableShape>;
export type Origins = NonNullable<RouteTableData["origins"]>;
export type Language = NonNullable<RouteTableData["languages"]>[number];

/** Resolution of a path. `key` is the canonical path under which its page is stored. */
export type RouteMatch =
  | { kind: "page"; key: string; queries: readonly string[] }
  | { kind: "redirect"; to: string; status: number; external: boolean; setCookie?: string }
  | { kind: "missing"; language: Language };

/** Resolves paths: pages, redirects, the home redirect, canonical spellings. */
export class RouteTable {
  readonly data: RouteTableData;
  private readonly matches = new Map<string, RouteMatch>();
  /** Known paths by their spelling in lower case. */
  private readonly spellings = new Map<string, string>();
  private readonly spoken: SpokenLanguage[];

  constructor(data: RouteTableData) {
    this.data = data;
    for (const path of data.paths)
      this.matches.set(path, {
        kind: "page",
        key: path,
        queries: ownValue(data.queries, path) ?? [],
      });
    for (const { missing } of data.languages) this.matches.delete(missing);
    for (const [from, { to, status }] of Object.entries(data.redirects)) {
      this.matches.set(from, { kind: "redirect", to, status, external: !to.startsWith("/") });
    }
    for (const path of [...this.matches.keys()].reverse()) this.spellings.set(path.toLowerCase(), path);
    this.spoken = data.languages.flatMap(({ codes, prefix }) => codes.map((code) => ({ code, prefix })));
  }

  /**
   * Resolves a decoded path, with the request's `Cookie` header; a known page in another spelling is a redirect.
   * `isDraft`: the page may be there although no table names it.
   */
  match(path: string, cookie: string | undefined, isDraft = false): RouteMatch {
    const { home } = this.data;
    if (path === "/" && home && !cookie?.split(/; */).includes(home.unlessCookie)) {
      return { kind: "redirect", to: home.to, status: 307, external: false };
    }
    const known = this.matches.get(path) ?? this.findCanonical(path);
    if (known) return known;
    const language = this.findLanguage(path);
    const isSettled = !isDraft && !this.data.incomplete;
    return (isSettled ? this.findFallback(language, path) : undefined) ?? { kind: "missing", language };
  }

  /** Whether a page is stored under this path. */
  hasPage(path: string): boolean {
    return this.matches.get(path)?.kind === "page";
  }

  /** The language a path belongs to. */
  findLanguage(path: string): Language {
    const { languages } = this.data;
    const found = languages.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
    const [first] = languages;
    if (!first) throw new Error("The route table names no language");
    return found ?? languages.find(({ prefix }) => prefix === "") ?? first;
  }

  /** The route of the app that renders a page; `search` is the request's query. */
  writeAppPath(key: string, search = ""): string {
    const { locale, prefix } = this.findLanguage(key);
    return writeAppPath({ locale, rest: encodeURI(key.slice(prefix.length)), query: this.pickQuery(key, search) });
  }

  /** The route of the app that renders a page's draft. */
  writeDraftPath(key: string): string {
    const { locale, prefix } = this.findLanguage(key);
    return writeDraftPath({ locale, rest: encodeURI(key.slice(prefix.length)) });
  }

  /** Path shown instead of a page that its language lacks: the same path of the fallback language. */
  private findFallback({ prefix, fallback }: Language, path: string): RouteMatch | undefined {
    if (fallback === undefined) return undefined;
    const other = canonicalizePath(`${fallback}${path.slice(prefix.length)}`, this.data.spare);
    const found = this.matches.get(other);
    if (found?.kind === "page") return { kind: "redirect", to: encodeURI(other), status: 307, external: false };
    return found?.kind === "redirect" && !found.to.startsWith(`${prefix}/`) ? { ...found, status: 307 } : undefined;
  }

  private pickQuery(key: string, search: string): string | undefined {
    const known = this.matches.get(key);
    return known?.kind === "page" ? pickQuery(known.queries, search) : undefined;
  }

  private findCanonical(path: string): RouteMatch | undefined {
    const canonical = canonicalizePath(path, this.data.spare);
    // A redirect to a page that does not exist would only add a round trip.
    if (this.matches.has(canonical)) return canonical === path ? undefined : this.redirectTo(canonical, path);
    const meant = this.spellings.get(correctPath(path, this.spoken)) ?? "";
    const match = this.matches.get(meant);
    return match?.kind === "page" ? this.redirectTo(meant, path) : match;
  }

  private redirectTo(canonical: string, path: string): RouteMatch {
    const redirect = { kind: "redirect", to: encodeURI(canonical), external: false } as const;
    const { home } = this.data;
    // Sets the cookie, or `/` would redirect to the other language again.
    const isChoice = home !== undefined && canonical === "/" && /^\/\w/.test(path);
    return isChoice
      ? { ...redirect, status: 307, setCookie: toYearCookie(home.unlessCookie) }
      : { ...redirect, status: 308 };
  }
}

/** A `Set-Cookie` header for a choice (`locale=en`), valid for a year. */
const toYearCookie = (choice: string) => `${choice}; path=/; max-age=31536000; samesite=lax`;

/** The canonical spelling of a path: no repeated slashes, a slash at the end, without the default language's prefix. */
export function canonicalizePath(path: string, defaultPrefix: string): string {
  const single = path.replace(/\/{2,}/g, "/");
  const slashed = single.endsWith("/") ? single : `${single}/`;
  return slashed.startsWith(`${defaultPrefix}/`) ? slashed.slice(defaultPrefix.length) : slashed;
}

/** The app's variants of a page: published, published and rendered for a part of the query, an editor's draft. */
type AppPage = {
  locale: string;
  /** Percent-encoded path without its language. */ rest: string;
  query?: string | undefined;
};

/** The route of the app that renders a published page: `/en/about/`, with a query `/en/query/q%3Deth/nodes/`. */
export const writeAppPath = ({ locale, rest, query }: AppPage) =>
  query ? `/${locale}/query/${encodeURIComponent(query)}${rest}` : `/${locale}${rest}`;

/** The route of the app that renders an editor's draft. */
export const writeDraftPath = ({ locale, rest }: AppPage) => `/${locale}/draft${rest}`;

// Longer values are cut, to limit the number of variants that are rendered.
const maxValueLength = 2_000;

/**
 * The part of a query that a page draws, in one spelling (`?b=2&a=1&x=3` → `a=1&b=2`); `undefined` when the page
 * looks the same without it. `names` are the parameters that the page reads.
 */
export function pickQuery(names: readonly string[] | undefined, search: string): string | undefined {
  if (!names || names.length === 0 || search.length < 2) return undefined;
  const params = new URLSearchParams(search);
  const drawn = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value) drawn.set(name, value.slice(0, maxValueLength));
  }
  return drawn.toString() || undefined;
}
