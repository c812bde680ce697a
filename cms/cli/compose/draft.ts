import { locales } from "#contracts/locales.ts";
import { toLang } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { describeUnknown } from "./describeUnknown.ts";

/** A document in short form; see composeCommand.ts. */
export type Draft = {
  type: string;
  uid: string | null;
  /** Language code of the repository: `en-us`. */
  lang: string;
  parent: string | undefined;
  tags: string[];
  published: string | undefined;
  /** Set only where they differ from those derived from type, uid and language. */
  id: string | undefined;
  group: string | undefined;
  data: JsonObject;
  slices: JsonObject[];
};

const names = ["type", "uid", "lang", "parent", "tags", "published", "id", "group", "data", "slices"];

/** Default id of a draft's document: type, uid and language. */
export const makeId = (type: string, uid: string | null, lang: string) =>
  `${type}-${uid ?? "single"}-${lang}`.replace(/[^\w-]/g, "-");

/** Default group of a document's translations. */
export const makeGroup = (type: string, uid: string | null) => `${type}-${uid ?? "single"}`;

/** An invalid draft, and the member at fault. */
export class DraftError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = "DraftError";
    this.field = field;
  }
}

/** Validates the outer shape of a draft; throws `DraftError`. */
export function readDraft(value: unknown): Draft {
  const draft = isObject(value) ? value : {};
  const { type, uid, lang } = draft;
  if (typeof type !== "string") throw new DraftError("type", "a draft names its type");
  const unknownName = Object.keys(draft).find((name) => !names.includes(name));
  if (unknownName) throw new DraftError(unknownName, describeUnknown("member", unknownName, names));
  const code = toLang(String(lang));
  if (!/^[a-z]{2}-[a-z]{2}$/.test(code)) throw new DraftError("lang", `${type}: lang is ${locales.join(" or ")}`);
  if (draft.slices !== undefined && !isSliceList(draft.slices))
    throw new DraftError("slices", "slices is a list of slices with a type");
  if (draft.data !== undefined && !isObject(draft.data))
    throw new DraftError("data", "data must contain fields with their values");
  if (uid !== undefined && uid !== null && typeof uid !== "string")
    throw new DraftError("uid", "uid is a text in quotes");
  const text = (name: string) => (typeof draft[name] === "string" ? draft[name] : undefined);
  return {
    type,
    uid: uid ?? null,
    lang: code,
    parent: text("parent"),
    tags: Array.isArray(draft.tags) ? draft.tags.map(String) : [],
    published: text("published"),
    id: text("id"),
    group: text("group"),
    data: draft.data ?? {},
    slices: draft.slices ?? [],
  };
}

const isSliceList = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.every((slice) => isObject(slice) && ("type" in slice || "slice_type" in slice));
