import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { Draft } from "./DraftStore.server.ts";

/** A value that is stored but not served, because it does not fit the models. */
export type HiddenValue = Problem & {
  document: string;
  type: string;
  lang: string;
  uid: string | null;
  /** The slice that contains it. */
  slice?: string;
  /** Set for a value of an unpublished version. */
  isDraft?: true;
};

/** Content that a model change hides. */
export type HiddenContent = {
  /** One sentence for the editor. */
  message: string;
  total: number;
  documents: number;
  hidden: HiddenValue[];
  /** Types whose documents are not served at all. */
  types: { id: string; documents: number }[];
};

const maxListed = 1_000;
const maxNamed = 5;

type Options = { published: readonly StoredDocument[]; drafts: Draft[]; after: Models };

/** Values that are served now and would not be with other models. */
export function findHiddenContent({ published, drafts, after }: Options): HiddenContent {
  const values = [
    ...published.flatMap((document) => findHiddenValues(document, after)),
    ...drafts.flatMap(({ document }) =>
      findHiddenValues(document, after).map((value) => ({ ...value, isDraft: true as const })),
    ),
  ];
  const hiddenByType = values.filter(({ field, isDraft }) => field === "type" && !isDraft);
  const types = [...Map.groupBy(hiddenByType, ({ type }) => type)].map(([id, of]) => ({ id, documents: of.length }));
  const documents = new Set(values.map(({ document }) => document)).size;
  return {
    message: describe(values, documents),
    total: values.length,
    documents,
    hidden: values.slice(0, maxListed),
    types,
  };
}

/** Header for responses without a body. */
export const toHiddenHeader = ({ total, message }: HiddenContent): Record<string, string> =>
  total > 0 ? { "x-hidden-content": encodeURIComponent(message) } : {};

function findHiddenValues(document: StoredDocument, after: Models): HiddenValue[] {
  const before = new Set(document.misfit?.problems.map((problem) => JSON.stringify(problem)));
  const problems = fitDocument(document, after).misfit?.problems ?? [];
  const { id, type, lang, uid } = document;
  return problems
    .filter((problem) => !before.has(JSON.stringify(problem)))
    .map((problem) => {
      const slice = /\((\w+)\)/.exec(problem.field)?.[1];
      return { document: id, type, lang, uid, ...(slice ? { slice } : {}), ...problem };
    });
}

function describe(values: HiddenValue[], documents: number): string {
  if (values.length === 0) return "Nothing that is served is hidden.";
  const places = Map.groupBy(
    values,
    ({ type, field, reason }) => `${type} ${field.replace(/\[\d+\]/g, "[]")}: ${reason}`,
  );
  const named = [...places].slice(0, maxNamed).map(([place, { length }]) => `${place} (${length} times)`);
  const rest = places.size > maxNamed ? `; and ${places.size - maxNamed} more` : "";
  const what = documents === 1 ? "1 document is" : `${documents} documents are`;
  return `${what} served without what does not fit the models, which stays stored: ${named.join("; ")}${rest}.`;
}
