/** @jest-environment node */
import { testSample } from "@/features/shared/testing/testSample";
import { globSync } from "node:fs";
import { parse, stringify } from "yaml";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { composeDocument } from "#cms/cli/compose/composeDocument.ts";
import { readDraft } from "#cms/cli/compose/draft.ts";
import { indexPaths } from "#cms/cli/compose/indexPaths.ts";
import { readStoredDocument } from "#cms/cli/readStoredDocument.ts";

import { openDocument } from "./openDocument.ts";

const models = loadModels("customtypes", "slices");

/** A document, opened as a draft, serialized, and composed again. */
function throughDraft(document: StoredDocument, documents: StoredDocument[]) {
  const text = stringify([openDocument(document, documents, models)]);
  const [draft] = parse(text);
  const findIdByPath = indexPaths([], documents);
  return { text, ...composeDocument(readDraft(draft), { models, findIdByPath, before: document, now: "never" }) };
}

testSample("every document of the site, opened as a draft, composes back to itself", async () => {
  const documents = await Promise.all(globSync("content/documents/**/*.json").map(readStoredDocument));
  expect(documents.length).toBeGreaterThan(270);
  for (const document of documents) {
    const again = throughDraft(document, documents);
    expect(again.problems).toEqual([]);
    expect(again.document).toEqual(document);
  }
});
