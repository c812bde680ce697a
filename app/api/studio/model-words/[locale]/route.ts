import { isLocale } from "@/features/shared/locale";
import { handleModelWords } from "#cms/shell/server.ts";

type Context = { params: Promise<{ locale: string }> };

/** `GET /api/studio/model-words/{locale}/`: translations of the labels of the models; 404 for an unknown language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? handleModelWords(locale) : new Response(null, { status: 404 });
}
