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

type Options = {
  getName: (path: string) => string;
  isWritten: (path: string) => boolean;
  /** The path of a published document. */
  toPath: (id: string) => string;
} & Rules;

type KnownFiles = ReadonlyMap<string, KnownFile>;

/**
 * The served content of the files, in their order: a published document overrides the file with its id; of two files
 * with the same id or uid the earlier one wins, and the other keeps its previous version.
 */
export class ServedFiles {
  private readonly options: Options;
  private readonly keys: UniqueKeys;
  private readonly served = new Map<string, ServedFile>();
  private readonly notableFiles = new Map<string, ServedFile>();
  /** Paths of the files that are not published documents, by the id of their document. */
  private readonly paths = new Map<string, string[]>();
  private hasClashes = false;

  constructor(known: KnownFiles, options: Options) {
    this.options = options;
    this.keys = new UniqueKeys(options);
    const { isWritten, toPath } = options;
    const files = [...known];
    const isFirst = ([, one]: [string, KnownFile]) => one.isSettled;
    const chosen = new Map<string, ServedFile>();
    for (const [path, one] of [...files.filter(isFirst), ...files.filter((entry) => !isFirst(entry))]) {
      const id = getId(one) ?? "";
      const over = isWritten(path) ? undefined : known.get(toPath(id));
      if (!isWritten(path)) this.paths.set(id, [...(this.paths.get(id) ?? []), path]);
      chosen.set(path, this.serve(path, one, over));
    }
    for (const [path] of files) {
      const one = chosen.get(path);
      if (one) this.set(one);
    }
  }

  /** What is served, file by file. */
  get files(): Iterable<ServedFile> {
    return this.served.values();
  }

  /** The files among them that have problems or are hidden. */
  get notable(): ServedFile[] {
    return [...this.notableFiles.values()];
  }

  /** The files of a document. */
  listFiles = (id: string): ServedFile[] => (this.paths.get(id) ?? []).flatMap((path) => this.served.get(path) ?? []);

  /**
   * Replaces published documents. Returns whether it did: not when keys clash, because then other files may be served
   * instead.
   */
  replace(rows: readonly { id: string; one: KnownFile }[], known: KnownFiles): boolean {
    if (this.hasClashes) return false;
    const { toPath } = this.options;
    const paths = rows.flatMap(({ id }) => [toPath(id), ...(this.paths.get(id) ?? [])]);
    for (const path of paths) {
      const former = this.served.get(path)?.document;
      if (former) this.keys.remove(former);
    }
    for (const { id, one } of rows) {
      this.set(this.serve(toPath(id), one, undefined));
      for (const path of this.paths.get(id) ?? []) {
        const file = known.get(path);
        if (file) this.set(this.serve(path, file, one));
      }
    }
    return !this.hasClashes;
  }

  private serve(path: string, one: KnownFile, over: KnownFile | undefined): ServedFile {
    const file = this.options.getName(path);
    const served = over || one.content.removed !== undefined ? hide(one) : this.choose(one, file);
    const isHidden = over !== undefined && !isSameContent(one.content.document, over.content.document);
    const problems = served.problems.length === 0 ? one.problems : [...one.problems, ...served.problems];
    return { ...served, file, path, isHidden, problems };
  }

  private choose(one: KnownFile, file: string): Choice {
    const { isLastGood, former } = one;
    const { document } = one.content;
    if (!document) return { document, isLastGood, problems: [] };
    const problems = this.keys.findClashes(document);
    if (problems.length === 0) {
      one.isSettled = true;
      this.keys.add(document, file);
      return { document, isLastGood, problems };
    }
    this.hasClashes = true;
    if (!former || this.keys.findClashes(former).length > 0) return { document: undefined, isLastGood, problems };
    this.keys.add(former, file);
    return { document: former, isLastGood: true, problems };
  }

  private set(one: ServedFile): void {
    this.served.set(one.path, one);
    if (one.isHidden || one.problems.length > 0) this.notableFiles.set(one.path, one);
    else this.notableFiles.delete(one.path);
  }
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
