import type { StoredDocument } from "../../domain/model/document.ts";
import { WriteError } from "../WriteError.ts";
import type { Neighbours } from "../../domain/paths/DocumentLookup.ts";

/** Throws `WriteError` when another document of its type has a document's uid, its place as the only one, or its language. */
export function refuseClash(document: StoredDocument, beside: Neighbours, repeatable: boolean): void {
  const { id, type, uid, lang, group } = document;
  const isOther = (one: StoredDocument) => one.id !== id && one.type === type && one.lang === lang;
  if (beside.withUid(uid).some(isOther)) refuse("uid", `the uid ${uid} is taken by another ${type} in ${lang}`);
  if (!repeatable && beside.ofType(type).some(isOther)) refuse("type", `there is one ${type} only in ${lang} already`);
  if (beside.inGroup(group).some(isOther))
    refuse("alternate_language_id", `the document has a version in ${lang} already`);
}

function refuse(field: string, message: string): never {
  throw new WriteError(400, message, [{ field, reason: "taken" }]);
}
