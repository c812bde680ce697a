import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Field } from "./fields.ts";

/** Kinds of findings, with the rule under which the command line lists each. */
const rules = {
  "title-missing": "title",
  "title-length": "title",
  "title-duplicate": "title",
  "description-missing": "description",
  "description-length": "description",
  "heading-first": "headings",
  "heading-second": "headings",
  "heading-order": "headings",
  "slice-empty": "empty slices",
  "slice-list-empty": "empty slices",
  "alt-text": "alt text",
  "picture-missing": "pictures",
  "picture-large": "pictures",
  "link-missing": "links",
  "link-unpublished": "links",
  "link-no-page": "links",
  "link-language": "links",
  "link-anchor": "links",
  "link-redirect": "links",
  "link-empty": "links",
  "link-invalid": "links",
  "link-dead": "links",
  "link-silent": "links",
  "redirect-chain": "redirects",
  "redirect-nowhere": "redirects",
  "redirect-covers": "redirects",
  "redirect-covered": "redirects",
  "redirect-pattern": "redirects",
  "file-missing": "links",
  "translation-missing": "counterpart",
  "translation-behind": "translation",
  "translation-untranslated": "translation",
  "translation-empty": "translation",
  "chain-unknown": "icons",
  "family-unknown": "names",
  "placeholder-unknown": "names",
  "form-empty": "forms",
  "form-choices": "forms",
  "form-recipient": "forms",
  "section-text-unknown": "names",
  "starter-text": "sample text",
  orphan: "orphans",
};

export type FindingKind = keyof typeof rules;

// Errors: visible defects for visitors. All other kinds are warnings.
const errors = new Set<FindingKind>([
  ...(["title-missing", "picture-missing", "file-missing", "placeholder-unknown"] as const),
  ...(["link-missing", "link-no-page", "link-invalid", "redirect-nowhere"] as const),
  ...(["form-empty", "form-choices", "form-recipient"] as const),
  ...(["redirect-covers", "redirect-covered", "redirect-pattern"] as const),
]);

/** A violation of a rule: where, and what. */
export type Finding = {
  rule: string;
  where: string;
  message: string;
  /** Location for the Studio; absent for an unreadable file. */
  details?: {
    kind: FindingKind;
    level: "error" | "warning";
    document: string;
    field: string;
    slice: string | null;
    values: string[];
  };
};

type Options = {
  where: string;
  message: string;
  /** Path of the field from `data` on. */
  field?: string;
  /** Id of the slice that holds it. */
  slice?: string | null | undefined;
  values?: string[];
};

/** A finding about a document. */
export function report({ id }: Pick<StoredDocument, "id">, kind: FindingKind, options: Options): Finding {
  const { where, message, field = "", slice = null, values = [] } = options;
  const level = errors.has(kind) ? "error" : "warning";
  return { rule: rules[kind], where, message, details: { kind, level, document: id, field, slice, values } };
}

/** A finding about a field, or about a block of its rich text. */
export const reportField = (
  document: Pick<StoredDocument, "id">,
  kind: FindingKind,
  { path, field, sliceId }: Pick<Field, "path" | "field" | "sliceId">,
  options: Pick<Options, "message" | "values"> & { block?: number | undefined },
): Finding => {
  const { block, ...rest } = options;
  const here = block === undefined ? field : `${field}[${block}]`;
  return report(document, kind, { ...rest, where: `${document.id} ${path}`, field: here, slice: sliceId });
};
