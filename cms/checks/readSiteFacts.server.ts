import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { array, object, string } from "yup";

import { getMethodPath } from "#contracts/anchors.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { toRecordSchema } from "#contracts/toRecordSchema.ts";
import { readChains } from "#kit/catalog/readChains.ts";
import { readData } from "#kit/catalog/readData.ts";
import { faucetNetworks } from "#kit/catalog/faucetNetworks.ts";
import type { Site } from "#cms/checks/rules/site.ts";

const methodsFile = "compute-units.json";

const families = object({
  families: toRecordSchema(
    array(object({ method: string().required(), category: string().required() })).required(),
  ).required(),
});

/** Facts for the rules besides documents: data that pages reference by key, and the site's other routes. */
export function readSiteFacts(
  contentDir: string,
): Pick<Site, "chains" | "faucets" | "methodPages" | "methods" | "isServed"> {
  // A folder without data uses the project's data.
  const own = [join(contentDir, "data"), "content/data"].find((folder) => existsSync(join(folder, methodsFile)));
  const data = own ?? "content/data";
  const endpoints = listFilesBelow("app").flatMap(routePattern);
  return {
    chains: readChains(data),
    faucets: faucetNetworks.map(({ id }) => id),
    methodPages: listMethodPages(data),
    methods: readData(data, methodsFile, families).families,
    isServed: (path) => isFile(join("public", path)) || endpoints.some((pattern) => pattern.test(path)),
  };
}

// One file per family: `reference/evm.json`.
const listMethodPages = (data: string) =>
  listFilesBelow(join(data, "reference")).flatMap((file) =>
    Object.keys(readData(data, join("reference", file), object({ methods: object().required() })).methods).map(
      (method) => getMethodPath(basename(file, ".json"), method),
    ),
  );

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Names of all files below a folder. */
export function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

// https://nextjs.org/docs/app/api-reference/file-conventions/metadata
const metadataRoutes: Record<string, string> = { "robots.ts": "robots.txt", "manifest.ts": "manifest.webmanifest" };

// `api/prices/[chain]/route.ts` answers /api/prices/eth/, `(prefixed)/[locale]/llms.txt/route.ts` /cn/llms.txt.
function routePattern(file: string): RegExp[] {
  const path = ownValue(metadataRoutes, file) ?? /^(?:\(\w+\)\/)?(.*)\/route\.ts$/.exec(file)?.[1];
  if (path === undefined) return [];
  const pattern = path
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[(\\\.){3}\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return [new RegExp(`^/${pattern}/?$`)];
}
