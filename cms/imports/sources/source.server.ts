import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { Loss, LossCode } from "#cms/imports/contract.ts";

/** A file of a source; `load` throws an `Error` with a sentence when it cannot be read. */
export type SourceFile = { key: string; filename: string; load: () => Promise<Uint8Array<ArrayBuffer>> };

/** What a document is made with: models, files by their keys (`undefined` for one that was not taken over), and losses. */
export type MakeContext = {
  models: Models;
  toImage: (key: string, alt: string | undefined) => JsonObject | undefined;
  /** A link to a file. */
  toMedia: (key: string) => JsonObject | undefined;
  lose: (code: LossCode, ...values: string[]) => void;
};

/** A document of another system with the head that it gets here. Links between documents use `id`. */
export type SourceDocument = {
  id: string;
  /** Name in the source: a file, or a title. */
  where: string;
  type: string;
  uid: string | null;
  lang: string;
  group: string;
  title: string;
  tags: string[];
  /** Former paths of the page. */
  paths: string[];
  /** Not public in the source. */
  isDraft: boolean;
  dates?: { first: string; last: string } | undefined;
  /** Data in stored form, before it is fitted to the type. */
  make: (context: MakeContext) => JsonObject;
};

/** Everything that a source holds. */
export type Source = { documents: SourceDocument[]; files: Map<string, SourceFile>; losses: Loss[] };
