import { object, mixed } from "yup";

import { readJson, writeJson } from "../../storage/jsonFiles.ts";

/** A file in the target's media library, by what it held when it was sent. */
export type SentFile = {
  hash: string;
  id: string;
  url: string;
  width?: number | undefined;
  height?: number | undefined;
};

type Kept = { documents: Record<string, string>; files: Record<string, SentFile> };

const shape = object({
  documents: mixed<Kept["documents"]>().required(),
  files: mixed<Kept["files"]>().required(),
});

/** What earlier pushes to a repository made there: its ids for our documents and files. */
export class PushState {
  readonly #file: string;
  #kept: Kept = { documents: {}, files: {} };
  #saving: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  async open(): Promise<void> {
    const value = await readJson(this.#file);
    if (value !== undefined) this.#kept = shape.validateSync(value);
  }

  documentId = (local: string): string | undefined => this.#kept.documents[local];

  file = (name: string): SentFile | undefined => this.#kept.files[name];

  /** Our name of a file that has another one there. */
  nameOf = (url: string): string | undefined =>
    Object.entries(this.#kept.files).find(([, file]) => file.url.split("?")[0] === url.split("?")[0])?.[0];

  keepDocument(local: string, id: string): void {
    this.#kept.documents[local] = id;
  }

  /** Forgets documents that the repository turned out not to have; tells how many. */
  forgetAllBut(there: ReadonlySet<string>): number {
    const known = Object.entries(this.#kept.documents);
    this.#kept.documents = Object.fromEntries(known.filter(([, id]) => there.has(id)));
    return known.length - Object.keys(this.#kept.documents).length;
  }

  keepFile(name: string, file: SentFile): void {
    this.#kept.files[name] = file;
  }

  /** Writes what is known, one writing after the other. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => writeJson(this.#file, this.#kept));
    return this.#saving;
  }
}
