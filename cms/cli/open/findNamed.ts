import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toShortLang } from "#cms/repository/domain/languages.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";
import { describeUnknown } from "#cms/cli/compose/describeUnknown.ts";
import { getPath } from "#cms/repository/domain/paths/pagePath.ts";

type Named = Pick<StoredDocument, "id" | "type" | "uid" | "lang" | "group">;

/**
 * Finds documents by path (`/cn/about/`), id, file, or uid in every language.
 * Throws when there are none, or when several documents have the uid.
 */
export function findNamed(
  name: string,
  documents: StoredDocument[],
  files: { file: string; document: StoredDocument }[] = [],
): Named[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const publicPath = (one: StoredDocument) => {
    const path = getPath(one, (id) => byId.get(id));
    return toLocalizedPath(path, one.lang);
  };
  if (name.startsWith("/")) {
    const path = name.endsWith("/") ? name : `${name}/`;
    const found = documents.filter((one) => publicPath(one) === path);
    if (found.length === 0) throw new Error(describeUnknown("page at", path, documents.map(publicPath)).slice(0, 300));
    return found;
  }
  const own = byId.get(name) ?? files.find(({ file }) => name.endsWith(file))?.document;
  if (own) return [own];
  const found = documents.filter(({ uid, type }) => (uid ?? type) === name);
  const groups = new Set(found.map(({ group }) => group));
  if (groups.size > 1) {
    const choices = found.map((one) => `${one.id} (${one.type}, ${toShortLang(one.lang)})`);
    throw new Error(`several documents are called ${name}; name one by its id or path: ${choices.join(", ")}`);
  }
  if (found.length > 0) return found;
  const names = [...new Set(documents.map(({ uid, type }) => uid ?? type))];
  throw new Error(describeUnknown("document", name, names).slice(0, 300));
}
