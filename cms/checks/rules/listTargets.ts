import { claimAnchor, frameAnchors, toAnchor, toMethodAnchor, widgetAnchors } from "#contracts/anchors.ts";
import { toSourcePath } from "#contracts/redirectPaths.ts";
import { languages } from "#cms/repository/domain/languages.ts";

import { listBlocks, listFields, getText } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { Page, Site } from "./site.ts";
import { listPages, toLocalizedPath, listPaths } from "./site.ts";

/** Valid targets of links. */
export type Targets = {
  /** Anchors of each page, by its public path. */
  anchors: { has: (path: string) => boolean; get: (path: string) => ReadonlySet<string> | undefined };
  /** Paths of redirects. */
  redirects: Set<string>;
};

/** Every valid target of a link. */
export function listTargets(site: Site): Targets {
  const byPath = new Map<string, Page>();
  // Exact pages last, so that they override template pages with the same path.
  const pages = [...listPages(site)].sort((a, b) => Number(b.isTemplate) - Number(a.isTemplate));
  for (const page of pages) for (const path of [page.path, ...listPaths(page, site)]) byPath.set(path, page);
  const known = new Map<Page, Set<string>>();
  const get = (path: string) => {
    const page = byPath.get(path);
    if (!page) return undefined;
    const anchors = known.get(page) ?? new Set([...frameAnchors, ...listAnchors(page, site)]);
    known.set(page, anchors);
    return anchors;
  };
  const anchors = { has: (path: string) => byPath.has(path), get };
  return { anchors, redirects: new Set(site.documents.filter(({ type }) => type === "redirect").flatMap(listSources)) };
}

function listSources({ data, lang }: Site["documents"][number]): string[] {
  const from = toSourcePath(String(data.from ?? ""));
  const langs = data.both_languages === true ? languages.map(({ id }) => id) : [lang];
  return langs.map((one) => toLocalizedPath(from, { lang: one }));
}

function listAnchors({ document, slices }: Page, site: Site): string[] {
  const fields = listFields(document, site.models);
  const fixed = [
    ...fields.flatMap(({ name, slice, value }) => (name === "anchor" && slice ? [String(value)] : [])),
    ...slices.flatMap(({ type, primary }) => listWidgetAnchors(type, String(primary.family), site)),
  ];
  const made = [
    ...fields.flatMap(listFieldAnchors),
    // A slice without an anchor is linked by its title.
    ...slices.flatMap(({ type, primary }) =>
      primary.anchor || type === "hero" ? [] : [toAnchor(getText(primary.title))],
    ),
  ];
  const taken = new Set([...frameAnchors, ...widgetAnchors, ...fixed]);
  return [...fixed, ...made.map((anchor) => claimAnchor(anchor, taken))];
}

function listFieldAnchors({ type, name, slice, value, config }: Field): string[] {
  if (name === "question" && slice?.startsWith("faq.")) return [toAnchor(String(value))];
  if (type !== "StructuredText" || config.single) return [];
  return listBlocks(value).flatMap(({ type: kind, text }) => (/^heading[234]$/.test(kind) ? [toAnchor(text)] : []));
}

function listWidgetAnchors(slice: string, family: string, { methods }: Site): string[] {
  if (slice === "legal_text") return ["versions"];
  if (slice === "dedicated") return ["server"];
  if (slice !== "method_reference") return [];
  return (methods[family] ?? []).flatMap(({ method, category }) => [`${family}-${category}`, toMethodAnchor(method)]);
}
