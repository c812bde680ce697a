import { createClient, ForbiddenError, RepositoryNotFoundError } from "@prismicio/client";
import type { Client, PrismicDocument } from "@prismicio/client";
import { resolve, sep } from "node:path";

import { getErrorMessage } from "#kit/log.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";

import { toPlainData } from "./toPlainData.ts";
import type { RemoteFile } from "./toPlainData.ts";
import { fetchWithRetry } from "./fetchWithRetry.ts";

/** URLs and tokens of a repository. */
export type RemoteRepository = {
  name: string;
  documents: string;
  assets: string;
  migration: string;
  /** The Custom Types API. */
  models: string;
  accessToken?: string | undefined;
  writeToken?: string | undefined;
  /** The setting that names it, for errors: `--repository your-repository`. */
  setting?: string;
};

/** URLs of a hosted repository, or of an embedded one at `http://host:3001/content`. */
export function getRemote(name: string, embedded?: string): Omit<RemoteRepository, "accessToken" | "writeToken"> {
  const base = embedded?.replace(/\/+$/, "");
  return base
    ? {
        name,
        documents: `${base}/api/v2`,
        assets: `${base}/assets`,
        migration: `${base}/migration`,
        models: `${base}/customtypes`,
      }
    : {
        name,
        documents: `https://${name}.cdn.prismic.io/api/v2`,
        assets: "https://asset-api.prismic.io",
        migration: "https://migration.prismic.io",
        models: "https://customtypes.prismic.io",
      };
}

export type RemoteContents = { documents: StoredDocument[]; files: RemoteFile[]; master: string; languages: string[] };

/** All published content of a repository, in stored form. Errors name the repository and the setting to change. */
export async function readRepository(remote: RemoteRepository, say: (line: string) => void): Promise<RemoteContents> {
  try {
    return await readContents(remote, say);
  } catch (error) {
    throw new Error(describeFailure(error, remote), { cause: error });
  }
}

function describeFailure(error: unknown, { name, documents, accessToken, setting }: RemoteRepository): string {
  const from = setting ? `, set by ${setting}` : "";
  if (error instanceof ForbiddenError)
    return accessToken
      ? `the repository ${name} at ${documents} rejects the token in PRISMIC_ACCESS_TOKEN`
      : `the repository ${name} at ${documents} is private: set PRISMIC_ACCESS_TOKEN`;
  if (error instanceof RepositoryNotFoundError) return `there is no repository ${name} at ${documents}${from}`;
  return `${getErrorMessage(error)} (repository ${name} at ${documents}${from})`;
}

/** The same, with the client's own errors. */
export async function readContents(remote: RemoteRepository, say: (line: string) => void): Promise<RemoteContents> {
  const client: Client<PrismicDocument> = createClient<PrismicDocument>(remote.name, {
    documentAPIEndpoint: remote.documents,
    fetch: fetchWithRetry,
    ...(remote.accessToken ? { accessToken: remote.accessToken } : {}),
  });
  const { languages } = await client.getRepository();
  const master = languages.find(({ is_master }) => is_master)?.id ?? masterLang;
  const results = await client.dangerouslyGetAll({
    lang: "*",
    orderings: { field: "document.first_publication_date" },
  });
  say(`${results.length} documents in ${remote.name}`);
  const files = new Map<string, RemoteFile>();
  const documents = results.map((result) => toStored(result, master, files));
  return { documents, files: [...files.values()], master, languages: languages.map(({ id }) => id) };
}

function toStored(result: PrismicDocument, master: string, files: Map<string, RemoteFile>): StoredDocument {
  const siblings = [{ id: result.id, lang: result.lang }, ...result.alternate_languages];
  const first = siblings.find(({ lang }) => lang === master) ?? siblings.sort((a, b) => (a.id < b.id ? -1 : 1))[0];
  const data: unknown = JSON.parse(JSON.stringify(result.data));
  return {
    id: result.id,
    type: result.type,
    uid: result.uid ?? null,
    lang: result.lang,
    group: first?.id ?? result.id,
    tags: result.tags,
    first_publication_date: result.first_publication_date,
    last_publication_date: result.last_publication_date,
    data: toPlainData(isObject(data) ? data : {}, files),
  };
}

/** Renames linked documents and files in data. */
export function renameReferences(
  data: JsonObject,
  names: { document: (id: string) => string; file: (name: string) => string },
): JsonObject {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    return isObject(value) ? inside(value) : value;
  };
  const inside = (value: JsonObject): JsonObject => {
    if (value.link_type === "Document" && typeof value.id === "string")
      return { ...value, id: names.document(value.id) };
    if (value.link_type === "Media" && typeof value.name === "string")
      return { ...value, name: names.file(value.name) };
    const entries = Object.entries(value).map(([name, one]) => [name, walk(one ?? null)] as const);
    const copy = Object.fromEntries(entries);
    return typeof value.url === "string" && "alt" in value ? { ...copy, url: names.file(value.url) } : copy;
  };
  return inside(data);
}

/** The path of a file in a folder; throws for a name outside it: names from a repository are untrusted. */
export function resolveWithin(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new Error(`${name} would be written outside of ${folder}; types and uids are words without slashes and dots`);
}
