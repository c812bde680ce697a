import { useEffect, useState } from "react";

import { searchDocuments } from "#cms/list/api.ts";
import { findLinkedId } from "#cms/editor/model/summarize.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { StudioError } from "#cms/http/StudioError.ts";

/** Where the link of a group's entry leads: the path or title of a document, or a URL; empty without a link. */
export function useTargetNames(rows: readonly JsonObject[]): (row: JsonObject) => string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = [...new Set(rows.map(findLinkedId))].filter(Boolean).join(" ");
  useEffect(() => {
    if (ids === "") return undefined;
    const controller = new AbortController();
    const all = ids.split(" ");
    searchDocuments({ ids: all, limit: all.length }, controller.signal).then(
      ({ results }) => setNames(new Map(results.map(({ id, path, title }) => [id, path ?? title]))),
      (error: unknown) => {
        // The entries do without.
        if (!controller.signal.aborted && !(error instanceof StudioError)) throw error;
      },
    );
    return () => controller.abort();
  }, [ids]);
  return (row) => names.get(findLinkedId(row)) ?? findUrl(row);
}

function findUrl(row: JsonObject): string {
  const link = Object.values(row).find((value) => isJsonObject(value) && value.link_type === "Web");
  return isJsonObject(link) ? toText(link.url) : "";
}
