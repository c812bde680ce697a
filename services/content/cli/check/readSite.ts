import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { array, object, string } from "yup";

import { getMethodPath } from "../../../../features/shared/contracts/getMethodPath.ts";
import { readChains } from "../../../kit/catalog/readChains.ts";
import { readData } from "../../../kit/catalog/readData.ts";
import { toRecordSchema } from "../../../../features/shared/contracts/toRecordSchema.ts";
import { faucetNetworks } from "../../../kit/catalog/faucetNetworks.ts";
import { DocumentFiles } from "../../storage/DocumentFiles.ts";
import { languages } from "../../domain/languages.ts";
import { loadModels } from "../../storage/modelFiles.ts";
import type { Site } from "../../domain/checks/site.ts";

const families = object({
  families: toRecordSchema(
    array(object({ method: string().required(), category: string().required() })).required(),
  ).required(),
});

/** Reads the project in the working directory: models, documents, pictures, data and what the site serves. */
export async function readSite(contentDir: string): Promise<Site> {
  const models = loadModels("customtypes", "slices");
  const stored = new DocumentFiles(join(contentDir, "documents"), models, {
    languages: languages.map(({ id }) => id),
  });
  await stored.read();
  // A folder without data is read with the project's data.
  const data = [join(contentDir, "data"), "content/data"].find((folder) => existsSync(folder)) ?? "content/data";
  const endpoints = listFiles("app").flatMap(routePattern);
  return {
    models,
    documents: stored.documents,
    bad: stored.problems,
    chains: readChains(data),
    faucets: faucetNetworks.map(({ id }) => id),
    methodPages: listMethodPages(data),
    methods: readData(data, "compute-units.json", families).families,
    images: new Set(listFiles(join(contentDir, "images"))),
    isServed: (path) => isFile(join("public", path)) || endpoints.some((pattern) => pattern.test(path)),
  };
}

// One file a family: `reference/evm.json`.
const listMethodPages = (data: string) =>
  listFiles(join(data, "reference")).flatMap((file) =>
    Object.keys(readData(data, join("reference", file), object({ methods: object().required() })).methods).map(
      (method) => getMethodPath(basename(file, ".json"), method),
    ),
  );

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

// `api/prices/[chain]/route.ts` answers /api/prices/eth/, `(prefixed)/[locale]/llms.txt/route.ts` /cn/llms.txt.
function routePattern(file: string): RegExp[] {
  const path = /^(?:\(\w+\)\/)?(.*)\/route\.ts$/.exec(file)?.[1];
  if (path === undefined) return [];
  const pattern = path
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[(\\\.){3}\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return [new RegExp(`^/${pattern}/?$`)];
}
