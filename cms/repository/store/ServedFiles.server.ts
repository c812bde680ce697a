import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { KnownFile } from "./KnownFile.server.ts";
import { Groups } from "#cms/repository/domain/Groups.ts";
import { UniqueKeys } from "./UniqueKeys.server.ts";
import type { Rules } from "./UniqueKeys.server.ts";

/** The served content of a file that is not served as it is, and its problems. */
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
  private readonly known: KnownFiles;
  private readonly keys: UniqueKeys;
  /** Files whose own content is not what is served, or that have problems; few, so that the others take no memory. */
  private readonly exceptions = new Map<string, ServedFile>();
  /** The files that are not published documents, by the id of their document. */
  private readonly seed = new Groups<KnownFile>();
  private hasClashes = false;

  /** `known` may only change with `replace`. */
  constructor(known: KnownFiles, options: Options) {
    this.options = options;
    this.known = known;
    this.keys = new UniqueKeys(options);
    const { isWritten, toPath } = options;
    const files = [...known.values()];
    const isFirst = (one: KnownFile) => one.isSettled;
    for (const one of [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))]) {
      const id = getId(one) ?? "";
      const over = isWritten(one.path) ? undefined : known.get(toPath(id));
      if (!isWritten(one.path)) this.seed.add([id], one);
      this.serve(one, over);
    }
  }

  /** The documents that are served, with their files. */
  get documents(): { file: string; document: StoredDocument }[] {
    return [...this.known.values()].flatMap((one) => {
      const document = this.getDocument(one);
      return document ? [{ file: this.options.getName(one.path), document }] : [];
    });
  }

  /** The files that have problems or are hidden. */
  get notable(): ServedFile[] {
    return [...this.exceptions.values()];
  }

  /** Those among them of a document. */
  listNotable = (id: string): ServedFile[] => this.seed.list(id).flatMap(({ path }) => this.exceptions.get(path) ?? []);

  /**
   * Replaces published documents. Returns whether it did: not when keys clash, because then other files may be served
   * instead.
   */
  replace(rows: readonly { id: string; one: KnownFile }[]): boolean {
    if (this.hasClashes) return false;
    for (const { id, one } of rows) {
      const before = this.known.get(one.path);
      for (const file of [...(before ? [before] : []), ...this.seed.list(id)]) {
        const former = this.getDocument(file);
        if (former) this.keys.remove(former);
      }
    }
    for (const { id, one } of rows) {
      this.serve(one, undefined);
      for (const file of this.seed.list(id)) this.serve(file, one);
    }
    return !this.hasClashes;
  }

  private getDocument(one: KnownFile): StoredDocument | undefined {
    const exception = this.exceptions.get(one.path);
    return exception ? exception.document : one.content.document;
  }

  private serve(one: KnownFile, over: KnownFile | undefined): void {
    const { path, content } = one;
    const served = over || content.removed !== undefined ? hide(one) : this.choose(one);
    const isHidden = over !== undefined && !isSameContent(content.document, over.content.document);
    const problems = served.problems.length === 0 ? one.problems : [...one.problems, ...served.problems];
    if (served.document === content.document && problems.length === 0 && !isHidden) this.exceptions.delete(path);
    else this.exceptions.set(path, { ...served, file: this.options.getName(path), path, isHidden, problems });
  }

  private choose(one: KnownFile): Choice {
    const { isLastGood, former, path } = one;
    const { document } = one.content;
    if (!document) return { document, isLastGood, problems: [] };
    const problems = this.keys.findClashes(document);
    if (problems.length === 0) {
      one.isSettled = true;
      this.keys.add(document, path);
      return { document, isLastGood, problems };
    }
    this.hasClashes = true;
    if (!former || this.keys.findClashes(former).length > 0) return { document: undefined, isLastGood, problems };
    this.keys.add(former, path);
    return { document: former, isLastGood: true, problems };
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
