import { getLanguage, splitLocale } from "#contracts/locales.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";
import { describeUnknown } from "#cms/cli/compose/describeUnknown.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { CallError } from "./RepositoryClient.ts";
import type { RepositoryClient } from "./RepositoryClient.ts";

/** A document of the running repository, published or not. */
export type Target = { id: string; type: string; uid: string | null; lang: string };

/**
 * Finds documents by id, by uid (in every language) or by path (`/cn/about/`, in that language). Throws when there is
 * none, or when documents of several types have the uid.
 */
export async function findTargets(name: string, client: RepositoryClient): Promise<Target[]> {
  if (!name.startsWith("/")) {
    const own = await findById(name, client);
    if (own) return [own];
  }
  const { uid, lang, type } = readName(name);
  const { results } = await client.call("POST", "core/documents/search", {
    limit: 1_000,
    ...(lang ? { lang } : {}),
  });
  const all = (Array.isArray(results) ? results : []).filter(isObject).map(readTarget);
  const called = all.filter((one) => (one.uid ?? one.type) === uid);
  const found = called.length > 1 && type ? called.filter((one) => one.type === type) : called;
  if (found.length === 0)
    throw new Error(
      describeUnknown(
        "document",
        name,
        all.map((one) => one.uid ?? one.type),
      ).slice(0, 300),
    );
  if (new Set(found.map((one) => one.type)).size > 1) {
    const choices = found.map((one) => `${one.id} (${one.type})`).join(", ");
    throw new Error(`several documents are called ${name}; name one by its id: ${choices}`);
  }
  return found;
}

async function findById(id: string, client: RepositoryClient): Promise<Target | undefined> {
  try {
    return readTarget(await client.call("GET", `core/documents/${encodeURIComponent(id)}`));
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

function readName(name: string): { uid: string; lang: string | undefined; type: string | undefined } {
  if (!name.startsWith("/")) return { uid: name, lang: undefined, type: undefined };
  const { locale, rest } = splitLocale(name);
  const path = rest.endsWith("/") ? rest : `${rest}/`;
  const type = Object.keys(typePrefixes).find((one) => path.startsWith(typePrefixes[one] ?? "?")) ?? "page";
  return { uid: path.split("/").filter(Boolean).at(-1) ?? "home", lang: getLanguage(locale).prismic, type };
}

const readTarget = ({ id, type, uid, lang }: JsonObject): Target => ({
  id: String(id),
  type: String(type),
  uid: typeof uid === "string" ? uid : null,
  lang: String(lang),
});
