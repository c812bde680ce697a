import { listSources } from "#cms/checks/rules/SiteContent.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getPath, hasPath } from "#cms/repository/domain/paths/pagePath.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";

import { lookUpAfter } from "./ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";
import { listMoves } from "./listMoves.server.ts";

/** A published redirect, and the public path where it starts although a page will be there. */
export type CoveringRedirect = { redirect: StoredDocument; page: StoredDocument; from: string };

/** Published redirects, not of the set, that start at the path of one of its pages or of one that moves with them. */
export function listCoveringRedirects(set: ChangeSet, base: PublishedContent): CoveringRedirect[] {
  const after = lookUpAfter(base, set);
  const moved = listMoves(set, base).flatMap(({ document, to }) => (to === undefined ? [] : [document]));
  const pages = new Map(
    [...set.drafts.map(({ document }) => document), ...moved]
      .filter(hasPath)
      .map((page) => [toLocalizedPath(getPath(page, after.find), page.lang), page]),
  );
  if (pages.size === 0) return [];
  const own = new Set(set.drafts.map(({ document }) => document.id));
  return after
    .listByType("redirect")
    .filter(({ id }) => !own.has(id))
    .flatMap((redirect) =>
      listSources(redirect).flatMap((from) => {
        const page = pages.get(from);
        return page ? [{ redirect, page, from }] : [];
      }),
    );
}
