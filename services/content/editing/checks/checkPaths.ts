import { isOwnKey } from "../../../../features/shared/contracts/ownValue.ts";
import { branches, listAbove, parentOf, pathOf } from "../../domain/paths/pagePath.ts";
import type { StoredDocument } from "../../domain/model/document.ts";
import { WriteError } from "../WriteError.ts";
import type { Neighbours } from "../../domain/paths/DocumentLookup.ts";
import ownAddresses from "../../../../content/data/own-addresses.json" with { type: "json" };

// What the site itself answers at: languages, endpoints, data, files.
const own = new RegExp(`^(${ownAddresses.names.join("|")})$`);
const files = new RegExp(`\\.(${ownAddresses.endings.join("|")})$`);

const hasAddress = ({ type }: StoredDocument) => type === "page" || isOwnKey(branches, type);

/**
 * Throws `WriteError` when a document's page, or one below it that moves with it, could not be reached or would stand
 * where something else does. `before` holds the versions it replaces.
 */
export function refuseAddress(document: StoredDocument, beside: Neighbours, before: StoredDocument[]): void {
  if (!hasAddress(document)) return;
  refuseCycle(document, beside);
  const { uid } = document;
  if (!parentOf(document) && isOwn(document)) {
    throw new WriteError(400, `/${uid}/ is an address of the site itself; choose another uid`, taken);
  }
  const isSamePlace = (one: StoredDocument) => one.uid === uid && parentOf(one) === parentOf(document);
  const stays = before.length > 0 && before.every(isSamePlace);
  for (const one of stays ? [document] : beside.family(document)) {
    const path = pathOf(one, beside.find);
    const other = otherAt(path, one, beside);
    if (!other) continue;
    const whose = one === document ? "" : `, to which the ${one.type} ${one.id} below this page would move,`;
    throw new WriteError(400, `${path}${whose} is the address of the ${other.type} ${other.id} already`, taken);
  }
}

/** Throws `WriteError` when pages below one that is taken off the site would move to where something else stands. */
export function refuseOrphans(document: StoredDocument, before: Neighbours, after: Neighbours): void {
  for (const one of before.family(document).slice(1)) {
    const path = pathOf(one, after.find);
    const other = otherAt(path, one, after);
    const isReserved = parentOf(one) === document.id && isOwn(one);
    if (!other && !isReserved) continue;
    const whose = other ? `the ${other.type} ${other.id}` : "the site itself";
    const sentence = `The ${one.type} ${one.id} below this page would move to ${path}, the address of ${whose}`;
    throw new WriteError(409, `${sentence}; move it first`, taken);
  }
}

const taken = [{ field: "uid", reason: "taken" }];

const isOwn = ({ type, uid }: StoredDocument) => type === "page" && uid !== null && (own.test(uid) || files.test(uid));

const otherAt = (path: string, one: StoredDocument, beside: Neighbours) =>
  beside.withUid(one.uid).find((two) => isAt(two, path, one, beside));

const isAt = (one: StoredDocument, path: string, { id, lang }: StoredDocument, { find }: Neighbours) =>
  one.id !== id && one.lang === lang && hasAddress(one) && pathOf(one, find) === path;

function refuseCycle(document: StoredDocument, { find }: Neighbours): void {
  if (!listAbove(document, find).isCircle) return;
  const details = [{ field: "data.parent", reason: "a circle" }];
  throw new WriteError(400, "The pages above this one lead back to it; choose another parent", details);
}

/** Throws `WriteError` for a document without which no page can be shown: its removal, or a new uid of the home page. */
export function refuseLoss(document: StoredDocument, repeatable: boolean, uid?: string | null): void {
  const isHome = document.type === "page" && document.uid === "home";
  if (uid === document.uid || (uid !== undefined && !isHome)) return;
  if (isHome && uid !== undefined) {
    throw new WriteError(409, "The page home answers at the site's first address; its uid stays home", taken);
  }
  if (isHome || !repeatable) {
    const what = isHome ? "the home page" : `the only ${document.type}`;
    throw new WriteError(409, `This is ${what} in ${document.lang}, which the site needs; change it instead`);
  }
}
