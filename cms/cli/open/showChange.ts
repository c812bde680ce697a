import { createTwoFilesPatch } from "diff";
import { stringify } from "yaml";

import type { WholeSite } from "#cms/checks/rules/site.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { openDocument } from "./openDocument.ts";

const maxLines = 80;

type Change = { document: StoredDocument; before: StoredDocument | undefined };

/** A diff of two versions of a document in draft form. */
export function showChange({ document, before }: Change, { documents, models }: WholeSite): string {
  const draft = (one: StoredDocument) => writeDrafts([openDocument(one, documents, models)]);
  const patch = createTwoFilesPatch("", "", before ? draft(before) : "", draft(document), "", "", { context: 1 });
  const lines = patch.split("\n").slice(4);
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`… and ${more} lines more`] : [])].join("\n");
}

/** Serializes drafts as YAML. */
export const writeDrafts = (drafts: object[]): string => stringify(drafts, { lineWidth: 0 });
