import { createHash } from "node:crypto";

import { decodeParts } from "@/app/_routing/routeParameters";
import { cardWords } from "@/app/_page/cardWords";
import { getImagePage } from "@/app/_page/pageLook";
import { templateParameters } from "@/app/_routing/templateParameters";
import { findPage } from "@/features/content/server";
import { splitLocale } from "@/features/shared/locale";
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
