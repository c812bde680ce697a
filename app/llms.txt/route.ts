import { writeLlmsTxt } from "@/app/_feeds/llms";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" };

/** `GET /llms.txt`: description of the site and the Markdown URLs of its pages. 503 while the content cannot be read. */
export function GET(): Promise<Response> {
  return orUnavailable(async () => new Response(await writeLlmsTxt(defaultLocale), { headers }));
}
