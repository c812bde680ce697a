import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";

/** Throws `WriteError` when another document has the same uid, is the only one of its type, or is the same translation. */
export function checkUnique(document: StoredDocument, lookup: DocumentLookup, repeatable: boolean): void {
  const { id, type, uid, lang, group } = document;
  const isOther = (one: StoredDocument) => one.id !== id && one.type === type && one.lang === lang;
  const holder = lookup.listByUid(uid).find(isOther);
  if (holder) {
    const sentence = `the uid ${uid} is taken by another ${type} in ${lang}, “${getTitle(holder)}”`;
    fail("uid", sentence, named("uid-taken", uid ?? "", getTitle(holder)));
  }
  if (!repeatable && lookup.listByType(type).some(isOther))
    fail("type", `there is one ${type} only in ${lang} already`, named("only-one", lang));
  if (lookup.listByGroup(group).some(isOther))
    fail("alternate_language_id", `the document has a version in ${lang} already`, named("translation-exists", lang));
}

function fail(field: string, message: string, facts: ReturnType<typeof named>): never {
  throw new WriteError(400, message, [{ field, reason: "taken" }], facts);
}
