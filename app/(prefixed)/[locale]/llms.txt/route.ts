import { writeLlmsTxt } from "@/app/_feeds/llms";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ locale: string }> };

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" };

/** `GET /cn/llms.txt`: description of the site and the Markdown URLs of its pages. 503 while the content cannot be read. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const locale = await requirePrefixedLocale(params);
  return orUnavailable(async () => new Response(await writeLlmsTxt(locale), { headers }));
}
