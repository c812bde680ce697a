import { NextResponse } from "next/server";

import { decodeParts } from "@/app/_routing/routeParameters";
import { loadImage } from "@/features/content/server";

type Context = { params: Promise<{ name: string[] }> };

/**
 * `GET /api/images/{name}?w=828&rect=0,0,600,400`: a picture of the configured image storage, or of Prismic's below
 * `prismic/`, from the site's own origin. 400 for a bad name, width or cut, 404 when there is none or the
 * storage fails and none is kept.
 */
export async function GET(request: Request, { params }: Context): Promise<NextResponse> {
  const { name } = await params;
  const parts = decodeParts(name) ?? [];
  const image = await loadImage(parts.join("/"), new URL(request.url).searchParams);
  if ("status" in image) {
    const { status, code, message } = image;
    // Same lifetime as the site's own memory of it.
    return NextResponse.json(
      { error: { code, message } },
      { status, headers: { "cache-control": "public, max-age=5" } },
    );
  }
  return new NextResponse(image.body, { headers: image.headers });
}
