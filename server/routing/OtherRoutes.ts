import { languages } from "../../features/shared/contracts/languages.ts";
import { locales } from "../../features/shared/contracts/locales.ts";
import { readRouteManifests } from "../pages/nextInternals.ts";

/** A route of the app beside its pages: an endpoint, or a page with a layout of its own. */
export type OtherRoute = { name: string; pattern: RegExp; isPage: boolean };

/** The routes of a build that the route table does not contain. */
export class OtherRoutes {
  private readonly byFirst = new Map<string, OtherRoute[]>();

  constructor(routes: OtherRoute[]) {
    for (const one of routes) {
      const first = one.name.split("/")[1] ?? "";
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), one]);
    }
  }

  /** The route of a path. The first segment decides for most paths. */
  find(path: string): OtherRoute | undefined {
    const end = path.indexOf("/", 1);
    const routes = this.byFirst.get(end === -1 ? path.slice(1) : path.slice(1, end));
    return routes?.find(({ pattern }) => pattern.test(path));
  }
}

/** Reads the routes from the framework's manifests beside the build. */
export function readRoutes(distDir: string): OtherRoute[] {
  const { routes, files } = readRouteManifests(distDir);
  const pages = new Set(files.filter(({ file }) => file.endsWith("/page")).map(({ page }) => page));
  const prefixed = new Set(files.filter(({ file }) => file.startsWith(prefixedFolder)).map(({ page }) => page));
  return routes.flatMap(({ page, regex }) => {
    const route = { name: page, pattern: new RegExp(regex), isPage: pages.has(page) };
    if (prefixed.has(page)) return prefixes.map((prefix) => writePrefixed(route, prefix));
    return /^\/[[_]/.test(page) || page === "/" ? [] : [route];
  });
}

// Folder of `app/` for routes that exist below every language's prefix only.
const prefixedFolder = "/(prefixed)/[locale]/";
const prefixes = locales.map((locale) => languages[locale].prefix).filter(Boolean);

/** The route in one language: `/[locale]/preview` is `/cn/preview`. */
const writePrefixed = ({ name, pattern, isPage }: OtherRoute, prefix: string): OtherRoute => ({
  name: name.replace("/[locale]", prefix),
  pattern: new RegExp(pattern.source.replace(String.raw`\/([^/]+?)`, prefix)),
  isPage,
});
