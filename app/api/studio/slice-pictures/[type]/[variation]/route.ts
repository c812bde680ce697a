import { env } from "@/features/shared/env";
import { readSlicePicture } from "@/slices/simulator/readSlicePicture";

type Context = { params: Promise<{ type: string; variation: string }> };

/** `GET /api/studio/slice-pictures/{type}/{variation}/`: the picture that editors choose a slice by; 404 without one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { type, variation } = await params;
  const picture = env.hasStudio ? await readSlicePicture(type, variation) : undefined;
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture, { headers: { "content-type": "image/png", "cache-control": "private, max-age=86400" } });
}
