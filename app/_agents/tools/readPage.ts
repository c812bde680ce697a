import { findPageMarkdown, getMarkdownPath } from "@/app/_feeds/markdown";
import { env } from "@/features/shared/env";
import { defaultLocale, localizePath, splitLocale } from "@/features/shared/locale";

import { defineTool, from, maybe, number, text, ToolError } from "@/app/_agents/tool";

// Some five thousand tokens.
const pieceChars = 20_000;

export const readPage = defineTool<{ page: string; offset?: number }>({
  name: "read_page",
  title: "Read a page",
  description: "A page of this site as Markdown, by URL or path. Long pages come in pieces: pass nextOffset as offset.",
  properties: {
    page: { type: "string", minLength: 1, maxLength: 500 },
    offset: { type: "integer", minimum: 0, default: 0 },
  },
  required: ["page"],
  output: { markdown: text, nextOffset: maybe(number) },
  run: async ({ page, offset = 0, locale }) => {
    const path = toPath(page);
    const { locale: named, rest } = splitLocale(path);
    const target = named === locale ? path : localizePath(rest, locale === defaultLocale ? named : locale);
    const markdown = await findPageMarkdown(target);
    if (markdown === undefined) throw new ToolError(`There is no page at ${target}. Find its path with search.`);
    const end = offset + pieceChars;
    return {
      markdown: markdown.slice(offset, end),
      ...(end < markdown.length ? { nextOffset: end } : {}),
      ...from(getMarkdownPath(target)),
    };
  },
});

/** The path of a page from its URL, its path or that of its Markdown. */
function toPath(page: string): string {
  const url = URL.canParse(page, env.SITE_URL) ? new URL(page, env.SITE_URL) : undefined;
  if (!url || url.origin !== new URL(env.SITE_URL).origin)
    throw new ToolError(`${page} is no page of ${env.SITE_URL}. Give a path such as /docs/limits/.`);
  let path: string;
  try {
    path = decodeURI(url.pathname);
  } catch {
    throw new ToolError(`${page} has an invalid percent escape.`);
  }
  return `${path.replace(/index\.md$/, "").replace(/\/+$/, "")}/`;
}
