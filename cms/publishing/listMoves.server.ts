import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getPath, hasPath } from "#cms/repository/domain/paths/pagePath.ts";

import { lookUpAfter, noChanges } from "./ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";

/** A published page whose path changes; paths without a language. `to` is absent for a page that is unpublished. */
export type Move = { document: StoredDocument; from: string; to: string | undefined };

/** Every published page whose path changes with a change set: pages of it and those below them. */
export function listMoves(set: ChangeSet, base: PublishedContent): Move[] {
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

const toDocument = ({ document }: Draft) => document;
