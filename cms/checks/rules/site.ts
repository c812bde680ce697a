import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { DocumentSource } from "#cms/repository/domain/DocumentSource.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { SiteContent } from "./SiteContent.ts";
import type { Page } from "./SiteContent.ts";

export type DocumentName = { title: string; path: string | null };

/** Input of the rules. */
export type SiteFacts = {
  models: Models;
  /** Files that do not fit their models. */
  bad: { file: string; problems: Problem[] }[];
  chains: { key: string; name: string; families: string[] }[];
  faucets: string[];
  /** Methods with a page, as values of its template: `methods-evm/eth_call`. */
  methodPages: string[];
  /** Kinds of methods of each family; the method reference has an anchor for each. */
  methods: Record<string, { method: string; category: string }[]>;
  /** Names of available images. */
  images: Pick<Set<string>, "has">;
  /** Size of an image in bytes, if known. */
  imageBytes?: (name: string) => number | undefined;
  /** The name that an editor gave an image. */
  imageName?: (name: string) => string;
  /** Whether a path is a file or an endpoint, not a page. */
  isServed: (path: string) => boolean;
  /** Unpublished documents with their paths: links to them are not dead. */
  unpublished?: {
    ids: Pick<Set<string>, "has">;
    paths: Pick<Set<string>, "has">;
    /** How editors know one of them. */
    name: (id: string) => DocumentName | undefined;
  };
};

/** A site whose documents are all checked. */
export type WholeSite = SiteFacts & { documents: readonly StoredDocument[] };

/** A site as visitors read it, and the documents that are checked. */
export type Site = SiteFacts & {
  content: SiteContent;
  subjects: readonly StoredDocument[];
  /** Whether the subjects are all documents. */
  isWhole: boolean;
};

/** The site of some documents, all of them checked. */
export const toSite = ({ documents, ...facts }: WholeSite): Site => {
  const content = new SiteContent(new DocumentIndex(documents), facts);
  return { ...facts, content, subjects: documents.map(content.fill), isWhole: true };
};

/** A site without checked documents; `withSubjects` names them. */
export const toUncheckedSite = (source: DocumentSource, facts: SiteFacts): Site => ({
  ...facts,
  content: new SiteContent(source, facts),
  subjects: [],
  isWhole: false,
});

/** The same site with the documents to check. */
export const withSubjects = (site: Site, ids: Iterable<string>): Site => ({
  ...site,
  subjects: [...ids].flatMap((id) => site.content.find(id) ?? []),
});

/** A document's title and path, `“About us” /about/`; empty for one that does not exist. */
export function nameDocument(id: string, { content, unpublished }: Site): string {
  const document = content.source.find(id);
  const own = document && {
    title: String(document.data.title ?? document.uid ?? document.type),
    path: content.getPath(document),
  };
  const found = own ?? unpublished?.name(id);
  return found ? [`“${found.title}”`, found.path].filter(Boolean).join(" ") : "";
}

/** The pages among the checked documents. */
export const listPages = ({ content, subjects }: Site): Page[] =>
  subjects.flatMap((document) => content.toPage(document) ?? []);
