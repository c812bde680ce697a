import { streamLlmsFullTxt } from "@/app/_feeds/llms";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ locale: string }> };

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" };

/** `GET /cn/llms-full.txt`: every listed page as Markdown in one text. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return new Response(await streamLlmsFullTxt(await requirePrefixedLocale(params)), { headers });
}
