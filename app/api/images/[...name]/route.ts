import { NextResponse } from "next/server";

import { decodeParts } from "@/app/_routing/routeParameters";
import { loadImage } from "@/features/content/server";

type Context = { params: Promise<{ name: string[] }> };

/**
 * `GET /api/images/{name}?w=828&rect=0,0,600,400`: an image of the configured storage, or of Prismic's below
 * `prismic/`, from the site's own origin. 400 for an invalid name, width or crop, 404 when there is none or the storage
 * fails and no copy is cached.
 */
export async function GET(request: Request, { params }: Context): Promise<NextResponse> {
  const { name } = await params;
  const parts = decodeParts(name) ?? [];
  const image = await loadImage(parts.join("/"), new URL(request.url).searchParams);
  if ("status" in image) {
    const { status, code, message } = image;
    // The same lifetime as in the site's own cache.
    return NextResponse.json(
      { error: { code, message } },
      { status, headers: { "cache-control": "public, max-age=5" } },
    );
  }
  return new NextResponse(image.body, { headers: image.headers });
}
