import { object, mixed } from "yup";

import { readJson, writeJson } from "#kit/jsonFiles.ts";

/** A file in the target's media library, with the hash of the sent content. */
export type SentFile = {
  hash: string;
  id: string;
  url: string;
  width?: number | undefined;
  height?: number | undefined;
};

type Stored = { documents: Record<string, string>; files: Record<string, SentFile> };

const shape = object({
  documents: mixed<Stored["documents"]>().required(),
  files: mixed<Stored["files"]>().required(),
});

/** State of earlier pushes to a repository: its ids for local documents and files. */
export class PushState {
  private readonly path: string;
  private stored: Stored = { documents: {}, files: {} };
  private saving: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.path = file;
  }

  async open(): Promise<void> {
    const value = await readJson(this.path);
    if (value !== undefined) this.stored = shape.validateSync(value);
  }

  documentId = (local: string): string | undefined => this.stored.documents[local];

  file = (name: string): SentFile | undefined => this.stored.files[name];

  /** The local name of a remote file. */
  findName = (url: string): string | undefined =>
    Object.entries(this.stored.files).find(([, file]) => file.url.split("?")[0] === url.split("?")[0])?.[0];

  keepDocument(local: string, id: string): void {
    this.stored.documents[local] = id;
  }

  /** Drops documents that the repository does not have; returns how many. */
  retain(there: ReadonlySet<string>): number {
    const entries = Object.entries(this.stored.documents);
    this.stored.documents = Object.fromEntries(entries.filter(([, id]) => there.has(id)));
    return entries.length - Object.keys(this.stored.documents).length;
  }

  keepFile(name: string, file: SentFile): void {
    this.stored.files[name] = file;
  }

  /** Saves the state; writes are serialized. */
  save(): Promise<void> {
    this.saving = this.saving.then(() => writeJson(this.path, this.stored));
    return this.saving;
  }
}
