import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Payload } from "./payload.server.ts";

type Copying = {
  lang: string | undefined;
  uid: string | undefined;
  title: string;
  /** The version of a document in a language. */
  findInLanguage: (id: string, lang: string) => StoredDocument | undefined;
  find: (id: string) => StoredDocument | undefined;
  /** The anchor of a heading of a page in a translation of it. */
  translateAnchor: (anchor: string, page: StoredDocument, translation: StoredDocument) => string;
};

/**
 * Data of a document's copy, with the ids of its slices, so that translations match. A copy in another language is a
 * translation, and its links lead to translated documents where they exist.
 */
export function copyDocument(document: StoredDocument, { lang, uid, title, ...pages }: Copying): Payload {
  const { id, type, tags, data, ...own } = toStored(document);
  const target = lang ?? own.lang;
  const isTranslation = target !== own.lang;
  const toTarget = (link: JsonObject): JsonObject => {
    const translation = pages.findInLanguage(String(link.id), target);
    const page = pages.find(String(link.id));
    if (!translation || !page) return link;
    const { anchor } = link;
    const own = typeof anchor === "string" ? { anchor: pages.translateAnchor(anchor, page, translation) } : {};
    return { ...link, id: translation.id, ...own };
  };
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

function relink(value: Json, toTarget: (link: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => relink(item, toTarget));
  if (!isObject(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") return toTarget(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, relink(member ?? null, toTarget)]));
}
