import { listTypes, nameTypeList } from "#cms/models/typeModels.ts";

import { writeListPath } from "./screenPaths.ts";
import type { StudioStore } from "./StudioStore.ts";

const types = ["redirect", "form", "navigation", "settings"] as const;

/** The lists of documents that no page leads to, of the types that the repository has. */
export function listTypeLinks({ locale, models }: Pick<StudioStore, "locale" | "models">) {
  const known = new Set(listTypes(models).map(({ id }) => id));
  return types
    .filter((id) => known.has(id))
    .map((id) => ({ id, label: nameTypeList(models, id, locale), href: writeListPath({ type: id }) }));
}
