/**
 * `npm run content:validate` lists every problem of `content/`, and choices of `customtypes/` without a slice, with file,
 * line, field and reason; exit code 1 for any.
 */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { readServicesEnv } from "#env";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { languages } from "#cms/repository/domain/languages.ts";
import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { locateProblems } from "#cms/repository/domain/model/locateProblems.ts";
import { loadModels, readModelFiles } from "#cms/repository/store/modelFiles.server.ts";
import { listPublished } from "#cms/cli/listPublished.ts";

import { describeTypeWithoutPath, findDanglingChoices, listTypesWithoutPath } from "./findModelProblems.ts";
import { findProblems } from "./findProblems.ts";

const env = readServicesEnv();
const { CONTENT_DIR, IMAGE_HOSTS, SITE_URL } = env;
const documentsDir = join(CONTENT_DIR, "documents");
const imagesDir = join(CONTENT_DIR, "images");
const models = loadModels("customtypes", "slices");
const files = new DocumentFiles(documentsDir, models, {
  languages: languages.map(({ id }) => id),
});
await files.read();

const ids = new Set(files.documents.map(({ id }) => id));
const lookup = new DocumentLookup(new DocumentIndex(files.documents));
const missing = files.served.map(({ file, document }) => ({
  path: join(documentsDir, file),
  problems: findProblems(document, { ids, lookup, imagesDir, imageHosts: IMAGE_HOSTS, siteUrl: SITE_URL }),
}));
const modelFiles = readModelFiles({ modelsDir: "customtypes", slicesDir: "slices" });
const dangling = findDanglingChoices(modelFiles).map(({ file, problems }) => ({
  path: join("customtypes", file),
  problems,
}));
for (const type of listTypesWithoutPath(models)) console.log(describeTypeWithoutPath(type));
const bad = [...files.problems, ...missing, ...dangling].filter(({ problems }) => problems.length > 0);
for (const { path, problems } of bad) {
  for (const { field, reason, line } of locateProblems(readFileSync(path, "utf8"), problems)) {
    console.error(`${relative("", path)}${line ? `:${line}` : ""}: ${field ? `${field}: ` : ""}${reason}`);
  }
}
const published = await listPublished(env);
for (const { file, document } of files.served) {
  const at = published.get(document.id);
  const sentence = "not shown: another version was published, or the document taken off, on";
  if (at)
    console.log(`${relative("", join(documentsDir, file))}: ${sentence} ${at.toISOString()}; npm run content:merge`);
}
const count = bad.reduce((sum, { problems }) => sum + problems.length, 0);
console.log(
  `${files.documents.filter(({ misfit }) => !misfit).length} documents are good, ${count} ${count === 1 ? "problem was" : "problems were"} found.`,
);
process.exitCode = count > 0 ? 1 : 0;
