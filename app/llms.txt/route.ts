import { writeLlmsTxt } from "@/app/_feeds/llms";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" };

/** `GET /llms.txt`: description of the site and the Markdown URLs of its pages. */
export async function GET(): Promise<Response> {
  return new Response(await writeLlmsTxt(defaultLocale), { headers });
}
