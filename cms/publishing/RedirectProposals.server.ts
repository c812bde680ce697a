import type { SetFinding } from "#cms/checks/ContentChecks.server.ts";
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
import { lookUpAfter } from "./ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";
import { endRedirects } from "./endRedirects.server.ts";
import { listCoveringRedirects } from "./listCoveringRedirects.server.ts";
import { listMoves } from "./listMoves.server.ts";

type Options = { repository: Repository; models: ModelStore };

/** Paths, with their language, whose redirects are made or end, or not. */
export type RedirectChoice = { accepted?: readonly string[] | undefined; declined?: readonly string[] | undefined };

/** A redirect to a page, from a path without language. */
type Rule = { document: StoredDocument; target: StoredDocument; from: string; to: string };

/** Proposes redirects from the old paths of pages that a change set moves or unpublishes. */
export class RedirectProposals {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * One for each published page that moves, and for an unpublished page below another one; and one that `ends` for each
   * redirect that starts where a page will be.
   */
  list(set: ChangeSet, base: PublishedContent = this.options.repository.master): RedirectProposal[] {
    const made = this.listRules(set, base).map(({ document, target, from, to }) => ({
      ...describe(document),
      from: toLocalizedPath(from, document.lang),
      to: toLocalizedPath(to, target.lang),
      ends: false,
    }));
    const complete = this.withMade(set, {}, base);
    const { find } = lookUpAfter(base, complete);
    const ended = listCoveringRedirects(complete, base).map(({ redirect, from }) => ({
      ...describe(redirect),
      from,
      to: describeTarget(redirect, find),
      ends: true,
    }));
    return [...made, ...ended];
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

  /** The change set with the redirects of a choice: those that are made, and those that end. */
  complete(set: ChangeSet, choice: RedirectChoice, base: PublishedContent = this.options.repository.master): ChangeSet {
    const { drafts, removed } = this.withMade(set, choice, base);
    const covering = listCoveringRedirects({ drafts, removed }, base).filter(
      // One that leads to the page itself would be a loop.
      ({ redirect, page, from }) => isChosen(from, choice) || leadsTo(redirect, page),
    );
    const ended = endRedirects(covering, base);
    return { drafts: [...drafts, ...ended.drafts], removed: [...removed, ...ended.removed] };
  }

  /** Errors of pages that visitors would not reach, since a redirect starts at their paths. */
  listCovered(complete: ChangeSet, base: PublishedContent): SetFinding[] {
    return listCoveringRedirects(complete, base).map(({ page, from }) => ({
      document: page.id,
      title: getTitle(page),
      rule: "redirect-covered",
      field: "uid",
      message: `is at ${from}, where a redirect starts`,
      level: "error",
      slice: null,
      values: [from],
    }));
  }

  private withMade(set: ChangeSet, choice: RedirectChoice, base: PublishedContent): ChangeSet {
    const rules = this.listRules(set, base).filter(({ document, from }) =>
      isChosen(toLocalizedPath(from, document.lang), choice),
    );
    const redirects = base.listByType("redirect");
    const uids = new Set(redirects.map(({ uid }) => uid));
    const made = rules.map((rule) => {
      const stored = findStored(rule, redirects) ?? makeRedirect(rule, uids);
      const to = { link_type: "Document", id: rule.target.id };
      return {
        title: rule.from,
        saved: Date.now(),
        document: { ...stored, data: { ...stored.data, from: rule.from, to } },
      };
    });
    return { ...set, drafts: [...set.drafts, ...made] };
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

const isChosen = (from: string, { accepted, declined = [] }: RedirectChoice) =>
  !declined.includes(from) && (!accepted || accepted.includes(from));

const leadsTo = ({ data }: StoredDocument, { id }: StoredDocument) => isObject(data.to) && data.to.id === id;

/** The public path or the URL that a redirect leads to. */
function describeTarget({ data: { to } }: StoredDocument, find: PublishedContent["find"]): string {
  if (!isObject(to)) return "";
  const target = typeof to.id === "string" ? find(to.id) : undefined;
  return target ? toLocalizedPath(getPath(target, find), target.lang) : String(to.url ?? "");
}

const toDocument = ({ document }: Draft) => document;

const describe = (document: StoredDocument) => ({
  document: document.id,
  title: getTitle(document),
  lang: document.lang,
});

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
  return own.find(({ data }) => data.from === from) ?? own.find((one) => one.data.from === to && leadsTo(one, target));
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
