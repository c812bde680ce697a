import { streamLlmsFullTxt } from "@/app/_feeds/llms";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" };

/** `GET /llms-full.txt`: every listed page as Markdown in one text. */
export async function GET(): Promise<Response> {
  return new Response(await streamLlmsFullTxt(defaultLocale), { headers });
}
