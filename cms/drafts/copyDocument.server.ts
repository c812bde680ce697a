import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Payload } from "./payload.server.ts";

type Copying = {
  lang: string | undefined;
  uid: string | undefined;
  title: string;
  /** The version of a document in a language. */
  findInLanguage: (id: string, lang: string) => StoredDocument | undefined;
};

/**
 * Data of a document's copy, with the ids of its slices, so that translations match. A copy in another language is a
 * translation, and its links lead to translated documents where they exist.
 */
export function copyDocument(document: StoredDocument, { lang, uid, title, findInLanguage }: Copying): Payload {
  const { id, type, tags, data, ...own } = toStored(document);
  const target = lang ?? own.lang;
  const isTranslation = target !== own.lang;
  const toTarget = (linked: string) => findInLanguage(linked, target)?.id ?? linked;
  const copied = isTranslation ? relink(data, toTarget) : data;
  const wantedUid = uid ?? (isTranslation ? own.uid : null) ?? undefined;
  return {
    title,
    type,
    lang: target,
    tags,
    data: isObject(copied) ? copied : data,
    ...(wantedUid === undefined ? {} : { uid: wantedUid }),
    ...(isTranslation ? { alternateId: id } : {}),
  };
}

function relink(value: Json, toTarget: (id: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => relink(item, toTarget));
  if (!isObject(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") return { ...value, id: toTarget(value.id) };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, relink(member ?? null, toTarget)]));
}
