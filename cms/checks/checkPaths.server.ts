import { findParent, getParentId, getPath, hasPath, listAncestors } from "#cms/repository/domain/paths/pagePath.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { getLanguage, getLocaleByLang } from "#contracts/locales.ts";
import { isReservedUid } from "#cms/repository/domain/paths/reservedPaths.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";

/**
 * Throws `WriteError` when the path of a document or of one of its descendants is taken. `before` holds the versions
 * that it replaces.
 */
export function checkPath(document: StoredDocument, lookup: DocumentLookup, before: StoredDocument[]): void {
  if (!hasPath(document)) return;
  const { uid } = document;
  const hasSamePath = (one: StoredDocument) => one.uid === uid && getParentId(one) === getParentId(document);
  const stays = before.length > 0 && before.every(hasSamePath);
  for (const one of stays ? [document] : lookup.listWithDescendants(document)) {
    const path = getPath(one, lookup.find);
    const other = findOtherAt(path, one, lookup);
    if (!other) continue;
    const whose = one === document ? "" : `, to which the ${nameDocument(one)} below this page would move,`;
    throw new WriteError(
      400,
      `${path}${whose} is the address of the ${nameDocument(other)} already`,
      taken,
      named("path-taken", path, getTitle(other)),
    );
  }
}

/**
 * Throws `WriteError` when a page is at a path of the site itself. Without `lookup` a parent counts as published; with
 * it, a page whose parent is not on the site is at the root.
 */
export function checkReserved(document: StoredDocument, lookup?: DocumentLookup): void {
  const isRoot = lookup ? findParent(document, lookup.find) === undefined : !getParentId(document);
  if (!isRoot || !isReserved(document)) return;
  const path = `/${document.uid}/`;
  const sentence = `${path} is an address of the site itself; choose another uid`;
  throw new WriteError(400, sentence, taken, named("path-own", path));
}

/** Throws `WriteError` when unpublishing a page would move its descendants to a taken path. */
export function checkOrphans(document: StoredDocument, before: DocumentLookup, after: DocumentLookup): void {
  for (const { id } of before.listWithDescendants(document).slice(1)) {
    const one = after.find(id);
    if (!one) continue;
    const path = getPath(one, after.find);
    const other = findOtherAt(path, one, after);
    const isTaken = getParentId(one) === document.id && isReserved(one);
    if (!other && !isTaken) continue;
    const whose = other ? `the ${nameDocument(other)}` : "the site itself";
    const sentence = `The ${nameDocument(one)} below this page would move to ${path}, the address of ${whose}`;
    throw new WriteError(409, `${sentence}; move it first`, taken, named("child-path-taken", path));
  }
}

const taken = [{ field: "uid", reason: "taken" }];

const nameDocument = (document: StoredDocument) => `${document.type} “${getTitle(document)}”`;

const isReserved = ({ type, uid }: StoredDocument) => type === "page" && uid !== null && isReservedUid(uid);

const findOtherAt = (path: string, one: StoredDocument, lookup: DocumentLookup) =>
  lookup.listByUid(one.uid).find((two) => isAt(two, path, one, lookup));

const isAt = (one: StoredDocument, path: string, { id, lang }: StoredDocument, { find }: DocumentLookup) =>
  one.id !== id && one.lang === lang && hasPath(one) && getPath(one, find) === path;

/** Throws `WriteError` when the ancestors of a page lead back to it. */
export function checkCycle(document: StoredDocument, { find }: DocumentLookup): void {
  if (!hasPath(document) || !listAncestors(document, find).isCircle) return;
  const details = [{ field: "data.parent", reason: "a circle" }];
  throw new WriteError(
    400,
    "The pages above this one lead back to it; choose another parent",
    details,
    named("parent-circle"),
  );
}

/** Throws `WriteError` for the removal of a required document, or a new uid of the home page. */
export function checkRequired(document: StoredDocument, repeatable: boolean, uid?: string | null): void {
  const isHome = document.type === "page" && document.uid === "home";
  if (uid === document.uid || (uid !== undefined && !isHome)) return;
  if (isHome && uid !== undefined) {
    throw new WriteError(
      409,
      "The page home answers at the site's first address; its uid stays home",
      taken,
      named("home-uid"),
    );
  }
  if (isHome || !repeatable) {
    const locale = getLocaleByLang(document.lang);
    const language = locale ? getLanguage(locale).name : document.lang;
    throw new WriteError(
      409,
      `The site needs this document in ${language}. Change it instead of unpublishing it.`,
      [],
      named("needed"),
    );
  }
}
