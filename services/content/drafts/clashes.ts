import type { StoredDocument } from "../model/document.ts";
import { WriteError } from "../write/writeError.ts";

/** Throws `WriteError` when another document of its type has a document's uid, its place as the only one, or its language. */
export function refuseClash(document: StoredDocument, all: StoredDocument[], repeatable: boolean): void {
  const { id, type, uid, lang, group } = document;
  const others = all.filter((one) => one.id !== id && one.type === type && one.lang === lang);
  if (uid !== null && others.some((one) => one.uid === uid))
    refuse("uid", `the uid ${uid} is taken by another ${type} in ${lang}`);
  if (!repeatable && others.length > 0) refuse("type", `there is one ${type} only in ${lang} already`);
  if (others.some((one) => one.group === group))
    refuse("alternate_language_id", `the document has a version in ${lang} already`);
}

function refuse(field: string, message: string): never {
  throw new WriteError(400, message, [{ field, reason: "taken" }]);
}
