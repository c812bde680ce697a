import { lookUpAfter } from "#cms/publishing/ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "#cms/publishing/ChangeSet.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { findParent, getParentId, getPath, hasPath } from "#cms/repository/domain/paths/pagePath.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";

import type { Finding } from "./contract.ts";

/** A warning for a page whose parent is not on the site after a change set: its address lacks the parent's until then. */
export function checkParent(document: StoredDocument, set: ChangeSet, base: PublishedContent): Finding[] {
  const lookup = lookUpAfter(base, set);
  if (!hasPath(document) || !getParentId(document) || findParent(document, lookup.find)) return [];
  const path = toLocalizedPath(getPath(document, lookup.find), document.lang);
  const message = `is at ${path} until the page above it is on the site`;
  return [{ rule: "parent-unpublished", field: "data.parent", message, level: "warning", slice: null, values: [path] }];
}
