import { handleFeed } from "@/app/_feeds/handleFeed";
import { requirePrefixedLocale } from "@/app/_routing/routeParameters";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ locale: string; name: string }> };

/** `GET /cn/feeds/{blog,changes}.{xml,atom.xml,json}`: posts, or changes of availability, as RSS, Atom or JSON Feed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleFeed(request, (await params).name, await requirePrefixedLocale(params));
}
