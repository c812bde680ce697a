import type { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import type { HeadingChange } from "#cms/checks/contract.ts";
import { findShownPath, toLocalTarget } from "#cms/checks/rules/checkLinks.ts";
import { matchAnchors } from "#cms/checks/rules/matchAnchors.ts";
import type { PagePart } from "#cms/checks/rules/listTargets.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import { noChanges } from "./ChangeSet.server.ts";
import type { ChangeSet } from "./ChangeSet.server.ts";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  latest: LatestVersions;
  catalog: DocumentCatalog;
  contentChecks: ContentChecks;
  models: ModelStore;
};

/** The site before and after a change set, and the new anchors of a page by the old ones. */
type Comparison = {
  before: Site;
  after: Site;
  match: (former: StoredDocument, next: StoredDocument) => ReadonlyMap<string, string>;
};

/** A link that follows, and its former and its new URL. */
type FoundLink = { link: JsonObject; from: string; to: string };

/** What follows a change set: its own documents, published versions of others, and other drafts, with changed links. */
export type FollowedLinks = {
  set: ChangeSet;
  published: Draft[];
  drafts: { place: string; draft: Draft }[];
  changes: HeadingChange[];
};

/** Lets links to headings follow them: to a renamed or moved heading, and to that of a page's translation. */
export class HeadingLinks {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** The set with its documents' links to headings of pages of the set, as they are after it. */
  followWithin(set: ChangeSet): ChangeSet {
    const comparison = this.compare(set);
    return { ...set, drafts: set.drafts.map((draft) => this.relink(draft, comparison) ?? draft) };
  }

  /** Every version whose links change with a set; `folder` is that of its drafts. */
  follow(set: ChangeSet, folder?: string): FollowedLinks {
    const { drafts, latest } = this.options;
    const comparison = this.compare(set);
    const changes = new Map<string, HeadingChange>();
    const note = ({ from, to }: FoundLink) =>
      changes.set(`${from} ${to}`, { from, to, links: (changes.get(`${from} ${to}`)?.links ?? 0) + 1 });
    const own = new Set([...set.drafts.map(({ document }) => document.id), ...set.removed.map(({ id }) => id)]);
    const result: FollowedLinks = { set, published: [], drafts: [], changes: [] };
    result.set = { ...set, drafts: set.drafts.map((draft) => this.relink(draft, comparison, note) ?? draft) };
    for (const id of this.listReferring(set, comparison)) {
      const published = own.has(id) ? undefined : latest.findPublished(id);
      const relinked = published && this.relink(published, comparison, note);
      if (relinked) result.published.push(relinked);
      for (const place of drafts.findPlaces(id)) {
        const draft = own.has(id) && place === folder ? undefined : drafts.find(place, id);
        const changed = draft && this.relink(draft, comparison, relinked ? undefined : note);
        if (changed) result.drafts.push({ place, draft: { ...changed, saved: Math.max(Date.now(), draft.saved + 1) } });
      }
    }
    return { ...result, changes: [...changes.values()] };
  }

  /** The parts of a version of a page: each with its anchor on the site, where it has one. */
  listParts(document: StoredDocument): Pick<PagePart, "anchor" | "text">[] {
    const { repository, contentChecks } = this.options;
    const published = repository.document(document.id);
    const parts = contentChecks.listParts(document);
    const followed = published ? matchAnchors(contentChecks.listParts(published), parts) : new Map<string, string>();
    const former = new Map([...followed].map(([from, to]) => [to, from]));
    return parts.map(({ anchor, text }) => ({ anchor: former.get(anchor) ?? anchor, text }));
  }

  /** The anchor of a part of a page in a translation of it, or the same one. */
  translateAnchor = (anchor: string, page: StoredDocument, translation: StoredDocument): string =>
    this.compare(noChanges).match(page, translation).get(anchor) ?? anchor;

  private compare(set: ChangeSet): Comparison {
    const { repository, contentChecks } = this.options;
    const before = contentChecks.getSite(noChanges, repository.master);
    const after = contentChecks.getSite(set, repository.master);
    const matches = new Map<string, ReadonlyMap<string, string>>();
    const match = (former: StoredDocument, next: StoredDocument) => {
      const key = `${former.id} ${next.id}`;
      const known = matches.get(key);
      if (known || former === next) return known ?? new Map<string, string>();
      const found = matchAnchors(contentChecks.listParts(former, before), contentChecks.listParts(next, after));
      matches.set(key, found);
      return found;
    };
    return { before, after, match };
  }

