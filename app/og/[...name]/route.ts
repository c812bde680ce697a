import { createHash } from "node:crypto";

import { decodeParts } from "@/app/_routing/routeParameters";
import { getImagePage } from "@/app/_page/pageLook";
import { templateParameters, templateTokens } from "@/app/_routing/templateParameters";
import { findPage, getSiteIndex, listAncestors, pageWords } from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { spellFlags } from "@/features/shared/ui/Hoist/spellFlags";
import { drawCard } from "@/features/social-image/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string[] }> };

/** `GET /og/{page}/card.png`: a page's social card, 1,200 × 630 pixels; 404 for an unknown page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const parts = decodeParts(name);
  const path = parts && getImagePage(`/og/${parts.join("/")}`);
  const { locale, rest } = splitLocale(path ?? "/");
  const page = path && (await findPage(locale, rest.split("/").filter(Boolean), await templateParameters()));
  if (!page) return Response.json({ error: { code: "not_found", message: "There is no such page." } }, { status: 404 });
  const words = await cardWords(page, locale);
  const etag = `"${createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const picture = new Uint8Array(await drawCard(words));
  return new Response(picture, { headers: { ...headers, "content-type": "image/png" } });
}

async function cardWords(page: FoundPage, locale: Locale) {
  const [words, siteIndex] = await Promise.all([
    pageWords(page, locale, await templateTokens(page.parameters, locale)),
    getSiteIndex(),
  ]);
  const above = listAncestors(siteIndex, page.path, locale).slice(1);
  return {
    siteName: words.siteName,
    kicker: above.map(({ title }) => title).join(" / "),
    title: above.length === 0 ? words.title : words.name,
    description: words.description,
    url: `${new URL(env.SITE_URL).host}${page.path}`,
    flags: spellFlags(page.path.split("/").filter(Boolean).at(-1) ?? words.siteName, 7),
  };
}
