import type { PathChange, RedirectProposal } from "#cms/checks/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { getPath, hasPath, listAncestors } from "#cms/repository/domain/paths/pagePath.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";

import { neverPublished } from "./PublicationWriter.server.ts";
import { lookUpAfter, noChanges } from "./ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";

type Options = { repository: Repository; models: ModelStore };

/** Old paths, with their language, whose redirects are wanted or not. */
export type RedirectChoice = { accepted?: readonly string[] | undefined; declined?: readonly string[] | undefined };

/** A published page whose path changes; paths without a language. `to` is absent for a page that is unpublished. */
type Move = { document: StoredDocument; from: string; to: string | undefined };

/** A redirect to a page, from a path without language. */
type Rule = { document: StoredDocument; target: StoredDocument; from: string; to: string };

/** Proposes redirects from the old paths of pages that a change set moves or unpublishes. */
export class RedirectProposals {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** One for each published page that moves, and for an unpublished page below another one. */
  list(set: ChangeSet, base: PublishedContent = this.options.repository.master): RedirectProposal[] {
    return this.listRules(set, base).map(({ document, target, from, to }) => ({
      ...describe(document),
      from: toLocalizedPath(from, document.lang),
      to: toLocalizedPath(to, target.lang),
    }));
  }

  /** Every published page whose path changes: pages of the set and those below them. */
  listMoves(set: ChangeSet, base: PublishedContent = this.options.repository.master): PathChange[] {
    return listMoves(set, base).map(({ document, from, to }) => ({
      ...describe(document),
      from: toLocalizedPath(from, document.lang),
      to: to === undefined ? null : toLocalizedPath(to, document.lang),
    }));
  }

  /** The public path of a document after a change set; null when it has no page. */
  getPathAfter(document: StoredDocument, set: ChangeSet): string | null {
    if (!hasPath(document)) return null;
    const { find } = lookUpAfter(this.options.repository.master, set);
    return toLocalizedPath(getPath(document, find), document.lang);
  }

  /** The accepted redirects, or all but the declined ones, to be published with the set. */
  make(set: ChangeSet, { accepted, declined = [] }: RedirectChoice = {}): Draft[] {
    const base = this.options.repository.master;
    const isWanted = (from: string) => !declined.includes(from) && (!accepted || accepted.includes(from));
    const rules = this.listRules(set, base).filter(({ document, from }) =>
      isWanted(toLocalizedPath(from, document.lang)),
    );
    const redirects = base.listByType("redirect");
    const uids = new Set(redirects.map(({ uid }) => uid));
    return rules.map((rule) => {
      const stored = findStored(rule, redirects) ?? makeRedirect(rule, uids);
      const to = { link_type: "Document", id: rule.target.id };
      return {
        title: rule.from,
        saved: Date.now(),
        document: { ...stored, data: { ...stored.data, from: rule.from, to } },
      };
    });
  }

  private listRules(set: ChangeSet, base: PublishedContent): Rule[] {
    if (!this.options.models.models.types.has("redirect")) return [];
    const after = lookUpAfter(base, set);
    const moves = listMoves(set, base);
    // No redirect from a path that another page takes over.
    const taken = new Set(
      [...moves.flatMap(({ document, to }) => (to === undefined ? [] : [document])), ...set.drafts.map(toDocument)]
        .filter(hasPath)
        .map((document) => `${document.lang} ${getPath(document, after.find)}`),
    );
    return moves.flatMap(({ document, from, to }): Rule[] => {
      if (taken.has(`${document.lang} ${from}`)) return [];
      const target = to === undefined ? findAbove(document, base, after) : document;
      return target ? [{ document, target, from, to: to ?? getPath(target, after.find) }] : [];
    });
  }
}

const toDocument = ({ document }: Draft) => document;

const describe = (document: StoredDocument) => ({
  document: document.id,
  title: getTitle(document),
  lang: document.lang,
});

function listMoves(set: ChangeSet, base: PublishedContent): Move[] {
  const before = lookUpAfter(base, noChanges);
  const after = lookUpAfter(base, set);
  // A page that is new on the site moves the published pages below it.
  const changed = [...set.drafts.map(toDocument), ...set.removed].map((document) => base.find(document.id) ?? document);
  const affected = new Set(changed.flatMap((document) => before.listWithDescendants(document)));
  return [...affected].filter(hasPath).flatMap((document): Move[] => {
    if (!base.find(document.id)) return [];
    const next = after.find(document.id);
    const [from, to] = [getPath(document, before.find), next && getPath(next, after.find)];
    return from === to ? [] : [{ document: next ?? document, from, to }];
  });
}

/** The nearest page above an unpublished one that stays on the site. */
function findAbove(
  document: StoredDocument,
  base: PublishedContent,
  after: DocumentLookup,
): StoredDocument | undefined {
  const { ancestors } = listAncestors(document, base.find);
  return ancestors.flatMap(({ id }) => after.find(id) ?? [])[0];
}

/** A redirect from the same path, or one to the page from the path that it moves back to. */
const findStored = (
  { document, target, from, to }: Rule,
  redirects: readonly StoredDocument[],
): StoredDocument | undefined => {
  const own = redirects.filter(({ lang }) => lang === document.lang);
  const leadsHere = ({ data }: StoredDocument) => isObject(data.to) && data.to.id === target.id;
  return own.find(({ data }) => data.from === from) ?? own.find((one) => one.data.from === to && leadsHere(one));
};

function makeRedirect({ document, target, from }: Rule, uids: Set<string | null>): StoredDocument {
  const base = `moved${from.replaceAll("/", "-").replace(/-$/, "")}`;
  let uid = base;
  for (let count = 2; uids.has(uid); count += 1) uid = `${base}-${count}`;
  uids.add(uid);
  const id = newId();
  return {
    id,
    type: "redirect",
    uid,
    lang: document.lang,
    group: id,
    tags: [],
    first_publication_date: neverPublished,
    last_publication_date: neverPublished,
    // An unpublished page may come back to its path.
    data: { permanent: document === target, both_languages: false },
  };
}
