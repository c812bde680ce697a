import { handleFeed } from "@/app/_feeds/handleFeed";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

/** `GET /feeds/{blog,changes}.{xml,atom.xml,json}`: posts, or changes of availability, as RSS, Atom or JSON Feed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleFeed(request, (await params).name, defaultLocale);
}
