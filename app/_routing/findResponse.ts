/** Shared by the routes to resolve a path: redirects, parameters, languages, and the bridge to `server/`. */
import "server-only";

import { getRouteTable } from "@/app/_routing/compileRoutes";
import { drawnQuery } from "@/app/_routing/queryPages";
import { findUnindexed, getSiteIndex } from "@/features/content/server";
import type { SiteIndex } from "@/features/content/server";
import { addQuery } from "@/features/shared/contracts/redirectPaths";
import { writeAppPath, writeDraftPath, canonicalizePath } from "@/features/shared/contracts/RouteTable";
import { splitLocale } from "@/features/shared/locale";

/** `cookie` is the request's header. */
export type Question = { path: string; search: string; cookie: string | null; isDraft?: boolean };

export type Outcome =
  | { kind: "redirect"; to: string; status: number; setCookie?: string }
  | { kind: "page"; to: string; status: number };

/** The response for a path: a redirect, or the page to render with its status. */
export async function findResponse({ path, search, cookie, isDraft = false }: Question): Promise<Outcome> {
  const { locale, rest } = splitLocale(path);
  const siteIndex = await findSiteIndex();
  if (!siteIndex) return { kind: "page", to: `/${locale}/error/503/`, status: 503 };
  const table = await getRouteTable(siteIndex);
  const match = table.match(decoded(path), cookie ?? undefined, isDraft);
  if (match.kind === "redirect") {
    const { external, kind, to, ...rest } = match;
    return { kind, to: external ? to : addQuery(to, search), ...rest };
  }
  const canonical = canonicalizePath(path, table.data.spare);
  if (canonical !== path) return { kind: "redirect", to: addQuery(canonical, search), status: 308 };
  // Pages that were never published are not in the route table; the page looks for a draft.
  if (isDraft) return { kind: "page", to: writeDraftPath({ locale, rest }), status: 200 };
  if (match.kind === "missing" && table.data.incomplete) {
    const late = await findLatePage(decoded(path));
    if (late === "unknown") return { kind: "page", to: `/${locale}/error/503/`, status: 503 };
    if (late === "page") return { kind: "page", to: `/${locale}${rest}`, status: 200 };
  }
  if (match.kind === "missing") return { kind: "page", to: `/${locale}/404/`, status: 404 };
  const query = drawnQuery(rest, search);
  return { kind: "page", to: writeAppPath({ locale, rest, query }), status: 200 };
}

/** The site index; `undefined` while the repository is down and was never read. */
async function findSiteIndex(): Promise<SiteIndex | undefined> {
  try {
    return await getSiteIndex();
  } catch (error) {
    console.error("routing: the repository is down and was never read", error);
    return undefined;
  }
}

/** Whether a page is newer than the site index; unknown while the repository is down. */
async function findLatePage(path: string): Promise<"page" | "missing" | "unknown"> {
  try {
    return (await findUnindexed(path)) ? "page" : "missing";
  } catch (error) {
    console.error("routing: the repository is down and the site index is incomplete", error);
    return "unknown";
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A path with an invalid escape is treated like an unknown path.
    return path;
  }
}
