import { getSectionLink } from "#contracts/sections.ts";
import { listSlices } from "#cms/checks/rules/fields.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { getFallbackLang } from "#cms/repository/domain/languages.ts";

/** The documents that show a version of a section: by any version's id, if theirs is the language that it is shown in. */
export function listSectionPages(catalog: DocumentCatalog, id: string): CatalogEntry[] {
  const { entries, index } = catalog;
  const group = entries.get(id)?.draft.document.group;
  const versions = group === undefined ? [] : [...index.listByGroup(group)].map(({ draft }) => draft.document);
  const ids = new Set(versions.map((version) => version.id));
  const findShown = (lang: string | undefined) => versions.find((version) => version.lang === lang);
  const pages = new Set([...ids].flatMap((one) => [...index.listReferring("document", one)]));
  return [...pages]
    .filter(({ draft: { document } }) => {
      const shown = findShown(document.lang) ?? findShown(getFallbackLang(document.lang));
      const isShown = listSlices(document).some(({ type, primary }) =>
        ids.has(getSectionLink({ slice_type: type, primary })?.id ?? ""),
      );
      return isShown && shown?.id === id;
    })
    .sort((a, b) => (a.path ?? "").localeCompare(b.path ?? ""));
}
