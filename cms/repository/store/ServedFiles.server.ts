import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { KnownFile } from "./KnownFile.server.ts";
import { UniqueKeys } from "./UniqueKeys.server.ts";
import type { Rules } from "./UniqueKeys.server.ts";

/** The served content of one file, and its problems. */
export type ServedFile = {
  file: string;
  path: string;
  document: StoredDocument | undefined;
  isLastGood: boolean;
  problems: Problem[];
  /** Whether a published version, or an unpublication, overrides the file. */
  isHidden: boolean;
};

type Options = { getName: (path: string) => string; isWritten: (path: string) => boolean } & Rules;

/**
 * Selects the served content of the files, in their order: a published document overrides the file with its id; of two
 * files with the same id or uid the earlier one wins, and the other keeps its previous version.
 */
export function selectServed(known: Map<string, KnownFile>, { getName, isWritten, ...rules }: Options): ServedFile[] {
  const files = [...known];
  const covered = new Map(files.flatMap(([path, one]) => (isWritten(path) ? [[getId(one) ?? "", one] as const] : [])));
  const keys = new UniqueKeys(rules);
  const chosen = new Map<string, ServedFile>();
  const isFirst = ([, one]: [string, KnownFile]) => one.isSettled;
  const ordered = [...files.filter(isFirst), ...files.filter((entry) => !isFirst(entry))];
  for (const [path, one] of ordered) {
    const file = getName(path);
    const over = isWritten(path) ? undefined : covered.get(getId(one) ?? "");
    const served = over || one.content.removed !== undefined ? hide(one) : choose(one, file, keys);
    const isHidden = over !== undefined && !isSameContent(one.content.document, over.content.document);
    chosen.set(path, { ...served, file, path, isHidden, problems: [...one.problems, ...served.problems] });
  }
  return files.flatMap(([path]) => chosen.get(path) ?? []);
}

const getId = ({ content }: KnownFile) => content.document?.id ?? content.removed;

type Choice = Omit<ServedFile, "file" | "path" | "isHidden">;

function isSameContent(a: StoredDocument | undefined, b: StoredDocument | undefined): boolean {
  const serialize = (one: StoredDocument | undefined) => one && JSON.stringify([one.uid, one.tags, one.data]);
  return serialize(a) === serialize(b);
}

function hide(one: KnownFile): Choice {
  one.isSettled = true;
  return { document: undefined, isLastGood: one.isLastGood, problems: [] };
}

function choose(one: KnownFile, file: string, keys: UniqueKeys): Choice {
  const { isLastGood, former } = one;
  const { document } = one.content;
  if (!document) return { document, isLastGood, problems: [] };
  const problems = keys.findClashes(document);
  if (problems.length === 0) {
    markSettled(one);
    keys.add(document, file);
    return { document, isLastGood, problems };
  }
  if (!former || keys.findClashes(former).length > 0) return { document: undefined, isLastGood, problems };
  keys.add(former, file);
  return { document: former, isLastGood: true, problems };
}

function markSettled(one: KnownFile): void {
  if (!one.isSettled) one.isSaved = false;
  one.isSettled = true;
}
