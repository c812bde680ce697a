import { getSiteIndex, searchContent } from "@/features/content/server";
import { findHits } from "@/features/search/server";
import { localizePath } from "@/features/shared/locale";

import { defineTool, from, number, rows, ToolError, toUrl } from "@/app/_agents/tool";

export const search = defineTool<{ query: string; limit?: number }>({
  name: "search",
  title: "Search the site",
  description: "Finds pages, chains, methods, errors and questions of this site, best first.",
  properties: {
    query: { type: "string", minLength: 1, maxLength: 200 },
    limit: { type: "integer", minimum: 1, maximum: 25, default: 8 },
  },
  required: ["query"],
  output: { results: rows, total: number },
  run: async ({ query, limit = 8, locale }) => {
    const { ref } = await getSiteIndex();
    const hits = await findHits(query, locale, ref, searchContent);
    if (!hits) throw new ToolError("The search index cannot be read right now. Repeat the call in ten seconds.");
    const results = hits.slice(0, limit).map(({ kind, title, path, detail, within }) => ({
      kind,
      title,
      url: toUrl(path),
      detail,
      ...(within ? { within } : {}),
    }));
    return { results, total: hits.length, ...from(localizePath(`/search/?q=${encodeURIComponent(query)}`, locale)) };
  },
});
