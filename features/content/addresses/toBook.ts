import "server-only";

import { isFilled } from "@prismicio/client";

import ownAddresses from "@/content/data/own-addresses.json";
import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { pageTypes } from "@/features/content/routes";
import { warnSometimes } from "@/features/content/warnSometimes";
import type { Book, Entry, Redirect, Template } from "./book";
import { localeOf } from "./book";

const common = ["title", "summary", "no_index"];
const factFields: Record<string, string[]> = {
  docs_page: ["section", "order"],
  blog_post: ["published", "topic", "author"],
  case_study: ["category", "chains", "order"],
  marketplace_project: ["category", "chains"],
};
/** The few fields the book is made of. */
export const bookFields = [
  ...pageTypes.flatMap((type) => [...common, ...(factFields[type] ?? [])].map((field) => `${type}.${field}`)),
  "page.parent",
  "page_template.pattern",
  "page_template.title",
  "page_template.summary",
  "redirect.from",
  "redirect.to",
  "redirect.permanent",
  "redirect.both_languages",
];

/** Sorts documents, read with the fields above, into a book. */
export function toBook(ref: string, documents: AllDocumentTypes[]): Book {
  const entries = documents.flatMap((document) => toEntry(document) ?? []);
  const templates = documents.flatMap((document) => toTemplate(document) ?? []);
  const dates = new Map(documents.map(({ id, last_publication_date }) => [id, last_publication_date]));
  const redirects = documents.flatMap(toRedirects);
  return { ref, dates, total: dates.size, isWhole: true, entries, templates, redirects };
}

function toEntry(document: AllDocumentTypes): Entry | undefined {
  // A document without an address of its own (settings, an unreachable child) is not a page.
  if (!document.url || !document.uid || !pageTypes.includes(document.type)) return undefined;
  if (!isFree(document.url, localeOf(document))) {
    warnSometimes(`content: ${document.id} is left out, because ${document.url} is an address of the site itself`);
    return undefined;
  }
  const data: Record<string, unknown> = document.data;
  const parent = document.type === "page" ? document.data.parent : undefined;
  return {
    id: document.id,
    type: document.type,
    uid: document.uid,
    locale: localeOf(document),
    path: document.url,
    title: textOf(data.title) || document.uid,
    summary: textOf(data.summary),
    parent: parent && isFilled.contentRelationship(parent) ? parent.id : undefined,
    alternate: document.alternate_languages[0]?.id,
    hidden: data.no_index === true,
    changed: document.last_publication_date,
    facts: toFacts(document.type, data),
  };
}

function toFacts(type: string, data: Record<string, unknown>): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const field of factFields[type] ?? []) {
    const value = data[field];
    if (typeof value === "string" || typeof value === "number") facts[field] = value;
  }
  return facts;
}

function toTemplate(document: AllDocumentTypes): Template | undefined {
  if (document.type !== "page_template" || !document.data.pattern) return undefined;
  return {
    id: document.id,
    locale: localeOf(document),
    pattern: document.data.pattern,
    title: textOf(document.data.title),
    summary: textOf(document.data.summary),
    changed: document.last_publication_date,
  };
}

function toRedirects(document: AllDocumentTypes): Redirect[] {
  if (document.type !== "redirect" || !document.data.from || !isFilled.link(document.data.to)) return [];
  const to = document.data.to.url;
  if (!to) return [];
  const { permanent, to: target } = document.data;
  const own = localeOf(document);
  const named = target.link_type === "Document";
  const rule = (locale: typeof own): Redirect => ({
    from: localizePath(slashed(document.data.from ?? ""), locale),
    to: named && locale === own ? to : localizePath(to, locale),
    permanent,
    document: document.id,
  });
  return document.data.both_languages ? [rule("en"), rule("cn")] : [rule(own)];
}

// What the site itself answers at, where a page could only hide it or be hidden.
const { names, endings } = ownAddresses;
const own = new RegExp(`^/(?:(?:${names.join("|")})/|[^/]+\\.(?:${endings.join("|")})/$)`);

/** Whether a page may stand at a public path: no endpoint stands there, and no other language. */
function isFree(path: string, locale: Locale): boolean {
  const place = splitLocale(path);
  return place.locale === locale && !own.test(place.rest);
}

const slashed = (path: string) => `/${path.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
