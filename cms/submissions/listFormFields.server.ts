import { fillBrand, readBrand } from "#contracts/brand.ts";
import { findPersonKeys, formDocumentSchema, readComposedForm } from "#contracts/composedForm.ts";
import { defaultLocale, getLanguage, getLocaleByLang } from "#contracts/locales.ts";
import { mapTexts } from "#contracts/mapTexts.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";

import type { SubmissionField } from "./contract.ts";

const columns = ["email", "name"] as const;

export type FormSources = { repository: Repository; catalog: DocumentCatalog };

/**
 * The fields of a composed form in its order, with the labels that its visitors read: those of the published versions,
 * the master language first, then those that only a draft has. Empty for any other form, and for one that is gone.
 */
export function listFormFields(form: string, { repository, catalog }: FormSources): SubmissionField[] {
  const isVersion = ({ type, uid }: StoredDocument) => type === "form" && `form-${uid}` === form;
  const { master } = repository;
  const latest = [...catalog.entries.values()].map(({ draft }) => draft.document);
  const settings = master.listByType("settings");
  const fields = new Map<string, SubmissionField>();
  const published = [...master.listByType("form")].sort(
    (a, b) => Number(b.lang === masterLang) - Number(a.lang === masterLang),
  );
  for (const document of [...published, ...latest].filter(isVersion)) {
    const composed = readComposedForm(
      formDocumentSchema.validateSync(fill(document, settings), { stripUnknown: true }),
    );
    const keys = findPersonKeys(composed);
    for (const { key, label } of composed.fields) {
      const column = columns.find((name) => keys[name] === key) ?? null;
      if (!fields.has(key)) fields.set(key, { key, label, column });
    }
  }
  return [...fields.values()];
}

/** A document with the brand's values in its texts, from which keys are made too. */
function fill(document: StoredDocument, settings: readonly StoredDocument[]): StoredDocument {
  const brand = settings.find(({ lang }) => lang === document.lang) ?? settings[0];
  const { script } = getLanguage(getLocaleByLang(document.lang) ?? defaultLocale);
  const values = brand ? readBrand(brand.data, script) : {};
  return mapTexts(document, (text) => fillBrand(text, values));
}
