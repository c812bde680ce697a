import "server-only";

import { cardWords } from "@/app/_page/cardWords";
import { pageLook } from "@/app/_page/pageLook";
import { findFeedItems } from "@/app/_feeds/feedItems";
import { writePageMarkdown } from "@/app/_feeds/markdown";
import { templateTokens } from "@/app/_routing/templateParameters";
import { findDraftById, pageMetadata } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { splitLocale } from "@/features/shared/locale";
import type { PageLooks } from "@/features/shared/contracts/pageLooksSchema";
import { loadDraftMarkdown } from "@/features/markdown/server";
import { drawCard } from "@/features/social-image/server";

/**
 * A draft as search engines, networks, feeds and agents will have it, by what writes the same for the published page; `undefined` when the
 * preview has expired, or the document has no page. Throws while the page cannot be rendered.
 */
export async function describeLooks(token: string, id: string): Promise<PageLooks | undefined> {
  const page = await findDraftById(token, id);
  if (!page) return undefined;
  const { locale } = splitLocale(page.path);
  const tokens = await templateTokens(page.parameters, locale);
  const look = pageLook(page.path, locale);
  const [metadata, card, content] = await Promise.all([
    pageMetadata(page, locale, tokens, look),
    cardWords(page, locale),
    loadDraftMarkdown(token, id, page.path),
  ]);
  const { title, description, images } = metadata.openGraph;
  const [image] = images;
  const isDrawn = image?.url === look.image;
  const picture = isDrawn ? toDataUrl(await drawCard(card)) : (image?.url ?? "");
  // As if it were published now.
  const markdown = await writePageMarkdown({ ...page, changed: new Date().toISOString() }, locale, content);
  return {
    url: `${env.SITE_URL}${page.path}`,
    isIndexed: !("robots" in metadata),
    search: { title: metadata.title.absolute, description: metadata.description },
    card: { title, description, picture },
    feed: page.entry
      ? findFeedItems(page.entry, locale).map(({ title: name, text, date }) => ({ title: name, text, date }))
      : [],
    markdown,
  };
}

const toDataUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
