/**
 * `npm run content:open -- about` writes an existing document as a draft, `drafts/about.yaml`, in every language it
 * has: edit it there, then run `npm run content:compose -- drafts/about.yaml --replace`. A document is named by its
 * uid, its path (`/cn/about/`: that language only), its id or its file; `--to` sets another file, `--replace`
 * overwrites one.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { listPublished } from "#cms/cli/listPublished.ts";
import { readStoredDocument } from "#cms/cli/readStoredDocument.ts";

import { findNamed } from "./findNamed.ts";
import { openDocument } from "./openDocument.ts";
import { writeDrafts } from "./showChange.ts";

const options = { to: { type: "string" }, replace: { type: "boolean", default: false } } as const;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error("name one document: npm run content:open -- about");
  const env = readServicesEnv();
  const folder = join(env.CONTENT_DIR, "documents");
  const models = loadModels("customtypes", "slices");
  const files = new DocumentFiles(folder, models);
  await files.read();
  const ids = new Set(findNamed(name, files.documents, files.served).map(({ id }) => id));
  const paths = files.served.filter(({ document }) => ids.has(document.id)).map(({ file }) => join(folder, file));
  const documents = await Promise.all(paths.map(readStoredDocument));
  const published = await listPublished(env);
  for (const id of [...ids].filter((one) => published.has(one))) {
    console.warn(
      `${id}: another version was published, and is shown instead of this file; npm run content:merge first`,
    );
  }
  const path = values.to ?? join("drafts", `${documents[0]?.uid ?? documents[0]?.type ?? "draft"}.yaml`);
  if (existsSync(path) && !values.replace)
    throw new Error(`${path} is there already: add --replace, or --to another file`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeDrafts(documents.map((document) => openDocument(document, files.documents, models))));
  console.log(`written ${path}\nChange it, then: npm run content:compose -- ${path} --replace`);
}

try {
  await run();
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
