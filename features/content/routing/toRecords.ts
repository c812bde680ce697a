import "server-only";

import { isFilled } from "@prismicio/client";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { fillTokens } from "@/features/shared/contracts/fillTokens";
import { sectionType } from "@/features/shared/contracts/sections";
import { getLocaleByLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { countTokens } from "@/features/content/pages/figureTokens";
import { pageTypes } from "@/features/content/routes";
import { warnOnce } from "@/features/content/warnOnce";

import type { PageRecord, IndexRecords, RedirectRecord, Template } from "./IndexRecords";

const common = ["title", "summary", "no_index"];
const factFields: Record<string, string[]> = {
  docs_page: ["section", "order"],
  blog_post: ["published", "topic", "author"],
  case_study: ["category", "chains", "load", "order"],
  marketplace_project: ["category", "chains", "licence"],
  change: ["published", "kind", "area", "last_day", "chains", "methods", "is_sample"],
  incident: ["kind", "started", "resolved", "chains", "regions", "updates", "is_sample"],
};
/** The fields of a document that the index needs. */
export const indexFields = [
  ...pageTypes.flatMap((type) => [...common, ...(factFields[type] ?? [])].map((field) => `${type}.${field}`)),
  "page.parent",
  "page_template.pattern",
  "page_template.title",
  "page_template.summary",
  "redirect.from",
  "redirect.to",
  "redirect.permanent",
  "redirect.both_languages",
  "section.title",
];

/** Sorts documents, read with the fields above, into records by type. */
export function toRecords(ref: string, documents: AllDocumentTypes[]): IndexRecords {
  const dates = new Map(documents.map(({ id, last_publication_date }) => [id, last_publication_date]));
  const known = documents.flatMap((document) => {
    const locale = knownLocale(document);
    return locale ? [{ document, locale }] : [];
  });
  return {
    ref,
    dates,
    total: dates.size,
    isComplete: true,
    pages: known.flatMap(({ document, locale }) => toPage(document, locale) ?? []),
    templates: known.flatMap(({ document, locale }) => toTemplate(document, locale) ?? []),
    redirectRecords: known.flatMap(({ document, locale }) => toRedirect(document, locale) ?? []),
    sections: documents.flatMap(({ id, type }) => (type === sectionType ? [id] : [])),
  };
}

/** The language of a document; `undefined` for languages of the repository that the site does not have. */
function knownLocale({ lang }: AllDocumentTypes): Locale | undefined {
  const locale = getLocaleByLang(lang);
  if (!locale) warnOnce(`content: documents in ${lang} are left out everywhere, the site has no such language`);
  return locale;
}

function toPage(document: AllDocumentTypes, locale: Locale): PageRecord | undefined {
  if (!document.uid || !pageTypes.includes(document.type)) return undefined;
  const data: Record<string, unknown> = document.data;
  const parent = document.type === "page" ? document.data.parent : undefined;
  return {
    id: document.id,
    type: document.type,
    uid: document.uid,
    locale,
    // Cards and lists show them as they are here.
    title: fillCounts(toText(data.title), locale) || document.uid,
    summary: fillCounts(toText(data.summary), locale),
    parent: parent && isFilled.contentRelationship(parent) ? parent.id : undefined,
    alternates: document.alternate_languages.map(({ id }) => id),
    hidden: data.no_index === true,
    changed: document.last_publication_date,
    facts: toFacts(document.type, data),
  };
}

const fillCounts = (text: string, locale: Locale): string =>
  text.includes("{") ? fillTokens(text, countTokens(locale)) : text;

function toFacts(type: string, data: Record<string, unknown>): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const field of factFields[type] ?? []) {
    const value = data[field];
    if (typeof value === "string" || typeof value === "number") facts[field] = value;
    else if (value === true) facts[field] = 1;
    // A group, such as the updates of an incident, as JSON.
    else if (Array.isArray(value) && value.length > 0) facts[field] = JSON.stringify(value);
  }
  return facts;
}

function toTemplate(document: AllDocumentTypes, locale: Locale): Template | undefined {
  if (document.type !== "page_template" || !document.data.pattern) return undefined;
  return {
    id: document.id,
    locale,
    pattern: document.data.pattern,
    title: toText(document.data.title),
    summary: toText(document.data.summary),
    changed: document.last_publication_date,
  };
}

function toRedirect(document: AllDocumentTypes, locale: Locale): RedirectRecord | undefined {
  if (document.type !== "redirect") return undefined;
  const { from, to, permanent, both_languages: bothLanguages } = document.data;
  if (!from || !isFilled.link(to)) return undefined;
  const target = to.link_type === "Document" ? { id: to.id } : { url: to.url ?? "" };
  return {
    document: document.id,
    locale,
    from,
    to: target,
    permanent,
    bothLanguages: bothLanguages === true,
  };
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");
