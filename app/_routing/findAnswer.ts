import "server-only";

import { drawnQuery } from "@/app/_routing/queryPages";
import { getRedirects } from "@/app/_routing/redirectTable";
import { templateParameters } from "@/app/_routing/templateParameters";
import { findUnindexed, matchRoute, getSiteIndex } from "@/features/content/server";
import type { SiteIndex } from "@/features/content/server";
import { addQuery } from "@/features/shared/contracts/addQuery";
import { env } from "@/features/shared/env";
import { splitLocale } from "@/features/shared/locale";

export type Question = { path: string; search: string; localeCookie: string | undefined; isDraft?: boolean };

export type Answer = { kind: "redirect"; to: string; status: 307 | 308 } | { kind: "page"; to: string; status: number };

/** What the site answers for a path: where it leads, or which page is rendered with which status. */
export async function findAnswer({ path, search, localeCookie, isDraft = false }: Question): Promise<Answer> {
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: "redirect", to: `${canonical}${search}`, status: 308 };
  if (path === "/" && env.DEFAULT_LOCALE === "cn" && localeCookie !== "en") {
    return { kind: "redirect", to: `/cn/${search}`, status: 307 };
  }
  const { locale, rest } = splitLocale(path);
  // The page for failures has an address, so that it can be kept before anything fails.
  const siteIndex = rest === "/503/" ? undefined : await findBook();
  if (!siteIndex) return { kind: "page", to: `/${locale}/503/`, status: 503 };
  const rule = (await getRedirects(siteIndex)).get(decoded(path));
  if (rule) {
    const { to, status } = rule;
    return { kind: "redirect", to: to.startsWith("/") ? addQuery(to, search) : to, status };
  }
  const place = matchRoute(siteIndex, decoded(path), await templateParameters());
  // Pages that were never published are in no site index; the page itself knows whether there is a draft.
  if (isDraft) return { kind: "page", to: `/${locale}/draft${rest}`, status: 200 };
  if (place.kind === "missing" && !siteIndex.isComplete) {
    const late = await findLatePage(decoded(path));
    if (late === "unknown") return { kind: "page", to: `/${locale}/503/`, status: 503 };
    if (late === "page") return { kind: "page", to: `/${locale}${rest}`, status: 200 };
  }
  if (place.kind === "missing") return { kind: "page", to: `/${locale}/404/`, status: 404 };
  const query = drawnQuery(rest, search);
  const inner = query ? `/query/${encodeURIComponent(query)}${rest}` : rest;
  return { kind: "page", to: `/${locale}${inner}`, status: 200 };
}

/** The site index; `undefined` while the repository is down and was never read. */
async function findBook(): Promise<SiteIndex | undefined> {
  try {
    return await getSiteIndex();
  } catch (error) {
    console.error("addresses: the repository was never read and is down", error);
    return undefined;
  }
}

/** Whether a page was added so lately that the site index does not have it; unknown while the repository is down. */
async function findLatePage(path: string): Promise<"page" | "missing" | "unknown"> {
  try {
    return (await findUnindexed(path)) ? "page" : "missing";
  } catch (error) {
    console.error("addresses: the repository is down, and not all of it was read", error);
    return "unknown";
  }
}

/** The one spelling of a path: a slash at the end, no doubled slashes, no `/en` in front. */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, "/");
  const slashed = single.endsWith("/") ? single : `${single}/`;
  return slashed.replace(/^\/en(?=\/)/, "") || "/";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A broken escape is no page's address; it is answered like any other unknown path.
    return path;
  }
}
