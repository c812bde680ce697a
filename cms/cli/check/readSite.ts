import { join } from "node:path";

import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { languages } from "#cms/repository/domain/languages.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { listFilesBelow, readSiteFacts } from "#cms/checks/readSiteFacts.server.ts";
import type { WholeSite } from "#cms/checks/rules/site.ts";

/** Reads the project in the working directory: models, documents with their files, images, data and the site's routes. */
export async function readSite(contentDir: string): Promise<WholeSite & Pick<DocumentFiles, "served">> {
  const models = loadModels("customtypes", "slices");
  const stored = new DocumentFiles(join(contentDir, "documents"), models, {
    languages: languages.map(({ id }) => id),
  });
  await stored.read();
  return {
    ...readSiteFacts(contentDir),
    models,
    documents: stored.documents,
    served: stored.served,
    bad: stored.problems,
    images: new Set(listFilesBelow(join(contentDir, "images"))),
  };
}
