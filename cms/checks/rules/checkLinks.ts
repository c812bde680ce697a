import { findUrlProblem, normalizeUrl } from "#contracts/linkUrl.ts";
import { getFallback, localizePath, splitLocale } from "#contracts/locales.ts";
import { getFallbackLang } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { listFields, listParts, findLinks } from "./fields.ts";
import type { Field } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding, FindingKind } from "./report.ts";
import { nameDocument } from "./site.ts";
import type { Site } from "./site.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import { listTargets } from "./listTargets.ts";
import type { Anchors } from "./listTargets.ts";

/** A link of a document with its path. */
type FoundLink = {
  document: StoredDocument;
  field: Field;
  /** Index of its block of rich text. */
  block: number | undefined;
  link: JsonObject;
};

/** Every link of the checked documents. */
export const listLinks = (site: Site): FoundLink[] =>
  site.subjects.flatMap((document) =>
    listFields(document, site.models).flatMap((field) =>
      listParts(field).flatMap(({ value, block }) =>
        findLinks(value).map((link) => ({ document, field, block, link })),
      ),
    ),
  );

/** Every internal link leads to an existing page, file or anchor in its language. */
export function checkLinks(site: Site): Finding[] {
  const anchors = listTargets(site);
  const { content } = site;
  const dead = listLinks(site).flatMap(({ document, field, block, link }): Finding[] => {
    // Redirects have a rule of their own.
    if (isRedirect(document)) return [];
    const say = ({ kind, message, value }: LinkProblem) => [
      reportField(document, kind, field, { message, block, values: [value] }),
    ];
    if (link.link_type === "Document") {
      const id = String(link.id);
      const target = content.source.find(id);
      const value = nameDocument(id, site);
      if (!target && site.unpublished?.ids.has(id))
        return say({ kind: "link-unpublished", message: `leads to ${value}, which is not published yet`, value });
      if (!target) return say({ kind: "link-missing", message: "leads to a document that does not exist", value: "" });
      if (content.getPath(target) === undefined && !namesType(field, target.type))
        return say({ kind: "link-no-page", message: `leads to ${value}, which has no page`, value });
      // Links of a translation lead to the translations of what they name.
      const versions = [target, ...content.source.listByGroup(target.group)];
      const langs = versions.map(({ lang }) => lang);
      const isReadable = [document.lang, getFallbackLang(document.lang)].some((lang) => lang && langs.includes(lang));
      const message = `leads to ${value}, which is in another language`;
      if (!isReadable) return say({ kind: "link-language", message, value });
      const shown = versions.find(({ lang }) => lang === document.lang) ?? target;
      const problem = findAnchorProblem(content.getPath(shown) ?? "", String(link.anchor ?? ""), anchors);
      return problem ? say(problem) : [];
    }
    if (link.link_type === "Media") {
      const name = String(link.name ?? link.url);
      return checkMedia(link, site)
        ? []
        : say({ kind: "file-missing", message: `leads to no file: ${name}`, value: name });
    }
    const problem = link.link_type === "Web" ? checkUrl(String(link.url), document, { site, anchors }) : undefined;
    return problem ? say(problem) : [];
  });
  return [...dead, ...site.subjects.flatMap((document) => findEmptyButtons(document, site))];
}

/** Buttons, links with a choice of looks, that have a text and lead nowhere: the page leaves them out. */
const findEmptyButtons = (document: StoredDocument, { models }: Site): Finding[] =>
  listFields(document, models)
    .filter(({ type, config }) => type === "Link" && config.variants)
    .flatMap((field) =>
      (Array.isArray(field.value) ? field.value : [field.value])
        .filter(isObject)
        .filter((link) => link.text && findLinks(link).length === 0)
        .map(({ text }) => {
          const value = String(text);
          const message = `has a button without a link, which is not shown: ${value}`;
          return reportField(document, "link-empty", field, { message, values: [value] });
        }),
    );

// A content relationship whose model names a type asks for its data, as for a post's author: no visitor follows it.
const namesType = ({ config: { customtypes = [] } }: Field, type: string) =>
  customtypes.some((one) => (typeof one === "string" ? one : one.id) === type);

/** What is wrong with a link, and its target. */
export type LinkProblem = { kind: FindingKind; message: string; value: string };

// A link from the library also has the file's display name.
const checkMedia = ({ name, url }: JsonObject, { images }: Site) =>
  typeof name === "string"
    ? images.has(name) || (typeof url === "string" && images.has(url))
    : typeof url === "string" && url !== "";

type Around = { site: Site; anchors: Anchors };

/** What is wrong with a URL in a document; `undefined` for a valid one. */
export function checkUrl(
  url: string,
  document: Pick<StoredDocument, "id" | "lang">,
  { site, anchors }: Around,
): LinkProblem | undefined {
  const { content } = site;
  if (findUrlProblem(url)) return { kind: "link-invalid", message: `is no address: ${url}`, value: url };
  const target = toLocalTarget(url, document, content.findPath(document.id));
  if (!target) return undefined;
  const { anchor } = target;
  const path = findShownPath(target.path, content);
  if (site.isServed(path)) return undefined;
  if (content.isRedirected(path))
    return { kind: "link-redirect", message: `leads over a redirect: ${path}`, value: path };
  const isPage = anchors.has(path);
  if (!isPage && site.unpublished?.paths.has(path))
    return { kind: "link-unpublished", message: `leads to ${path}, which is not published yet`, value: path };
  if (!isPage) return { kind: "link-missing", message: `leads to ${path}, which does not exist`, value: path };
  return findAnchorProblem(path, anchor, anchors);
}

/** What is wrong with a link to a part of a page. */
function findAnchorProblem(path: string, anchor: string, anchors: Anchors): LinkProblem | undefined {
  // A plan opens as a modal.
  if (!anchor || /^plan-/.test(anchor) || anchors.get(path)?.has(anchor) !== false) return undefined;
  return {
    kind: "link-anchor",
    message: `leads to #${anchor}, which ${path} does not have`,
    value: `${path}#${anchor}`,
  };
}

/** The public path: that of the fallback language if a language lacks the page. */
export function findShownPath(path: string, content: Site["content"]): string {
  const { locale, rest } = splitLocale(path);
  const fallback = getFallback(locale);
  return fallback && !content.findDocumentAt(path) && !content.isRedirected(path) ? localizePath(rest, fallback) : path;
}

/** The public path and anchor of an internal URL on a page; `undefined` for external URLs. */
export function toLocalTarget(url: string, { lang }: { lang: string }, own: string | undefined) {
  const local = normalizeUrl(url);
  const [before = "", fragment = ""] = local.split("#");
  const [path = ""] = before.split("?");
  // The shell is on every page: its modals open on the current one.
  const anchor = decodeFragment(fragment.split("?")[0] ?? "");
  if (path === "" && local !== "") return { path: own ?? toLocalizedPath("/", lang), anchor };
  if (!path.startsWith("/") || path.startsWith("//")) return undefined;
  const isFullPath = splitLocale(path).rest !== path || /\.\w+$/.test(path);
  return { path: isFullPath ? path : toLocalizedPath(path, lang), anchor };
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // The check reports an invalid escape as a missing anchor.
    return fragment;
  }
}
