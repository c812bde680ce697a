import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { describeUnknownLanguage } from "#cms/repository/domain/languages.ts";

/** Models and languages that documents must fit, and how files are named. */
export type Rules = { models: Models; languages: string[] | undefined; getName: (path: string) => string };

/** Unique keys of documents with their files: id, uid, being the only one of its type. */
export class UniqueKeys {
  private readonly rules: Rules;
  /** Paths of files. */
  private readonly files = new Map<string, Map<string, string>>();

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Why a document cannot be served: its language is unknown, or a key is taken. */
  findClashes(document: StoredDocument): Problem[] {
    const { languages, getName } = this.rules;
    if (languages && !languages.includes(document.lang)) {
      return [{ field: "lang", reason: describeUnknownLanguage(document.lang, languages) }];
    }
    return this.listKeys(document).flatMap(({ field, space, key }) => {
      const other = this.files.get(space)?.get(key);
      return other ? [{ field, reason: `already taken by ${getName(other)}` }] : [];
    });
  }

  add(document: StoredDocument, path: string): void {
    for (const { space, key } of this.listKeys(document)) {
      const files = this.files.get(space) ?? new Map<string, string>();
      this.files.set(space, files.set(key, path));
    }
  }

  remove(document: StoredDocument): void {
    for (const { space, key } of this.listKeys(document)) this.files.get(space)?.delete(key);
  }

  // Documents of a type without UID field have none. The keys are the document's own texts, which take no memory.
  private listKeys({ id, type, uid, lang }: StoredDocument): { field: string; space: string; key: string }[] {
    const isSingle = this.rules.models.types.get(type)?.repeatable === false;
    return [
      { field: "id", space: "id", key: id },
      ...(uid === null ? [] : [{ field: "uid", space: `uid ${type} ${lang}`, key: uid }]),
      ...(isSingle ? [{ field: "type", space: `type ${lang}`, key: type }] : []),
    ];
  }
}
