import { splitLocale } from "#contracts/locales.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import { findNamed } from "#cms/cli/open/findNamed.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

/**
 * The documents that a name stands for, in every language: a page with all pages below it, by its uid, path, id or
 * file; or all documents of a type. Throws for an unknown name, and for what every page needs.
 */
export function findTree(name: string, { content, models }: Site, files: Files = []): StoredDocument[] {
  const { documents } = content.source;
  const type = models.types.get(name);
  const named = documents.filter(({ uid }) => uid === name);
  const roots = type?.repeatable && named.length === 0 ? content.source.listByType(name) : findRoots();
  if (roots.length === 0) throw new Error(`there is no document of the type ${name}`);
  const tree = getTree(roots);
  const needed = tree.find((one) => content.getPath(one) === "/" || models.types.get(one.type)?.repeatable === false);
  if (needed) throw new Error(`${name} cannot be removed: every page needs ${needed.id}`);
  return tree;

  function findRoots(): StoredDocument[] {
    // A page and the documents below it may have the same uid.
    const pages = named.filter((one) => one.type === "page");
    const tree = new Set(getTree(pages));
    const isOne = new Set(pages.map(({ group }) => group)).size === 1 && named.every((one) => tree.has(one));
    const found = isOne ? pages : findNamed(name, [...documents], files);
    return documents.filter(({ id }) => found.some((one) => one.id === id));
  }

  function getTree(roots: readonly StoredDocument[]): StoredDocument[] {
    const groups = new Set(roots.map(({ group }) => group));
    const toPath = (document: StoredDocument) => splitLocale(content.getPath(document) ?? "").rest;
    const paths = documents.filter(({ group }) => groups.has(group)).flatMap((one) => toPath(one) || []);
    return documents.filter(
      (one) => groups.has(one.group) || paths.some((path) => path !== "/" && toPath(one).startsWith(path)),
    );
  }
}

type Files = { file: string; document: StoredDocument }[];
