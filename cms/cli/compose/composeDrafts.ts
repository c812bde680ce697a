import { join } from "node:path";

import { readServicesEnv } from "#env";
import { checkLinks } from "#cms/checks/rules/checkLinks.ts";
import { toSite } from "#cms/checks/rules/site.ts";
import type { WholeSite } from "#cms/checks/rules/site.ts";
import { checkPath, checkReserved } from "#cms/checks/checkPaths.server.ts";
import { checkUnique } from "#cms/checks/checkUnique.server.ts";
import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { isMissing } from "#kit/jsonFiles.ts";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { readDocument } from "#cms/repository/domain/model/readDocument.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { findProblems } from "#cms/cli/validate/findProblems.ts";
import { readStoredDocument } from "#cms/cli/readStoredDocument.ts";

import { composeDocument } from "./composeDocument.ts";
import type { Draft } from "./draft.ts";
import { toComplaint, readDraftFile } from "./readDraftFile.ts";
import type { Complaint, LocatedDraft } from "./readDraftFile.ts";
import { indexPaths } from "./indexPaths.ts";

/** A composed document, its file, and the document it replaces. */
export type Composed = { file: string; document: StoredDocument; before: StoredDocument | undefined };

type Options = {
  /** Folder with `documents/` and `images/`. */
  contentDir: string;
  /** The site to check against. */
  site: WholeSite;
  now: string;
};

/** A draft with its composed document, as stored and as served. */
type Made = Composed & { placed: LocatedDraft; served: StoredDocument | undefined; problems: Problem[] };

/** Composes the documents of draft files and reports every problem; writes nothing. */
export async function composeDrafts(
  files: string[],
  { contentDir, site, now }: Options,
): Promise<{ composed: Composed[]; complaints: Complaint[] }> {
  const folder = join(contentDir, "documents");
  const { models } = site;
  const stored = new DocumentFiles(folder, models);
  await stored.read();
  const read = files.map(readDraftFile);
  const drafts = read.flatMap((one) => one.drafts);
  const places = new Map(stored.served.map(({ file, document }) => [getKey(document, models), file]));
  const findIdByPath = indexPaths(
    drafts.map(({ draft }) => draft),
    stored.documents,
  );
  const results = await Promise.all(
    drafts.map(async (placed): Promise<Made> => {
      const { draft } = placed;
      const name = draft.uid ?? (hasManyWithoutUid(draft, models) && draft.id ? draft.id : draft.type);
      const file = places.get(getKey(draft, models)) ?? join(draft.lang, draft.type, `${name}.json`);
      const before = await readBefore(join(folder, file));
      const { document, problems } = composeDocument(withGroup(draft, models), { models, findIdByPath, before, now });
      const result = problems.length > 0 ? undefined : readDocument(JSON.stringify(document), models);
      const all = [...findMissingId(draft, models), ...problems, ...(result?.problems ?? [])];
      return { placed, file, document, before, served: result?.document, problems: all };
    }),
  );
  const good = results.filter(({ problems }) => problems.length === 0);
  const beside = checkTogether(good, { site, imagesDir: join(contentDir, "images") });
  const complaints = [
    ...read.flatMap((one) => one.complaints),
    ...findDoubles(results, models),
    ...results.flatMap(({ placed, problems }) => problems.map((problem) => toComplaint(placed, problem))),
    ...(good.length === results.length ? beside : []),
  ];
  return { composed: results, complaints };
}

type Named = Pick<Draft, "id" | "type" | "uid" | "lang">;

// Documents of a type without UID are identified by id.
const hasManyWithoutUid = ({ type, uid }: Named, { types }: Models) =>
  uid === null && types.get(type)?.repeatable === true;

const getKey = (one: Named, models: Models) =>
  hasManyWithoutUid(one, models) ? `id ${one.id ?? ""}` : `${one.type} ${one.uid ?? ""} ${one.lang}`;

// Only a draft that names a group is a translation.
const withGroup = (draft: Draft, models: Models): Draft =>
  hasManyWithoutUid(draft, models) ? { ...draft, group: draft.group ?? draft.id } : draft;

const findMissingId = (draft: Draft, models: Models): Problem[] =>
  hasManyWithoutUid(draft, models) && draft.id === undefined
    ? [{ field: "type", reason: `a ${draft.type} has no uid, so its draft names an id of its own` }]
    : [];

/** The document in a file; `undefined` when the file is missing or no JSON. */
async function readBefore(path: string): Promise<StoredDocument | undefined> {
  try {
    return await readStoredDocument(path);
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function findDoubles(results: Made[], models: Models): Complaint[] {
  const first = new Map<string, LocatedDraft>();
  return results.flatMap(({ placed }) => {
    const key = getKey(placed.draft, models);
    const other = first.get(key);
    if (other)
      return [
        toComplaint(placed, { field: "uid", reason: `stands in ${other.file}:${other.findLine("uid")} already` }),
      ];
    first.set(key, placed);
    return [];
  });
}

/** Checks documents against all others: uid, path, images and links. */
function checkTogether(results: Made[], { site, imagesDir }: { site: WholeSite; imagesDir: string }): Complaint[] {
  const served = results.flatMap(({ served: document }) => document ?? []);
  const over = new Set(served.map(({ id }) => id));
  const documents = [...site.documents.filter(({ id }) => !over.has(id)), ...served];
  const lookup = new DocumentLookup(new DocumentIndex(documents));
  const ids = new Set(documents.map(({ id }) => id));
  const { IMAGE_HOSTS, SITE_URL } = readServicesEnv();
  const links = checkLinks(toSite({ ...site, documents }));
  return results.flatMap(({ placed, served: document, before }) => {
    if (!document) return [];
    const repeatable = site.models.types.get(document.type)?.repeatable ?? true;
    // Two checks report a page below itself.
    const problems = uniqueByField([
      ...collectProblems(() => checkUnique(document, lookup, repeatable)),
      ...collectProblems(() => checkReserved(document)),
      ...collectProblems(() => checkPath(document, lookup, before ? [before] : [])),
      ...findProblems(document, { ids, lookup: lookup, imagesDir, imageHosts: IMAGE_HOSTS, siteUrl: SITE_URL }),
      ...links.flatMap(({ where, message }) => {
        const isOwn = where.startsWith(`${document.id} `) && !/^leads to (a document that|no file)/.test(message);
        return isOwn ? [{ field: fieldAt(where.slice(document.id.length + 1)), reason: message }] : [];
      }),
    ]);
    return problems.map((problem) => toComplaint(placed, problem));
  });
}

const uniqueByField = (problems: Problem[]): Problem[] =>
  problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index);

function collectProblems(check: () => void): Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return [{ field: error.problems[0]?.field ?? "", reason: error.message }];
  }
}

/** Converts `hero[2].links[1].link` (one-based, without zone) to a field path. */
const fieldAt = (path: string): string => {
  const [, slice, index, rest = ""] = /^(\w+)\[(\d+)\](.*)$/.exec(path) ?? [];
  const inside = (text: string) => text.replace(/\[(\d+)\]/g, (_, number: string) => `[${Number(number) - 1}]`);
  return slice ? `data.slices[${Number(index) - 1}](${slice}).primary${inside(rest)}` : `data.${inside(path)}`;
};
