import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { describeUnknownLanguage } from "#cms/repository/domain/languages.ts";

/** Models and languages that documents must fit. */
export type Rules = { models: Models; languages: string[] | undefined };

/** Unique keys of documents with their files: id, uid, being the only one of its type. */
export class UniqueKeys {
  private readonly rules: Rules;
  private readonly files = new Map<string, string>();

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Why a document cannot be served: its language is unknown, or a key is taken. */
  findClashes(document: StoredDocument): Problem[] {
    const { languages } = this.rules;
    if (languages && !languages.includes(document.lang)) {
      return [{ field: "lang", reason: describeUnknownLanguage(document.lang, languages) }];
    }
    return this.listKeys(document).flatMap(({ field, key }) => {
      const other = this.files.get(key);
      return other ? [{ field, reason: `already taken by ${other}` }] : [];
    });
  }

  add(document: StoredDocument, file: string): void {
    for (const { key } of this.listKeys(document)) this.files.set(key, file);
  }

  remove(document: StoredDocument): void {
    for (const { key } of this.listKeys(document)) this.files.delete(key);
  }

  // Documents of a type without UID field have none.
  private listKeys({ id, type, uid, lang }: StoredDocument): { field: string; key: string }[] {
    const isSingle = this.rules.models.types.get(type)?.repeatable === false;
    return [
      { field: "id", key: `id ${id}` },
      ...(uid === null ? [] : [{ field: "uid", key: `uid ${type} ${uid} ${lang}` }]),
      ...(isSingle ? [{ field: "type", key: `type ${type} ${lang}` }] : []),
    ];
  }
}
