import type { Problem } from "../model/context.ts";
import type { StoredDocument } from "../model/document.ts";
import type { Models } from "../model/models.ts";

/** What one document alone can have, with the file that has it: an id, a uid of its type, a place as the only one of its type. */
export class TakenPlaces {
  readonly #models: Models;
  readonly #files = new Map<string, string>();

  constructor(models: Models) {
    this.#models = models;
  }

  /** What of a document another one has already. */
  findClashes(document: StoredDocument): Problem[] {
    return this.#keysOf(document).flatMap(({ field, key }) => {
      const other = this.#files.get(key);
      return other ? [{ field, reason: `already taken by ${other}` }] : [];
    });
  }

  take(document: StoredDocument, file: string): void {
    for (const { key } of this.#keysOf(document)) this.#files.set(key, file);
  }

  // Many documents of a type without a UID have none.
  #keysOf({ id, type, uid, lang }: StoredDocument): { field: string; key: string }[] {
    const isSingle = this.#models.types.get(type)?.repeatable === false;
    return [
      { field: "id", key: `id ${id}` },
      ...(uid === null ? [] : [{ field: "uid", key: `uid ${type} ${uid} ${lang}` }]),
      ...(isSingle ? [{ field: "type", key: `type ${type} ${lang}` }] : []),
    ];
  }
}
