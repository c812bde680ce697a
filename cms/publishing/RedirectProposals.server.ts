import type { RedirectProposal } from "#cms/checks/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";
import { getPath, hasPath } from "#cms/repository/domain/paths/pagePath.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";

import { neverPublished } from "./Publisher.server.ts";

type Options = { repository: Repository; models: ModelStore };

/** Old paths, with their language, whose redirects are wanted or not. */
export type RedirectChoice = { accepted?: readonly string[] | undefined; declined?: readonly string[] | undefined };

/** A page whose path changes; paths without a language. */
type Move = { document: StoredDocument; from: string; to: string };

/** Proposes redirects from the old paths of pages that a publication moves. */
export class RedirectProposals {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** One for each published page that moves: pages of the drafts and their descendants. */
  list(drafts: Draft[]): RedirectProposal[] {
    return this.#listMoves(drafts).map(({ document, from, to }) => ({
      document: document.id,
      title: getTitle(document),
      lang: document.lang,
      from: toLocalizedPath(from, document.lang),
      to: toLocalizedPath(to, document.lang),
    }));
  }

  /** The accepted redirects, or all but the declined ones, to be published with the drafts. */
  make(drafts: Draft[], { accepted, declined = [] }: RedirectChoice = {}): Draft[] {
    const isWanted = (from: string) => !declined.includes(from) && (!accepted || accepted.includes(from));
    const moves = this.#listMoves(drafts).filter(({ document, from }) =>
      isWanted(toLocalizedPath(from, document.lang)),
    );
    const known = this.#options.repository.master.documents.filter(isRedirect);
    const uids = new Set(known.map(({ uid }) => uid));
    return moves.map((move) => {
      const rule = findRule(move, known) ?? makeRule(move, uids);
      const to = { link_type: "Document", id: move.document.id };
      const document = { ...rule, data: { ...rule.data, from: move.from, to } };
      return { title: move.from, saved: Date.now(), document };
    });
  }

  #listMoves(drafts: Draft[]): Move[] {
    const { repository, models } = this.#options;
    if (!models.models.types.has("redirect")) return [];
    const { documents } = repository.master;
    const before = new DocumentLookup(documents, [], repository.document);
    const after = new DocumentLookup(documents, drafts, repository.document);
    const moved = drafts
      .flatMap(({ document }) => repository.document(document.id) ?? [])
      .flatMap((document) => before.listWithDescendants(document))
      .filter(hasPath);
    const moves = [...new Set(moved)].flatMap((document): Move[] => {
      const next = after.find(document.id) ?? document;
      const [from, to] = [getPath(document, before.find), getPath(next, after.find)];
      return from === to ? [] : [{ document: next, from, to }];
    });
    // No redirect from a path that another page takes over.
    const taken = new Set(
      [...moves.map(({ document }) => document), ...drafts.map(({ document }) => document)]
        .filter(hasPath)
        .map((document) => `${document.lang} ${getPath(document, after.find)}`),
    );
    return moves.filter(({ document, from }) => !taken.has(`${document.lang} ${from}`));
  }
}

/** A redirect from the same path, or one to the page from the path that it moves back to. */
const findRule = ({ document, from, to }: Move, known: StoredDocument[]): StoredDocument | undefined => {
  const own = known.filter(({ lang }) => lang === document.lang);
  const leadsHere = ({ data }: StoredDocument) => isObject(data.to) && data.to.id === document.id;
  return own.find(({ data }) => data.from === from) ?? own.find((one) => one.data.from === to && leadsHere(one));
};

function makeRule({ document: { lang }, from }: Move, uids: Set<string | null>): StoredDocument {
  const base = `moved${from.replaceAll("/", "-").replace(/-$/, "")}`;
  let uid = base;
  for (let count = 2; uids.has(uid); count += 1) uid = `${base}-${count}`;
  uids.add(uid);
  const id = newId();
  return {
    id,
    type: "redirect",
    uid,
    lang,
    group: id,
    tags: [],
    first_publication_date: neverPublished,
    last_publication_date: neverPublished,
    data: { permanent: true, both_languages: false },
  };
}
