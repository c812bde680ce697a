import { getFallback, localizePath, splitLocale } from "../../../../features/shared/contracts/locales.ts";
import { getFallbackLang } from "../languages.ts";
import type { JsonObject, StoredDocument } from "../model/document.ts";
import { listFields, findLinks } from "./fields.ts";
import type { Finding, Site } from "./site.ts";
import { listPages, toLocalizedPath } from "./site.ts";
import { listTargets } from "./listTargets.ts";
import type { Targets } from "./listTargets.ts";

/** A link of a document with its path. */
export type FoundLink = { document: StoredDocument; path: string; link: JsonObject };

/** Every link of the documents. */
export const listLinks = ({ documents, models }: Site): FoundLink[] =>
  documents.flatMap((document) =>
    listFields(document, models).flatMap(({ path, value }) =>
      findLinks(value).map((link) => ({ document, path, link })),
    ),
  );

/** Every internal link leads to an existing page, file or anchor in its language. */
export function checkLinks(site: Site): Finding[] {
  const targets = listTargets(site);
  const paths = new Map(listPages(site).map(({ document, path }) => [document.id, path]));
  const known = new Map(site.documents.map((document) => [document.id, document]));
  return listLinks(site).flatMap(({ document, path, link }): Finding[] => {
    const report = (message: string) => [{ rule: "links", where: `${document.id} ${path}`, message }];
    if (link.link_type === "Document") {
      const target = known.get(String(link.id));
      if (!target) return report(`leads to the document ${String(link.id)}, which does not exist`);
      if (!paths.has(target.id)) return report(`leads to ${target.id}, which has no page`);
      const isReadable = [document.lang, getFallbackLang(document.lang)].includes(target.lang);
      return isReadable ? [] : report(`leads to ${target.id}, which is in another language`);
    }
    if (link.link_type === "Media")
      return checkMedia(link, site) ? [] : report(`leads to no file: ${String(link.name ?? link.url)}`);
    const message = link.link_type === "Web" ? checkUrl(String(link.url), document, paths, site, targets) : undefined;
    return message ? report(message) : [];
  });
}

const checkMedia = ({ name, url }: JsonObject, { images }: Site) =>
  typeof name === "string" ? images.has(name) : typeof url === "string" && url !== "";

function checkUrl(url: string, document: StoredDocument, paths: Map<string, string>, site: Site, targets: Targets) {
  const { anchors, redirects } = targets;
  const target = toLocalTarget(url, document, paths.get(document.id));
  if (!target) return /^(https?:\/\/|mailto:|tel:)\S+$/.test(url) ? undefined : `is no address: ${url}`;
  const { anchor } = target;
  const path = findShownPath(target.path, targets);
  if (site.isServed(path)) return undefined;
  if (redirects.has(path)) return `leads over a redirect: ${path}`;
  const pageAnchors = anchors.get(path);
  if (!pageAnchors) return `leads to ${path}, which does not exist`;
  // A plan opens as a modal.
  return !anchor || pageAnchors.has(anchor) || /^plan-/.test(anchor)
    ? undefined
    : `leads to #${anchor}, which ${path} does not have`;
}

/** The path that visitors see: that of the fallback language where a language lacks the page. */
function findShownPath(path: string, { anchors, redirects }: Targets): string {
  const { locale, rest } = splitLocale(path);
  const fallback = getFallback(locale);
  return fallback && !anchors.has(path) && !redirects.has(path) ? localizePath(rest, fallback) : path;
}

/** The public path and anchor of an internal URL on a page; `undefined` for external URLs. */
export function toLocalTarget(url: string, { lang }: { lang: string }, own: string | undefined) {
  // Prismic's editor saves local URLs as https:///about/ or https://#contact.
  const local = url.replace(/^https?:\/\/(?=[/#?])/, "");
  const [before = "", fragment = ""] = local.split("#");
  const [path = ""] = before.split("?");
  // The shell is on every page: its modals open on the current one.
  const anchor = decodeFragment(fragment.split("?")[0] ?? "");
  if (path === "" && local !== "") return { path: own ?? toLocalizedPath("/", { lang }), anchor };
  if (!path.startsWith("/") || path.startsWith("//")) return undefined;
  const isWhole = splitLocale(path).rest !== path || /\.\w+$/.test(path);
  return { path: isWhole ? path : toLocalizedPath(path, { lang }), anchor };
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // The check reports an invalid escape as a missing anchor.
    return fragment;
  }
}