  /** Documents that may link to a page whose anchors change. */
  private listReferring(set: ChangeSet, { before, after, match }: Comparison): Set<string> {
    const { catalog, drafts } = this.options;
    const ids = new Set<string>();
    for (const { id, group } of [...set.drafts.map(({ document }) => document), ...set.removed]) {
      const [former, next] = [before.content.source.find(id), after.content.source.find(id)];
      // Links lead to another language of the page before it is published, and after it left the site.
      const formers = former ? [former] : before.content.source.listByGroup(group);
      const nexts = next ? [next] : after.content.source.listByGroup(group);
      const changed = formers.filter((one) => nexts.some((other) => match(one, other).size > 0));
      for (const page of changed) {
        const path = before.content.getPath(page);
        const entries = [
          ...before.content.source.listByGroup(group).flatMap((one) => listEntries("document", one.id)),
          ...(path === undefined ? [] : listEntries("path", path)),
        ];
        // The index knows the latest versions alone.
        for (const one of [...entries.map(({ draft }) => draft.document.id), ...drafts.ids()]) ids.add(one);
      }
    }
    return ids;

    function listEntries(kind: "document" | "path", target: string) {
      return [...catalog.index.listReferring(kind, target)];
    }
  }

  /** A version with the links that follow; `undefined` without one. */
  private relink(draft: Draft, comparison: Comparison, note?: (link: FoundLink) => unknown): Draft | undefined {
    const stored = toStored(draft.document);
    let isChanged = false;
    const walk = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(walk);
      if (!isObject(value)) return value;
      const found = typeof value.link_type === "string" ? findNext(value, draft.document, comparison) : undefined;
      if (found) {
        isChanged = true;
        note?.(found);
        return found.link;
      }
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member ?? null)]));
    };
    const data = walk(stored.data);
    if (!isChanged || !isObject(data)) return undefined;
    return { ...draft, document: fitDocument({ ...stored, data }, this.options.models.models) };
  }
}

/** A link to a heading as it follows; `undefined` for one that stays. */
function findNext(link: JsonObject, document: StoredDocument, comparison: Comparison): FoundLink | undefined {
  return link.link_type === "Document"
    ? findNextOfDocument(link, document, comparison)
    : findNextOfUrl(link, document, comparison);
}

function findNextOfDocument(link: JsonObject, { lang }: StoredDocument, { before, after, match }: Comparison) {
  const { id, anchor } = link;
  if (typeof id !== "string" || typeof anchor !== "string") return undefined;
  const [former, next] = [findInLanguage(id, lang, before), findInLanguage(id, lang, after)];
  const to = former && next && match(former, next).get(anchor);
  if (!former || !next || to === undefined) return undefined;
  return {
    link: { ...link, anchor: to },
    from: `${before.content.getPath(former)}#${anchor}`,
    to: `${after.content.getPath(next)}#${to}`,
  };
}

function findNextOfUrl(link: JsonObject, document: StoredDocument, { before, after, match }: Comparison) {
  const { url } = link;
  if (link.link_type !== "Web" || typeof url !== "string" || !url.includes("#")) return undefined;
  const target = toLocalTarget(url, document, before.content.getPath(document));
  if (!target?.anchor) return undefined;
  const { content } = before;
  const former = url.startsWith("#")
    ? content.source.find(document.id)
    : content.findDocumentAt(findShownPath(target.path, content));
  const next = former && after.content.source.find(former.id);
  const to = former && next && match(former, next).get(target.anchor);
  if (to === undefined) return undefined;
  const followed = url.replace(/#[^?]*/, () => `#${to}`);
  return { link: { ...link, url: followed }, from: url, to: followed };
}

/** The version of a page in the language of the document that links to it, as links are rendered. */
function findInLanguage(id: string, lang: string, { content }: Site): StoredDocument | undefined {
  const found = content.source.find(id);
  return found && found.lang !== lang
    ? (content.source.listByGroup(found.group).find((one) => one.lang === lang) ?? found)
    : found;
}
